import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOTS = [
    'src',
    'dataProvider',
    'authProvider',
    'storage',
    'i18n',
    'customRoutes',
    'build',
    'mock-server',
    'tests',
    'e2e',
    'scripts',
    'deploy',
    'docs',
];
const CONTRACT = join('docs', 'contract.md');

/** The ids in the order of `docs/contract.md`. */
const defined = [...readFileSync(CONTRACT, 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id ?? '');
const prefixes = [...new Set(defined.map(id => id.replace(/-\d+$/, '')))];

/** Every source and page of the project below the given folder. */
function filesOf(folder: string): string[] {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map(name => join(folder, name))
        .filter(name => /\.(tsx?|mjs|js|css|ya?ml|md|html)$/.test(name));
}

const sources = ROOTS.flatMap(filesOf).map(name => ({ name, text: readFileSync(name, 'utf8') }));

describe('docs/contract.md', () => {
    it('gives every rule its own id', () => {
        expect(defined.length).toBeGreaterThan(100);
        expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
    });

    it('says each rule in lines that can be read: a sentence a line where a rule is long', () => {
        const lines = readFileSync(CONTRACT, 'utf8').split('\n');
        expect(lines.flatMap((line, index) => (line.length > 300 ? [`${CONTRACT}:${index + 1}`] : []))).toEqual([]);
    });

    it('contains every id that a comment cites', () => {
        const cited = new RegExp(`\\b(?:${prefixes.join('|')})-\\d+\\b`, 'g');
        const unknown = sources.flatMap(({ name, text }) =>
            [...text.matchAll(cited)].filter(([id]) => !defined.includes(id)).map(([id]) => `${name}: ${id}`),
        );
        expect(unknown).toEqual([]);
    });

    it('is cited by id, and nothing outside the project is cited', () => {
        const elsewhere = /\bspecification\b|\bcontract, section|\bcontract \d|\bquality, "|\b(areas|shell), section/i;
        const wrong = sources
            .filter(({ name }) => name !== join('tests', 'docs', 'contract.test.ts'))
            .flatMap(({ name, text }) => text.split('\n').map((line, index) => ({ at: `${name}:${index + 1}`, line })))
            .filter(({ line }) => elsewhere.test(line))
            .map(({ at, line }) => `${at} ${line.trim()}`);
        expect(wrong).toEqual([]);
    });

    it('has next to it docs/quality.md with every cited heading', () => {
        const headings = [...readFileSync(join('docs', 'quality.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(
            ([, heading]) => heading,
        );
        const missing = sources.flatMap(({ name, text }) =>
            [...text.matchAll(/docs\/quality\.md, "([^"]+)"/g)]
                .filter(([, heading]) => !headings.includes(heading))
                .map(([citation]) => `${name}: ${citation}`),
        );
        expect(missing).toEqual([]);
    });
});
