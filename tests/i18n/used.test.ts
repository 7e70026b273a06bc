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
const NAMESPACES = ['licences', 'keys', 'licenceUsers', 'seats', 'list', 'shell', 'errors', 'dashboard'];

/** Keys below these are computed from a field, a status or a role. */
const COMPUTED = [
    'areas.',
    'dashboard.',
    'errors.4',
    'errorPage.',
    'errors.500',
    'keys.actions.',
    'keys.form.expire',
    'keys.form.label',
    'licenceUsers.roles.',
    'licences.types.',
    'notifications.',
    'products.',
    'seats.active',
    'seats.inactive',
    'seats.release',
    'seats.remove',
];

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

it('uses every text', () => {
    const code = FOLDERS.flatMap(sources).join('\n');
    const keys = NAMESPACES.flatMap(name => keysOf(FILES[`../../i18n/en/${name}.ts`] ?? {}));
    expect(keys.length).toBeGreaterThan(300);
    const unused = keys.filter(
        key =>
            !COMPUTED.some(prefix => key.startsWith(prefix)) &&
            !["'", '"', '`'].some(quote => code.includes(`${quote}${key}${quote}`)),
    );
    expect(unused).toEqual([]);
});
