import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of `public/third-party-notices.txt`. */

export interface Shipped {
    name: string;
    version: string;
    /** SPDX */
    licence: string;
    text: string;
}

/** What is shipped without being a module of the build: the typeface (scripts/typeface.mjs), and the bundler's own helpers. */
export const BESIDE: readonly string[] = ['@fontsource-variable/inter', 'rolldown', 'vite'];

/** Licences under which others' code may be shipped. */
export const ALLOWED: readonly string[] = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'OFL-1.1'];

interface Manifest {
    version: string;
    license?: string;
    author?: string | { name?: string };
}

const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[.-](?:md|txt|mit))?$/i;

/** The licence of a package; MIT where it offers that among others. */
const licenceOf = ({ license = '' }: Manifest): string => (license.startsWith('(MIT OR ') ? 'MIT' : license);

/** The licence file of a package; without one, its name, licence and author. A part about others' code that a bundler adds is left out. */
function textOf(folder: string, manifest: Manifest): string {
    const { author = '' } = manifest;
    const license = licenceOf(manifest);
    const files = readdirSync(folder).filter(name => LICENCE_FILE.test(name));
    const file = files.find(name => name.endsWith(`-${license}`)) ?? files[0];
    const holder = typeof author === 'string' ? author : (author.name ?? '');
    if (file === undefined) return `${license}${holder === '' ? '' : `, copyright ${holder.replace(/ *<[^>]*>/, '')}`}`;
    return readFileSync(join(folder, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .replace(/^#+ Licenses of bundled dependencies[^]*/m, '')
        .replace(/[ \t]+$/gm, '')
        .trim();
}

/** Reads packages and what is shipped beside them; throws for a licence that is not allowed. */
export function readPackages(names: readonly string[]): Shipped[] {
    return [...new Set([...names, ...BESIDE])].sort().map(name => {
        const folder = join('node_modules', name);
        const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
        const licence = licenceOf(manifest);
        if (!ALLOWED.includes(licence))
            throw new Error(`${name} has the licence "${licence}", which scripts/notices/text.ts does not allow.`);
        return { name, version: manifest.version, licence, text: textOf(folder, manifest) };
    });
}

const LINE = '-'.repeat(80);

/** The text: a list of all packages, then each licence once, with the packages that it belongs to. Pure. */
export function noticesOf(packages: readonly Shipped[]): string {
    const byText = new Map<string, Shipped[]>();
    packages.forEach(one => byText.set(one.text, [...(byText.get(one.text) ?? []), one]));
    const list = packages.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    const texts = [...byText].map(
        ([text, owners]) => `${LINE}\n${owners.map(({ name }) => name).join(', ')}\n${LINE}\n\n${text}\n`,
    );
    return `Third-party notices

The portal contains code of these packages, and the typeface Inter. Their licences follow.

${list.join('\n')}

${texts.join('\n')}`;
}

/** The packages that a notices file lists, as `name version (licence)`. Pure. */
export const listedIn = (notices: string): string[] =>
    (notices.split(LINE)[0] ?? '').split('\n').filter(line => /^\S+ \S+ \(\S+\)$/.test(line));
