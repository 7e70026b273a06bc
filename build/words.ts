import type { KnownText } from '../deploy/ownTexts.mjs';

/** What an operator may replace (deploy/ownTexts.mjs): every text of the portal, by its key. */

type Texts = Readonly<Record<string, unknown>>;

const FILES = import.meta.glob<Texts>(['../i18n/*/*.ts', '!../i18n/*/index.ts'], { eager: true, import: 'default' });

/** The texts of a file by their keys. */
function leavesOf(texts: Texts, before = ''): [key: string, text: string][] {
    return Object.entries(texts).flatMap(([name, value]) =>
        typeof value === 'string' ? [[before + name, value] as [string, string]] : leavesOf(value as Texts, `${before}${name}.`),
    );
}

const placeholdersIn = (text: string): string =>
    [...new Set(Array.from(text.matchAll(/%\{(\w+)\}/g), ([, name]) => name))].toSorted().join(', ');

/** Every text, with its files and the length of its longest translation; marks around a text do not count. */
export function catalogue(withoutMarks: (text: string) => string): Record<string, KnownText> {
    const all: Record<string, KnownText & { sources: string[] }> = {};
    for (const [path, texts] of Object.entries(FILES)) {
        const source = path.split('/').at(-1) ?? '';
        for (const [key, marked] of leavesOf(texts)) {
            const text = withoutMarks(marked);
            const known = (all[key] ??= {
                sources: [],
                longest: 0,
                placeholders: placeholdersIn(text),
                hasForms: text.includes('||||'),
            });
            if (!known.sources.includes(source)) known.sources.push(source);
            known.longest = Math.max(known.longest, Array.from(text).length);
        }
    }
    return all;
}
