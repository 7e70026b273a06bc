import { perTab } from '../../config/storage';

/**
 * Finds out whether a newer version of the portal was published (specification 1, section 4, "Update check", and section 7,
 * "Version check"; contract, section 6). The version is the date on which the main script was modified.
 */
const VERSION_KEY = 'portal-version';
const ASKED_KEY = 'asked-for-update';
const EPOCH = new Date(0).toUTCString();

export const CHECK_EVERY_MS = 10 * 60_000;
/** On focus the check runs again when the last one is longer ago than this. */
export const FOCUS_THRESHOLD_MS = 5 * 60_000;

export interface UpdateCheckOptions {
    /** Address of the main script; without one nothing is checked. */
    script: string | null;
    /** Whether this document's version was read before and is stored. */
    resumed?: boolean;
    /** Called at most once per browser session. */
    onNewer: () => void;
    fetch?: typeof fetch;
}

/** Address of the script that started this page. */
const mainScript = (): string | null => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? null;

/** Begins to check; returns the way to stop. A check that fails is none: the next one follows. */
export function startUpdateCheck({ script, resumed = false, onNewer, fetch: ask = fetch }: UpdateCheckOptions): () => void {
    if (script === null) return () => undefined;
    const leaving = new AbortController();
    let version: string | null = null;
    let lastCheck = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** A clock that is set back meanwhile does not put the next check off: what lies ahead counts as long ago. */
    const sinceLastCheck = (): number => {
        const since = Date.now() - lastCheck;
        return since < 0 ? CHECK_EVERY_MS : since;
    };

    const head = (address: string, init: RequestInit = {}): Promise<Response | null> =>
        ask(address, { method: 'HEAD', credentials: 'same-origin', signal: leaving.signal, ...init }).catch(() => null);

    const readVersion = async (): Promise<void> => {
        const answer = await head(script);
        // A server in trouble says nothing about the script.
        if (!answer || answer.status >= 500) return;
        const isScript = /\b(java|ecma)script\b/i.test(answer.headers.get('Content-Type') ?? '');
        version = isScript ? answer.headers.get('Last-Modified') : EPOCH;
        if (version) perTab.set(VERSION_KEY, version);
    };

    const check = async (): Promise<void> => {
        lastCheck = Date.now();
        schedule();
        if (perTab.get(ASKED_KEY)) return;
        const known = version ?? perTab.get(VERSION_KEY);
        if (!known) return readVersion();
        // no-store: the browser's own cache must not answer in the server's place.
        const answer = await head('/', { headers: { 'If-Modified-Since': known }, cache: 'no-store' });
        if (answer?.status !== 200 || perTab.get(ASKED_KEY) || leaving.signal.aborted) return;
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

/** Of this document, which shows public pages and, after the sign-in, the portal's. */
let versionRead = false;
let unanswered = false;

/**
 * Checks while a page, public or not, watches; returns the way to stop. The version is read once for each document, and an offer
 * that nobody answered goes on to the next page.
 */
export function watchVersion(offer: () => void): () => void {
    const resumed = versionRead && perTab.get(VERSION_KEY) !== null;
    versionRead = true;
    if (unanswered) offer();
    return startUpdateCheck({
        script: mainScript(),
        resumed,
        onNewer: () => {
            unanswered = true;
            offer();
        },
    });
}

/** The person took the offer or ignored it. */
export function answerOffer(): void {
    unanswered = false;
}
