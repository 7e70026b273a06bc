// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Every class of a style sheet is somewhere, and every class that a part has is in its sheet: otherwise a look is lost. */

const FOLDERS = ['src', 'customRoutes', 'mock-server/kit', 'build'];

const filesWith = (ending: RegExp): [file: string, text: string][] =>
    FOLDERS.flatMap(folder =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
            .filter(name => ending.test(name))
            .map((name): [string, string] => [join(folder, name), readFileSync(join(folder, name), 'utf8')]),
    );

/** The classes of a sheet itself, without comments and those of others (`:global`). */
const classesIn = (css: string): string[] => {
    const own = css.replace(/\/\*[^]*?\*\//g, '').replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
    return [...new Set([...own.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g)].map(([, name = '']) => name))];
};

/** The names that a module takes from a sheet: those read of its import, and, if one is computed, all its quoted words. */
function takenFrom(sheet: string, [file, code]: readonly [file: string, code: string]): string[] {
    return [...code.matchAll(/import (\w+) from '([^']+\.css)'/g)].flatMap(([, sheetName = '', path = '']) => {
        if ((path.startsWith('#') ? path.slice(1) : join(dirname(file), path)) !== sheet) return [];
        const read = code.matchAll(new RegExp(`\\b${sheetName}\\.(\\w+)`, 'g'));
        const quoted = code.includes(`${sheetName}[`) ? code.matchAll(/'([\w-]+)'/g) : [];
        return [...read, ...quoted].map(([, name = '']) => name);
    });
}

/** The classes that none of the modules with this sheet names. */
function unusedIn(sheet: string, css: string, modules: readonly (readonly [file: string, code: string])[]): string[] {
    const taken = new Set(modules.flatMap(module => takenFrom(sheet, module)));
    return classesIn(css).filter(name => !taken.has(name));
}

it('has no class that nothing uses', () => {
    const modules = filesWith(/\.tsx?$/);
    const unused = filesWith(/\.module\.css$/).flatMap(([sheet, css]) =>
        unusedIn(sheet, css, modules).map(name => `${sheet}: ${name}`),
    );
    expect(unused).toEqual([]);
});

it('has every class that a module takes from a sheet', () => {
    const sheets = new Map(filesWith(/\.module\.css$/));
    const missing = filesWith(/\.tsx?$/).flatMap(([file, code]) =>
        [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
            const sheet = path.startsWith('#') ? path.slice(1) : join(dirname(file), path);
            const known = new Set(classesIn(sheets.get(sheet) ?? ''));
            const taken = code.matchAll(new RegExp(`(?<![\\w/])${name}\\.(?!module\\.css)(\\w+)`, 'g'));
            return [...taken].flatMap(([, own = '']) => (known.has(own) ? [] : [`${file}: ${name}.${own}`]));
        }),
    );
    expect(missing).toEqual([]);
});

it('has each class that all parts share', () => {
    const known = new Set(classesIn(readFileSync('src/layout/base.css', 'utf8')));
    const named = filesWith(/\.tsx$/).flatMap(([file, code]) =>
        [...code.matchAll(/className=(?:"|\{`)([^"`$]+)/g)].flatMap(([, names = '']) =>
            names
                .split(' ')
                .flatMap(name => (/^(?:gap|stack|row|buttons|plain|muted|small|no)\b/.test(name) ? [{ file, name }] : [])),
        ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
    expect([...known].filter(name => /^gap-/.test(name) && !named.some(one => one.name === name))).toEqual([]);
});

it('tells them from those of others, from numbers, and from properties and words of the same name', () => {
    const modules = [
        ['src/a.tsx', "import styles from './a.module.css';\nstyles.used; row.gone; 'gone'"],
        ['src/b.tsx', "import styles from '#src/b.module.css';\nstyles.gone; styles[tone]; 'warning'"],
    ] as const;
    const css = '.used:hover, .gone > :global(.Mui) { margin: 0.5px; }\n/* .noted { */ .used { color: red; }';
    expect(unusedIn('src/a.module.css', css, modules)).toEqual(['gone']);
    expect(unusedIn('src/b.module.css', '.gone, .warning, .lost {}', modules)).toEqual(['lost']);
});
