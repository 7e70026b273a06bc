import { noteTime } from '#dataProvider/serverTime';
import { ASKED_KEY, perTab, VERSION_KEY } from '#storage/storage';

/** Checks whether a newer version of the portal was published (SHELL-8). The version is the modification date of the main script. */
const EPOCH = new Date(0).toUTCString();

export const CHECK_EVERY_MS = 10 * 60_000;
/** On focus the check runs again when the last one is older than this. */
export const FOCUS_THRESHOLD_MS = 5 * 60_000;

export interface UpdateCheckOptions {
    /** The URL of the main script; null disables the check. */
    script: string | null;
    /** This document's version was already read and stored. */
    resumed?: boolean;
    /** Called at most once per browser session. */
    onNewer: () => void;
    fetch?: typeof fetch;
}

/**
 * Returns the URL of the page's main script: the last one of the build's code, after the small ones that run before it. Others, e.g. that of
 * reports, may follow.
 */
export const mainScript = (page = document): string | null =>
    [...page.querySelectorAll<HTMLScriptElement>('script[src^="/assets/"]')].at(-1)?.src ?? null;

/** Starts the checks; returns a function that stops them. Failed checks are ignored. */
export function startUpdateCheck({ script, resumed = false, onNewer, fetch: ask = fetch }: UpdateCheckOptions): () => void {
    if (script === null) return () => undefined;
    const leaving = new AbortController();
    let version: string | null = null;
    let lastCheck = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** A time in the future (the clock was set back) counts as long ago, so that the next check is not delayed. */
    const sinceLastCheck = (): number => {
        const since = Date.now() - lastCheck;
        return since < 0 ? CHECK_EVERY_MS : since;
    };

    const head = async (address: string, init: RequestInit = {}): Promise<Response | null> => {
        const sentAt = Date.now();
        const response = await ask(address, {
            method: 'HEAD',
            credentials: 'same-origin',
            signal: leaving.signal,
            ...init,
        }).catch(() => null);
        if (response) noteTime(response.headers, sentAt, true);
        return response;
    };

    const readVersion = async (): Promise<void> => {
        // Not from the browser's cache: new settings are a new version with the same script (PAGE-3).
        const response = await head(script, { cache: 'no-store' });
        // A 5xx response does not contain the script's version.
        if (!response || response.status >= 500) return;
        const isScript = /\b(java|ecma)script\b/i.test(response.headers.get('Content-Type') ?? '');
        version = isScript ? response.headers.get('Last-Modified') : EPOCH;
        if (version) perTab.set(VERSION_KEY, version);
    };

    /** Whether the site's present page is one of the portal's, not e.g. the sign-in page of a network. */
    const isPortal = async (): Promise<boolean> => {
        const response = await ask('/', { credentials: 'same-origin', signal: leaving.signal, cache: 'no-store' });
        const page = new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html');
        return page.documentElement.dataset.settings !== undefined && mainScript(page) !== null;
    };

    const check = async (): Promise<void> => {
        lastCheck = Date.now();
        schedule();
        if (perTab.get(ASKED_KEY)) return;
        const known = version ?? perTab.get(VERSION_KEY);
        if (!known) return readVersion();
        // `no-store`, so that the server responds rather than the browser's cache.
        const response = await head('/', { headers: { 'If-Modified-Since': known }, cache: 'no-store' });
        // A server that never responds with 304 says with the same date that nothing has changed.
        if (response?.status !== 200 || response.headers.get('Last-Modified') === known) return;
        const isOurs = await isPortal().catch(() => false);
        if (!isOurs || perTab.get(ASKED_KEY) || leaving.signal.aborted) return;
        perTab.set(ASKED_KEY, 'true');
        onNewer();
        stop();
    };

    const schedule = (): void => {
        clearTimeout(timer);
        if (document.visibilityState === 'hidden') return;
        timer = setTimeout(() => void check(), Math.max(0, CHECK_EVERY_MS - sinceLastCheck()));
    };
    const onAttention = (): void => {
        if (document.visibilityState !== 'hidden' && sinceLastCheck() > FOCUS_THRESHOLD_MS) void check();
        else schedule();
    };
    const onPageShow = (event: PageTransitionEvent): void => {
        if (event.persisted) void check();
    };
    const stop = (): void => {
        clearTimeout(timer);
        leaving.abort();
        window.removeEventListener('focus', onAttention);
        document.removeEventListener('visibilitychange', onAttention);
        window.removeEventListener('pageshow', onPageShow);
    };

    window.addEventListener('focus', onAttention);
    document.addEventListener('visibilitychange', onAttention);
    window.addEventListener('pageshow', onPageShow);
    schedule();
    if (!resumed) {
        perTab.remove(VERSION_KEY);
        void readVersion();
    }
    return stop;
}

/** Module state, because one document shows public pages and, after the sign-in, the portal's. */
let versionRead = false;
let isOffered = false;

/**
 * Checks for updates while a page, public or not, is mounted; returns a function that stops it. The version is read once per document; an
 * offer that the user ignored is repeated on the next page.
 */
export function watchVersion(offer: () => void): () => void {
    const resumed = versionRead && perTab.get(VERSION_KEY) !== null;
    versionRead = true;
    if (isOffered) offer();
    return startUpdateCheck({
        script: mainScript(),
        resumed,
        onNewer: () => {
            isOffered = true;
            offer();
        },
    });
}

/** Called when the user accepted or dismissed the offer. */
export function dismissOffer(): void {
    isOffered = false;
}
