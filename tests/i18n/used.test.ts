// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manifests } from '../../src/app/manifests';
import { makeUser } from '../support/builders';
import { textsByKey } from '../support/texts';

/** No text is translated without being used: the portal's code names every key, or the part before a name that it computes. */

const FOLDERS = ['src', 'customRoutes', 'dataProvider', 'authProvider'];

const ROLES = ['USER', 'ADMIN'] as const;

/** An area's title and tile, for each role. */
const AREAS = manifests.flatMap(({ area }) => (area ? ROLES.map(role => area.texts(makeUser({ role }))) : []));
const OF_AREAS = new RegExp(`^(?:${AREAS.join('|')})\\.(?:title|tile)$`);

const FILES = import.meta.glob<object>(['../../i18n/en/*.ts', '!../../i18n/en/index.ts'], { eager: true, import: 'default' });

const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return sources(path);
        return /\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
    });

/** Keys that the code puts together: `licences.types.${type}` is any key of that form, so is the word of a code, and what a manifest's selection says. */
const computed = (code: string): RegExp[] =>
    [
        ...code.matchAll(/`([a-zA-Z]+\.[^`\n]*\$\{[^`\n]*)`/g),
        ...code.replace(/(?:codeWord\(t, |\bselection: )'([\w.]+)'/g, '`$1.${code}`').matchAll(/`([\w.]+\.\$\{code\})`/g),
    ].map(([, template = '']) => {
        const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
        return new RegExp(`^${parts.join('[\\w.]*')}$`);
    });

it('uses every text', () => {
    const code = FOLDERS.flatMap(sources).join('\n');
    const forms = [...computed(code), OF_AREAS];
    const keys = Object.values(FILES).flatMap(texts => textsByKey(texts).map(([key]) => key));
    expect(keys.length).toBeGreaterThan(1000);
    const unused = keys.filter(
        key => !forms.some(form => form.test(key)) && !["'", '"', '`'].some(quote => code.includes(`${quote}${key}${quote}`)),
    );
    expect(unused).toEqual([]);
});
