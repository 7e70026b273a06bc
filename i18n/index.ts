import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';

/** The files of a language, each with the texts of its namespaces. */
type Language = Readonly<Record<string, object>>;

const LANGUAGES = import.meta.glob<Language>('./*/index.ts', { import: 'default' });

/** Loads all texts of one language; an unknown language gets English. Rejects when the file cannot be loaded. */
export async function loadMessages(language: string): Promise<object> {
    const load = LANGUAGES[`./${language}/index.ts`];
    const files = load ? await load() : (await import('./en')).default;
    return Object.assign({}, ...Object.values(files)) as object;
}

/**
 * The function with which polyglot replaces placeholders: formats numbers in the language, e.g. `12,345` or `12.345`, and NaN as "–"; other
 * values stay as they are.
 */
function figuresIn(language: string) {
    // Made for the first number: it takes long, and the first paint has none.
    let format: Intl.NumberFormat | undefined;
    type Value = string | number;
    return function replace(this: string, placeholder: RegExp, valueOf: (...match: string[]) => Value): string {
        return this.replace(placeholder, (...match: string[]) => {
            const value = valueOf(...match);
            if (typeof value !== 'number') return value;
            if (!Number.isFinite(value)) return '–';
            format ??= new Intl.NumberFormat(language);
            return format.format(value);
        });
    };
}

/**
 * react-admin's i18n provider with polyglot and loaded texts. The language is fixed for the page: changing it reloads the page
 * (SESSION-11).
 */
export function createI18nProvider(language: string, messages: object): I18nProvider {
    // The type requires react-admin's own texts, but the portal uses no part of react-admin that shows any.
    const texts = messages as unknown as TranslationMessages;
    return polyglotI18nProvider(() => texts, language, { replace: figuresIn(language) });
}
