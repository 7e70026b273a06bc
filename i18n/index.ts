import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { messages, pages } from './en';

/**
 * The texts of every page of the signed-in portal: its frame, lists and errors. English is the schema; the other languages have the same
 * keys.
 */
export type Messages = typeof messages;

/** One loader per namespace that only some pages need. */
export type PageLoaders = typeof pages;

/** A namespace that a page requires, e.g. `keys`. */
export type PageNamespace = keyof PageLoaders;

/** One language: the texts of every page, and the loaders of the texts of single pages. */
interface Language {
    messages: Messages;
    pages: PageLoaders;
}

const LOADERS: Readonly<Record<string, () => Promise<Language>>> = {
    de: () => import('./de'),
    en: () => import('./en'),
    fr: () => import('./fr'),
    it: () => import('./it'),
    nl: () => import('./nl'),
    pl: () => import('./pl'),
    sk: () => import('./sk'),
};

const load = (language: string): Promise<Language> => (LOADERS[language] ?? (() => import('./en')))();

/** Loads the texts of every page in one language; an unknown language gets English. */
export const loadMessages = async (language: string): Promise<Messages> => (await load(language)).messages;

/** Loads and merges the namespaces of single pages. Rejects when a file cannot be loaded. */
export async function loadPageMessages(language: string, namespaces: readonly PageNamespace[]): Promise<object> {
    const { pages } = await load(language);
    const files = await Promise.all(namespaces.map(namespace => pages[namespace]()));
    return Object.assign({}, ...files.map(file => file.default)) as object;
}

/** react-admin's i18n provider, to which the texts of further pages can be added. */
export interface PortalI18nProvider extends I18nProvider {
    addMessages(more: object): void;
}

/**
 * Polyglot's replacement function for placeholders: formats numbers by the language's rules, `12,345` or `12.345`, and NaN as "–"; other
 * values stay as they are.
 */
function figuresIn(language: string) {
    const format = new Intl.NumberFormat(language);
    type Value = string | number;
    return function replace(this: string, placeholder: RegExp, valueOf: (...match: string[]) => Value): string {
        return this.replace(placeholder, (...match: string[]) => {
            const value = valueOf(...match);
            if (typeof value !== 'number') return value;
            return Number.isFinite(value) ? format.format(value) : '–';
        });
    };
}

/**
 * react-admin's i18n provider with polyglot and loaded texts. The language is fixed for the page: changing it reloads the page
 * (SESSION-11).
 */
export function createI18nProvider(language: string, messages: object): PortalI18nProvider {
    let all = messages;
    const options = { replace: figuresIn(language) };
    // Its type requires react-admin's own texts: the portal uses no part of react-admin that shows one.
    const build = (): I18nProvider => polyglotI18nProvider(() => all as unknown as TranslationMessages, language, options);
    let provider = build();
    return {
        ...provider,
        translate: (key, options) => provider.translate(key, options),
        addMessages(more) {
            all = { ...all, ...more };
            provider = build();
        },
    };
}
