// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Style rules that one of the promised browsers ignores or understands in another way (docs/footguns.md, "Browsers"). */

const FOLDERS = ['src', 'customRoutes', 'mock-server/kit'];
const ROWS: ReadonlySet<string> = new Set(['tr', 'thead', 'tbody', 'tfoot']);

const filesWith = (ending: string) =>
    FOLDERS.flatMap(folder =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
            .filter(name => name.endsWith(ending))
            .map(name => join(folder, name)),
    );

/** The classes of a sheet that stand at rows of tables, and at dialogs and popovers. */
interface Uses {
    rows: Set<string>;
    layers: Set<string>;
}

/** The classes of the modules' elements, by sheet. */
function usesIn(files: readonly (readonly [file: string, code: string])[]): Map<string, Uses> {
    const uses = new Map<string, Uses>();
    for (const [file, code] of files) {
        const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
        const sheets = new Map(
            [...code.matchAll(/import (\w+) from '([^']+\.css)'/g)].map(([, name = '', path = '']) => [
                name,
                path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
            ]),
        );
        const visit = (node: ts.Node): void => {
            if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
                const attributes = node.attributes.properties.filter(ts.isJsxAttribute);
                const names = attributes.map(attribute => attribute.name.getText());
                const tag = node.tagName.getText();
                const kind = ROWS.has(tag) ? 'rows' : /^dialog$/i.test(tag) || names.includes('popover') ? 'layers' : null;
                const classes = attributes.find(attribute => attribute.name.getText() === 'className')?.getText() ?? '';
                for (const [, name = '', used = ''] of classes.matchAll(/\b(\w+)\.(\w+)/g)) {
                    const sheet = sheets.get(name);
                    if (!kind || !sheet) continue;
                    const found = uses.get(sheet) ?? { rows: new Set(), layers: new Set() };
                    found[kind].add(used);
                    uses.set(sheet, found);
                }
            }
            ts.forEachChild(node, visit);
        };
        visit(source);
    }
    return uses;
}

/** What a selector selects: its last part, without the conditions in parentheses that say nothing of it. */
function subjectOf(selector: string): string {
    const plain = selector.replace(/:(?:not|has|nth-[\w-]+)\((?:[^()]|\([^()]*\))*\)/g, '');
    return (
        plain
            .replace(/\([^()]*\)/g, found => found.replaceAll(/\s/g, ''))
            .split(/[\s>+~]+/)
            .at(-1) ?? ''
    );
}

function faultsOf(css: string, { rows, layers }: Uses): string[] {
    const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
    return [...bare.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, list = '', body = '']) => {
        const selectors = list.trim().split(/,(?![^(]*\))/);
        const selects = (tags: readonly string[], classes: ReadonlySet<string>) =>
            selectors
                .map(subjectOf)
                .some(
                    subject =>
                        !subject.includes('::') &&
                        (tags.some(tag => new RegExp(`(?:^|[(,])${tag}(?![\\w-])|\\[${tag}[\\]=]`).test(subject)) ||
                            [...subject.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name))),
                );
        const faults = [];
        if (/(?:^|[;\s])position:/.test(body) && selects([...ROWS], rows)) faults.push(`${list.trim()}: position`);
        if (/(?:^|[;\s])display:\s*(?:inline-)?grid/.test(body) && selects(['dialog', 'popover'], layers))
            faults.push(`${list.trim()}: display`);
        return faults;
    });
}

const none = (): Uses => ({ rows: new Set(), layers: new Set() });

describe('a sheet', () => {
    it.each([
        ['.usage tbody tr { position: relative; }', '.usage tbody tr: position'],
        ['.a tr:nth-child(2), b { top: 0; position: sticky }', '.a tr:nth-child(2), b: position'],
        ['@media print { .a > :is(thead, th) { position: static } }', '.a > :is(thead, th): position'],
        ['.line { position: relative; }', '.line: position'],
        ['.sheet[open] { display: grid; }', '.sheet[open]: display'],
        ['dialog:not(.a b) { display: grid; }', 'dialog:not(.a b): display'],
        ["[popover='auto'] { display: inline-grid; }", "[popover='auto']: display"],
    ])('must not say %s', (css, fault) => {
        expect(faultsOf(css, { rows: new Set(['line']), layers: new Set(['sheet']) })).toEqual([fault]);
    });

    it.each([
        'tr td { position: relative }',
        'tr .line { display: grid }',
        'tr::after { position: absolute }',
        '.sheet .body { display: grid }',
        'dialog { display: flex }',
        '.track { position: relative }',
        'td:has(tr) { position: relative }',
    ])('may say %s', css => {
        expect(faultsOf(css, { rows: new Set(['line']), layers: new Set(['sheet']) })).toEqual([]);
    });
});

it('the classes of rows, dialogs and popovers are found', () => {
    const code = `import styles from './a.module.css';
        const a = <tr onClick={() => 1} className={\`\${box} \${styles.line}\`}><td className={styles.cell} /></tr>;
        const b = <dialog className={styles.sheet} />;
        const c = <div popover="auto" className={styles.panel} />;`;
    expect(usesIn([['src/ui/A.tsx', code]]).get('src/ui/a.module.css')).toEqual({
        rows: new Set(['line']),
        layers: new Set(['sheet', 'panel']),
    });
});

it('no table’s row has a position, and no dialog or popover is a grid', () => {
    const uses = usesIn(filesWith('.tsx').map(file => [file, readFileSync(file, 'utf8')] as const));
    expect(uses.get('src/ui/modal/Modal.module.css')?.layers).toContain('dialog');
    const sheets = filesWith('.css');
    expect(sheets.length).toBeGreaterThan(40);
    const faults = sheets.flatMap(file =>
        faultsOf(readFileSync(file, 'utf8'), uses.get(file) ?? none()).map(fault => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
});
