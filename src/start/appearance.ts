import { currentLanguage, type Language } from '../config/language';
import { settings } from '../config/settings';
import { local, SIDEBAR_KEY, TYPEFACE_KEY } from '../../storage/storage';

/** What index.html looks like before any other code: language, name, sidebar, typeface. The theme is src/theme/appearance.ts. */

const root = document.documentElement;

/** The first page waits with the typeface, in milliseconds, so that it delays nothing that the page needs. */
const TYPEFACE_AFTER_MS = 1000;

/** Sets the page's language, and returns it. */
export function setLanguage(): Language {
    root.lang = currentLanguage();
    return root.lang as Language;
}

/** Names the portal: as the operator does, otherwise as in the page's language (SHELL-13). */
export function setBrand(own: string | undefined): void {
    const name = settings.brandName || own;
    if (!name) return;
    document.title = root.dataset.brand = name;
    root.style.setProperty('--f-name', JSON.stringify(name));
}

/** Shows the frame with the sidebar as it was left (SHELL-2). */
export function setSidebar(): void {
    if (local.get(SIDEBAR_KEY) === 'collapsed') root.dataset.sidebar = 'collapsed';
}

const OWN = 'own';

/** The portal's typeface: at once where an earlier page has fetched it, otherwise later. */
export function setTypeface(): void {
    const show = (): void => {
        root.dataset.typeface = OWN;
    };
    const fetchTypeface = (): void => {
        document.fonts
            .load('1em Portal')
            .then(faces => {
                if (faces.length === 0) return;
                show();
                local.set(TYPEFACE_KEY, OWN);
            })
            .catch(() => undefined);
    };
    if (local.get(TYPEFACE_KEY)) show();
    else addEventListener('load', () => setTimeout(fetchTypeface, TYPEFACE_AFTER_MS));
}
