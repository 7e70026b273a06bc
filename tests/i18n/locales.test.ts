// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../i18n';
import { LANGUAGES } from '../../src/config/language';
import { allMessages } from '../support/words';

/** A namespace as it stands in its file. */
interface Texts {
    readonly [key: string]: string | Texts;
}

/** The default export of every file below each language's folder. */
const FILES = import.meta.glob<Texts>('../../i18n/*/*.ts', { eager: true, import: 'default' });

/** How many plural forms a text needs, in polyglot's order: one, other; in Polish and Slovak one, few, many. */
const PLURAL_FORMS: Readonly<Record<string, number>> = { de: 2, en: 2, fr: 2, it: 2, nl: 2, pl: 3, sk: 3 };
const FORM_SEPARATOR = '||||';
const COUNTS = Array.from({ length: 126 }, (_, count) => count);

/** Key paths and their texts, e.g. `licences.fields.name` -> `Name`. */
const flatten = (texts: Texts, prefix = ''): [string, string][] =>
    Object.entries(texts).flatMap(([key, value]) =>
        typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
    );

/** The namespaces of one language by name: its files, but for the `index.ts` that merges them. */
const namespacesOf = (language: string): ReadonlyMap<string, Texts> =>
    new Map(
        Object.entries(FILES)
            .map(([path, texts]) => [path.split('/').slice(-2), texts] as const)
            .filter(([[folder, file]]) => folder === language && file !== 'index.ts')
            .map(([[, file], texts]) => [String(file).replace('.ts', ''), texts] as const),
    );

const forms = (text: string): string[] => text.split(FORM_SEPARATOR).map(form => form.trim());
const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].sort();
const words = (text: string): string[] => text.replaceAll(/%\{\w+\}/g, '').match(/\p{L}[\p{L}’'-]*/gu) ?? [];

/** A value for every placeholder of a text. */
const fill = (text: string, count: number): Record<string, string | number> => ({
    ...Object.fromEntries(placeholders(text).map(name => [name.slice(2, -1), 'x'])),
    smart_count: count,
});

const english = new Map(flatten((await allMessages('en')) as Texts));

describe.each(LANGUAGES)('texts in %s', async language => {
    const messages = (await allMessages(language)) as Texts;
    const texts = new Map(flatten(messages));
    const { translate } = createI18nProvider(language, messages);

    it('has the namespaces and keys of English, file by file', () => {
        const namespaces = namespacesOf(language);
        const schema = namespacesOf('en');
        expect([...namespaces.keys()].sort()).toEqual([...schema.keys()].sort());
        for (const [name, namespace] of schema) {
            const keys = flatten(namespaces.get(name) ?? {}).map(([key]) => key);
            expect(keys.sort(), name).toEqual(
                flatten(namespace)
                    .map(([key]) => key)
                    .sort(),
            );
        }
    });

    it('merges all of its namespaces, none hiding a part of another', () => {
        const topLevel = [...namespacesOf(language).values()].flatMap(namespace => Object.keys(namespace));
        expect(topLevel.filter((key, index) => topLevel.indexOf(key) !== index)).toEqual([]);
        expect(Object.keys(messages).sort()).toEqual(topLevel.sort());
    });

    it('has no empty text', () => {
        const empty = [...texts].filter(([, text]) => forms(text).some(form => form === '') || text !== text.trim());
        expect(empty).toEqual([]);
    });

    it('has the placeholders of English, in every plural form but the singular', () => {
        const wrong = [...texts].filter(([key, text]) => {
            const expected = placeholders(english.get(key) ?? '').join();
            const several = forms(text).slice(1);
            return placeholders(text).join() !== expected || several.some(form => placeholders(form).join() !== expected);
        });
        expect(wrong).toEqual([]);
    });

    it('has as many plural forms as the language needs, where English has two', () => {
        const needed = (key: string): number | undefined =>
            english.get(key)?.includes(FORM_SEPARATOR) ? PLURAL_FORMS[language] : 1;
        expect([...texts].filter(([key, text]) => forms(text).length !== needed(key))).toEqual([]);
    });

    it('gets the plural form that CLDR names for every count', () => {
        const needed = PLURAL_FORMS[language] ?? 0;
        const phrase = Array.from({ length: 6 }, (_, form) => String(form)).join(` ${FORM_SEPARATOR} `);
        const provider = createI18nProvider(language, { ...messages, phrase });
        const rules = new Intl.PluralRules(language);
        const formOf = new Map(COUNTS.map(count => [rules.select(count), provider.translate('phrase', { smart_count: count })]));
        expect(new Set(formOf.values()).size).toBe(needed);
        for (const count of COUNTS) {
            expect(provider.translate('phrase', { smart_count: count }), String(count)).toBe(formOf.get(rules.select(count)));
        }
    });

    it('resolves every key completely, whatever the count', () => {
        const unresolved = [...texts].filter(([key, text]) =>
            [0, 1, 2, 5, 22].some(count => {
                const shown = translate(key, fill(text, count));
                return shown === '' || shown === key || shown.includes('%{') || shown.includes(FORM_SEPARATOR);
            }),
        );
        expect(unresolved).toEqual([]);
    });
});

it.each(LANGUAGES.filter(language => language !== 'en'))('leaves no sentence in English in %s', async language => {
    const texts = flatten((await allMessages(language)) as Texts);
    expect(texts.filter(([key, text]) => text === english.get(key) && words(text).length > 3)).toEqual([]);
});

it.each([
    ['de', /erstell|übertragung|lizenzverwaltung|\b(plätze|platz) frei|noch einmal versuchen/i],
    ['en', /\bplaces?\b/i],
    ['nl', /overdracht/i],
])('names a thing in %s by one word everywhere (CONTRIBUTING.md, "Add a text")', async (language, other) => {
    const texts = flatten((await allMessages(language)) as Texts);
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(([, text]) => other.test(text))).toEqual([]);
});

it('shows the Polish and Slovak forms by count', async () => {
    const counted = async (language: string): Promise<string[]> => {
        const { translate } = createI18nProvider(language, await allMessages(language));
        return [0, 1, 2, 5, 12, 22].map(count => translate('keys.seats.count', { smart_count: count }));
    };
    expect(await counted('pl')).toEqual([
        '0 stanowisk',
        '1 stanowisko',
        '2 stanowiska',
        '5 stanowisk',
        '12 stanowisk',
        '22 stanowiska',
    ]);
    expect(await counted('sk')).toEqual([
        '0 pracovísk',
        '1 pracovisko',
        '2 pracoviská',
        '5 pracovísk',
        '12 pracovísk',
        '22 pracovísk',
    ]);
});
