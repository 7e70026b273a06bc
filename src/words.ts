import { createI18nProvider, loadMessages, loadPageMessages, type PageNamespace, type PortalI18nProvider } from '../i18n';
import { currentLanguage } from './config/language';

/** The words of the signed-in portal: those of every page once, those of single pages when the page is opened. */

let opened: Promise<PortalI18nProvider> | undefined;
const needed = new Map<PageNamespace, Promise<void>>();

/** react-admin's translation with the words of every page, fetched once; a failed fetch is tried again by the next call. */
export function openWords(): Promise<PortalI18nProvider> {
    opened ??= loadMessages(currentLanguage())
        .then(messages => createI18nProvider(currentLanguage(), messages))
        .catch((error: unknown) => {
            opened = undefined;
            throw error;
        });
    return opened;
}

async function fetchNamespace(namespace: PageNamespace): Promise<void> {
    const [provider, messages] = await Promise.all([openWords(), loadPageMessages(currentLanguage(), [namespace])]);
    provider.addMessages(messages);
}

/** Makes the words of these namespaces available; resolves when they are. Rejects when a file cannot be fetched. */
export async function needWords(namespaces: readonly PageNamespace[]): Promise<void> {
    await Promise.all(
        namespaces.map(namespace => {
            const known = needed.get(namespace);
            if (known) return known;
            const fetched = fetchNamespace(namespace).catch((error: unknown) => {
                needed.delete(namespace);
                throw error;
            });
            needed.set(namespace, fetched);
            return fetched;
        }),
    );
}
