// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { circlesOf } from '../build/circles';

/** Circles of modules, lazy imports included, which Oxlint's `import/no-cycle` does not follow. */

const FOLDERS = [
    ...['authProvider', 'build', 'customRoutes', 'dataProvider', 'e2e', 'i18n'],
    ...['mock-server', 'scripts', 'src', 'storage', 'tests'],
];

const modules = FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map(file => join(folder, file))
        .filter(file => /\.(?:tsx?|m?js)$/.test(file) && !/\/(?:dist|node_modules)\//.test(file)),
);

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The project's module of a specifier; none for packages. */
function moduleOf(specifier: string, from: string): string[] {
    if (!/^[.#]/.test(specifier)) return [];
    const base = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier);
    return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map(end => base + end).filter(isFile);
}

/** The specifiers that a module imports, for values or types, at once or lazily. */
const imported = (code: string): string[] => ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);

/** The modules of circles, and those between two circles: what is left without those that nothing imports, or that import nothing left. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
    let left = [...graph.keys()];
    for (let before = Infinity; left.length < before;) {
        before = left.length;
        const known = new Set(left);
        const needed = new Set(left.flatMap(file => graph.get(file) ?? []));
        left = left.filter(file => needed.has(file) && graph.get(file)?.some(other => known.has(other)));
    }
    return left;
}

it('no module imports itself by way of others', () => {
    const graph = new Map(
        modules.map(file => [file, imported(readFileSync(file, 'utf8')).flatMap(name => moduleOf(name, file))]),
    );
    expect([...graph.values()].flat().length).toBeGreaterThan(5000);
    expect(circlesIn(graph)).toEqual([]);
});

it('circles of lazy imports and of types are found', () => {
    const graph = new Map(Object.entries({ 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['b.ts', 'd.ts'], 'd.ts': [] }));
    expect(circlesIn(graph)).toEqual(['b.ts', 'c.ts']);
    expect(imported("import type { A } from './a';\nconst load = () => import('./b');\nlet c: import('./c').C;")).toEqual([
        './a',
        './b',
        './c',
    ]);
});

it('those of the files of a build are found', () => {
    expect(circlesOf({ a: ['b'], b: ['c'], c: [] })).toEqual([]);
    expect(circlesOf({ page: ['a'], a: ['b', 'c'], b: ['a'], c: [] })).toEqual(['a', 'b']);
});
