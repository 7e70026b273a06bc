import { createI18nProvider, loadMessages, loadPageMessages, type PageNamespace, type PortalI18nProvider } from '../../i18n';
import { currentLanguage } from '../config/language';

/** The texts of the signed-in portal: those of every page once, those of single pages when the page is opened. */

let opened: Promise<PortalI18nProvider> | undefined;
const needed = new Map<PageNamespace, Promise<void>>();

/** Returns react-admin's i18n provider with the texts of every page, fetched once; after a failure the next call fetches again. */
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

/** Loads the texts of these namespaces; rejects when a file cannot be fetched. */
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
