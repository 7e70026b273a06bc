import { resolveBrowserLocale, useLocale, useTranslate } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { FIELDS, OWN_FIELDS, VALUES } from './fields';
import type { Pair } from './pair';
import { GERMAN } from './reactAdmin';
import { KINDS, SERVED } from './served';
import { WORDS, type Word } from './words';

export type { Word };

type Table = Readonly<Record<string, Pair>>;
type Tree = { readonly [key: string]: string | Tree };

const pick = (table: Table, at: 0 | 1): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(table).map(([key, pair]) => [key, pair[at]]));

/** react-admin's texts with those of a language in their place, and what the desk calls its pages. */
function withGerman(texts: Tree, german: Tree): Tree {
    const merged = Object.entries(german).map(([key, text]) => {
        const before = texts[key];
        return [key, typeof text === 'string' || typeof before !== 'object' ? text : withGerman(before, text)] as const;
    });
    return { ...texts, ...Object.fromEntries(merged) };
}

function messagesIn(at: 0 | 1): object {
    const { ra } = english as unknown as { ra: Tree };
    const own: Tree = { page: { show: '%{name}: %{recordRepresentation}', edit: 'Edit %{recordRepresentation}' } };
    return {
        ra: withGerman(withGerman(ra, own), at === 1 ? GERMAN : {}),
        desk: pick(WORDS, at),
        fields: pick(FIELDS, at),
        served: at === 1 ? SERVED : {},
        values: Object.fromEntries(Object.entries(VALUES).map(([field, table]) => [field, pick(table, at)])),
        resources: Object.fromEntries(
            Object.entries(KINDS).map(([kind, [one, many]]) => [
                kind,
                {
                    name: `${one[at]} |||| ${many[at]}`,
                    // react-admin would write nouns small within a sentence
                    forcedCaseName: `${one[at]} |||| ${many[at]}`,
                    fields: pick({ ...FIELDS, ...OWN_FIELDS[kind] }, at),
                },
            ]),
        ),
    };
}

const LOCALES = [
    { locale: 'en', name: 'English' },
    { locale: 'de', name: 'Deutsch' },
];

/** English and German; at first the browser's language. */
export const createTexts = () =>
    polyglotI18nProvider(
        locale => messagesIn(locale === 'de' ? 1 : 0) as never,
        resolveBrowserLocale() === 'de' ? 'de' : 'en',
        LOCALES,
        { allowMissing: true },
    );

/** The desk's texts by key. */
export function useWords() {
    const translate = useTranslate();
    return (key: Word, values?: Readonly<Record<string, string | number>>): string => translate(`desk.${key}`, values);
}

/** What the server says, in the language of the page. */
export function useServed() {
    const translate = useTranslate();
    return (key: string, english: string): string => translate(`served.${key}`, { _: english });
}

/** Numbers, times and days as they are written in the language of the page. */
export const useFormat = (): string => (useLocale() === 'de' ? 'de-DE' : 'en-GB');
