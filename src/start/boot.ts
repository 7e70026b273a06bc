import * as session from '../../authProvider/session';
import { settings } from '../config/settings';
import { setBrand, setLanguage, setSidebar, setTypeface } from './appearance';
import { createEarly, type Visitor } from './early';
import { showFirstState } from './firstState';
import type { Reader, StartCode } from './startPages';
import { left, leave } from './history';
import { bestOf } from './match';
import { tellMissing } from './missing';
import { fetchPageCode } from './pageCode';
import { followMode } from '../theme/appearance';
import type { Language } from '../config/language';

/**
 * Before the first paint: appearance, frame or first state of index.html, the first requests and the page's code. Built into one script, of
 * which everything else waits (build/boot.ts); `main.boot.ts` runs it.
 */

/** What the build writes into the attributes of the script's tag, as JSON. */
interface Written {
    /** the portal's name in each language (build/brand.ts) */
    names: Record<Language, string>;
    /** the files of the pages for visitors with and without a token (build/preloads.ts) */
    code: { in: StartCode; out: StartCode };
}

/** What the build has written under a name; empty without a build. */
function written<Name extends keyof Written>(name: Name): Partial<Written[Name]> {
    return JSON.parse(document.currentScript?.dataset[name] ?? '{}') as Partial<Written[Name]>;
}

/**
 * Whether the browser is too old (package.json, "browserslist"): it gets one sentence instead of the page (BROWSER-2, build/oldBrowser.ts).
 */
function isTooOld(): boolean {
    const sentence = document.querySelector<HTMLScriptElement>('script[nomodule]');
    if (!sentence || 'popover' in HTMLElement.prototype) return false;
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else replaces a page whose parser has come no further
    document.write(`<script src="${sentence.src}"></script>`);
    return true;
}

/**
 * The token of a link leaves the address before anything is fetched: the typeface's request would name it as its referrer (SESSION-10). Links
 * are read as they are meant (customRoutes/public/navigation.tsx).
 */
function takeLinkToken(pathname: string): void {
    const query = new URLSearchParams(location.search.replaceAll('&amp;', '&'));
    const token = query.get('token');
    if (token === null) return;
    query.delete('token');
    leave({ token: token.replaceAll(' ', '+') }, `${pathname}?${query}`.replace(/\?$/, ''));
}

/** Who is signed in; null if nobody is. */
function visitorNow(): Visitor | null {
    const token = session.getToken();
    if (token === null) return null;
    const user = session.storedUser();
    return { token, user, isCurrent: user !== null && user.readAt >= performance.timeOrigin };
}

/** Everything that the start does before the first paint, each where it applies. */
export function boot(): void {
    if (isTooOld()) return;
    const { pathname } = location;
    // The public pages but the sign-in page, from which a token leads on.
    const isPublic = /^\/(activate-|recover-|transfer-)/.test(pathname);
    if (isPublic) takeLinkToken(pathname);
    followMode();
    const language = setLanguage();
    setBrand(written('names')[language]);
    setSidebar();
    setTypeface();
    tellMissing(language);

    const isInside = !isPublic && session.getToken() !== null;
    const files = written('code')[isInside ? 'in' : 'out'];
    const path = isInside && pathname === '/' ? '/dashboard' : pathname;
    const page = files && bestOf(Object.keys(files.pages), path);
    const early = createEarly(settings.apiBase, written('code').in?.pages ?? {}, visitorNow);
    window.early = early;
    let reader: Promise<Reader | null> | undefined;
    if (isInside) {
        document.documentElement.dataset.signedIn = '';
        // Where the address of the sign-in page names another page, only its code knows which.
        reader = early.start(page === undefined || (pathname === '/' && location.search !== '') ? null : path);
    } else if (!isPublic && left() === null) showFirstState(pathname);
    if (files) fetchPageCode(files, page, language, reader);
}
