import type { I18nProvider } from 'ra-core';
import { createI18nProvider, loadMessages } from './index';

/** Texts of a dialog that few open: a file of its own in each language, which no page loads (ADR 10). */

const FILES = import.meta.glob<object>('./*/export.ts', { import: 'default' });

const loading = new Map<string, Promise<I18nProvider>>();

async function load(language: string): Promise<I18nProvider> {
    const file = FILES[`./${language}/export.ts`] ?? FILES['./en/export.ts'];
    const [all, own] = await Promise.all([loadMessages(language), file?.()]);
    return createI18nProvider(language, { ...all, ...own });
}

/** The i18n provider of a language with all texts of the portal and those of the export; a failed load is tried again. */
export function withExportTexts(language: string): Promise<I18nProvider> {
    const known = loading.get(language);
    if (known) return known;
    const begun = load(language);
    loading.set(language, begun);
    begun.catch(() => loading.delete(language));
    return begun;
}
