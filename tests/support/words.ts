import { loadMessages, loadPageMessages, type PageNamespace } from '../../i18n';
import { pages } from '../../i18n/en';

const NAMESPACES = Object.keys(pages) as PageNamespace[];

/** All texts of the signed-in portal in one language: of every page and of single ones. */
export async function allMessages(language: string): Promise<object> {
    return { ...(await loadMessages(language)), ...(await loadPageMessages(language, NAMESPACES)) };
}
