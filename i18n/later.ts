import type { I18nProvider } from 'ra-core';
import { createI18nProvider, loadMessages } from './index';
import { mergeTexts } from './merge';

/** Texts of what few open: files of their own in each language, which no page loads at first (ADR 10). */

const FILES = import.meta.glob<object>(
    [
        './*/activity.ts',
        './*/export.ts',
        './*/deadlinesPage.ts',
        './*/learningRecord.ts',
        './*/like.ts',
        './*/membership.ts',
        './*/plan*.ts',
        './*/renewal.ts',
        './*/situation.ts',
        './*/why.ts',
    ],
    {
        import: 'default',
    },
);

/** The name of such a file, or how the names of several begin. */
export type LaterTexts =
    'activity' | 'export' | 'deadlinesPage' | 'learningRecord' | 'like' | 'membership' | 'plan' | 'renewal' | 'situation' | 'why';

/** Texts that are loading, or have been loaded. */
interface Loading {
    promise: Promise<I18nProvider>;
    texts?: I18nProvider;
}

const loading = new Map<string, Loading>();

const idOf = (language: string, name: LaterTexts): string => `${language}/${name}`;

async function load(language: string, name: LaterTexts): Promise<I18nProvider> {
    const filesIn = (folder: string) => Object.entries(FILES).filter(([path]) => path.startsWith(`./${folder}/${name}`));
    const own = filesIn(language);
    const files = own.length > 0 ? own : filesIn('en');
    const texts = await Promise.all([loadMessages(language), ...files.map(([, file]) => file())]);
    return createI18nProvider(language, mergeTexts(texts));
}

/** The same as `withLaterTexts`, if it has been loaded. */
export const laterTextsAtHand = (language: string, name: LaterTexts): I18nProvider | undefined =>
    loading.get(idOf(language, name))?.texts;

/** The i18n provider of a language with all texts of the portal and those of one such file; a failed load is tried again. */
export function withLaterTexts(language: string, name: LaterTexts): Promise<I18nProvider> {
    const id = idOf(language, name);
    const known = loading.get(id);
    if (known) return known.promise;
    const begun: Loading = { promise: load(language, name) };
    loading.set(id, begun);
    begun.promise.then(
        texts => (begun.texts = texts),
        () => loading.delete(id),
    );
    return begun.promise;
}
