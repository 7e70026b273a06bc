// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** No text is translated seven times for nothing: the portal's code names every key, or the part before a name that it computes. */

/** A namespace as it stands in its file. */
interface Texts {
    readonly [key: string]: string | Texts;
}

const FOLDERS = ['src', 'customRoutes', 'dataProvider', 'authProvider'];

/** A tile's description has the name of its title (customRoutes/dashboard). */
const AS_TITLED = /^dashboard\./;

const FILES = import.meta.glob<Texts>('../../i18n/en/*.ts', { eager: true, import: 'default' });

const keysOf = (texts: Texts, prefix = ''): string[] =>
    Object.entries(texts).flatMap(([key, value]) =>
        typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
    );

const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return sources(path);
        return /\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
    });

/** Keys that the code puts together: `licences.types.${type}` is any key of that form, so is the word of a code. */
const computed = (code: string): RegExp[] =>
    [
        ...code.matchAll(/`([a-zA-Z]+\.[^`\n]*\$\{[^`\n]*)`/g),
        ...code.replace(/codeWord\(t, '([\w.]+)'/g, '`$1.${code}`').matchAll(/`([\w.]+\.\$\{code\})`/g),
    ].map(([, template = '']) => {
        const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
        return new RegExp(`^${parts.join('[\\w.]*')}$`);
    });

it('uses every text', () => {
    const code = FOLDERS.flatMap(sources).join('\n');
    const forms = [...computed(code), AS_TITLED];
    const keys = Object.entries(FILES).flatMap(([file, texts]) => (file.endsWith('/index.ts') ? [] : keysOf(texts)));
    expect(keys.length).toBeGreaterThan(1000);
    const unused = keys.filter(
        key => !forms.some(form => form.test(key)) && !["'", '"', '`'].some(quote => code.includes(`${quote}${key}${quote}`)),
    );
    expect(unused).toEqual([]);
});
