// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createI18nProvider, loadMessages } from '../../i18n';
import { withLaterTexts } from '../../i18n/later';
import { mergeTexts } from '../../i18n/merge';
import { loadPublicMessages } from '../../i18n/public';
import { LANGUAGES, type Language } from '../../src/config/language';
import { textsByKey } from '../support/texts';

/** The default export of every file below each language's folder; an `index.ts` merges them. */
const FILES = import.meta.glob<object>(['../../i18n/*/*.ts', '!../../i18n/*/index.ts'], { eager: true, import: 'default' });

/** How many plural forms a text needs, in polyglot's order: one, other; in Polish and Slovak one, few, many. */
const PLURAL_FORMS: Readonly<Record<Language, number>> = { de: 2, en: 2, fr: 2, it: 2, nl: 2, pl: 3, sk: 3 };
const FORM_SEPARATOR = '||||';
const COUNTS = Array.from({ length: 126 }, (_, count) => count);

/** The files of one language by name. */
const filesOf = (language: string): ReadonlyMap<string, object> =>
    new Map(
        Object.entries(FILES).flatMap(([path, texts]) => {
            const [folder, file = ''] = path.split('/').slice(-2);
            return folder === language ? [[file, texts] as const] : [];
        }),
    );

/** The files that are loaded with what shows them. */
const LATER: readonly string[] = [...filesOf('en').keys()].filter(name =>
    /^(activity|export|deadlinesPage|learningRecord|like|membership|plan\w*|renewal|situation|why)\.ts$/.test(name),
);

/** All texts of one language, of the portal and of the public pages. */
const textsOf = async (language: string) =>
    mergeTexts([
        await loadPublicMessages(language),
        await loadMessages(language),
        ...LATER.map(name => filesOf(language).get(name) ?? {}),
    ]);

const forms = (text: string): string[] => text.split(FORM_SEPARATOR).map(form => form.trim());
const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].sort();
const words = (text: string): string[] => text.replaceAll(/%\{\w+\}/g, '').match(/\p{L}[\p{L}’'-]*/gu) ?? [];

/** A value for every placeholder of a text. */
const fill = (text: string, count: number): Record<string, string | number> => ({
    ...Object.fromEntries(placeholders(text).map(name => [name.slice(2, -1), 'x'])),
    smart_count: count,
});

const english = new Map(textsByKey(await textsOf('en')));

it('types the keys of each file of English: otherwise run `npm run types`', () => {
    const named = [...readFileSync('i18n/english.ts', 'utf8').matchAll(/'\.\/en\/(\w+)'/g)].map(([, name]) => `${name}.ts`);
    expect([...named, 'public.ts'].toSorted()).toEqual([...filesOf('en').keys()].toSorted());
});

it.each(LATER)('loads %s with the texts of the portal (i18n/later.ts)', async file => {
    const provider = await withLaterTexts('de', file.replace(/(?<=^plan)\w*|\.ts/g, '') as Parameters<typeof withLaterTexts>[1]);
    const keys = textsByKey({ ...filesOf('de').get(file), ...(await loadMessages('de')) }).map(([key]) => key);
    expect(keys.filter(key => provider.translate(key) === key)).toEqual([]);
});

it('has a folder for each language of the portal', () => {
    const folders = Object.keys(FILES).map(path => path.split('/').at(-2));
    expect([...new Set(folders)].sort()).toEqual([...LANGUAGES].sort());
});

describe.each(LANGUAGES)('texts in %s', async language => {
    const messages = await textsOf(language);
    const texts = new Map(textsByKey(messages));
    const { translate } = createI18nProvider(language, messages);

    it('has the files and keys of English', () => {
        const schema = filesOf('en');
        expect([...filesOf(language).keys()].sort()).toEqual([...schema.keys()].sort());
        for (const [name, file] of schema) {
            const keys = textsByKey(filesOf(language).get(name) ?? {}).map(([key]) => key);
            expect(keys.sort(), name).toEqual(
                textsByKey(file)
                    .map(([key]) => key)
                    .sort(),
            );
        }
    });

    it('merges the files of the portal without duplicate keys', async () => {
        const merged = [...filesOf(language)].filter(([name]) => !['public.ts', ...LATER].includes(name));
        const topLevel = merged.flatMap(([, texts]) => Object.keys(texts));
        expect(topLevel.filter((key, index) => topLevel.indexOf(key) !== index)).toEqual([]);
        expect(Object.keys(await loadMessages(language)).sort()).toEqual(topLevel.sort());
    });

    it('has no empty text, and no blank at an end or beside another one', () => {
        const empty = [...texts].filter(([, text]) => forms(text).some(form => form === '') || text !== text.trim());
        expect(empty).toEqual([]);
        expect([...texts].filter(([, text]) => /\s\s/.test(text))).toEqual([]);
    });

    it('has the placeholders of English, in every plural form except the singular', () => {
        const wrong = [...texts].filter(([key, text]) => {
            const expected = placeholders(english.get(key) ?? '').join();
            const several = forms(text).slice(1);
            return placeholders(text).join() !== expected || several.some(form => placeholders(form).join() !== expected);
        });
        expect(wrong).toEqual([]);
    });

    it('has as many plural forms as the language needs, if English has two', () => {
        const needed = (key: string): number => (english.get(key)?.includes(FORM_SEPARATOR) ? PLURAL_FORMS[language] : 1);
        expect([...texts].filter(([key, text]) => forms(text).length !== needed(key))).toEqual([]);
    });

    it('selects the plural form that CLDR specifies for every count', () => {
        const phrase = Array.from({ length: 6 }, (_, form) => String(form)).join(` ${FORM_SEPARATOR} `);
        const provider = createI18nProvider(language, { ...messages, phrase });
        const rules = new Intl.PluralRules(language);
        const formOf = new Map(COUNTS.map(count => [rules.select(count), provider.translate('phrase', { smart_count: count })]));
        expect(new Set(formOf.values()).size).toBe(PLURAL_FORMS[language]);
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

it.each(LANGUAGES.filter(language => language !== 'en'))('has no sentence in English in %s', async language => {
    const texts = textsByKey(await textsOf(language));
    expect(texts.filter(([key, text]) => text === english.get(key) && words(text).length > 3)).toEqual([]);
});

it.each([
    ['de', /erstell|übertragung|lizenzverwaltung|\b(plätze|platz) frei|noch einmal versuchen/i],
    ['en', /\bplaces?\b/i],
    ['nl', /overdracht (?:aan|naar)/i],
])('uses one word for each thing in %s (CONTRIBUTING.md, "Add a text")', async (language, other) => {
    const texts = textsByKey(await textsOf(language));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(([, text]) => other.test(text))).toEqual([]);
});

it('shows the Polish and Slovak forms by count', async () => {
    const counted = async (language: string): Promise<string[]> => {
        const { translate } = createI18nProvider(language, await loadMessages(language));
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
