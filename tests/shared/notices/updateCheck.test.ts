import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHECK_EVERY_MS, FOCUS_THRESHOLD_MS, mainScript, startUpdateCheck } from '#src/shared/notices/updateCheck';

const SCRIPT = new URL('/assets/main-1.js', document.baseURI).href;
const BUILT = 'Fri, 20 Nov 2026 10:00:00 GMT';
const EPOCH = 'Thu, 01 Jan 1970 00:00:00 GMT';
const LATER = 'Sat, 21 Nov 2026 10:00:00 GMT';
const MINUTE = 60_000;

const pageOf = (script: string) =>
    `<!doctype html><html data-settings="{}"><script src="/boot.js"></script><script type="module" src="${script}"></script></html>`;
/** The sign-in page of a network, or of a proxy. */
const FOREIGN = '<!doctype html><title>Guest network</title><script src="/login.js"></script>';

interface Given {
    /** the status of the root */
    root?: number;
    /** its time; null sends none */
    date?: string | null;
    /** its document */
    page?: string;
    script?: Record<string, string>;
    scriptStatus?: number;
}

/** A server: answers HEAD of the script and of the root with their headers, GET of the root with its page; anything else fails the test. */
function server(options: Given = {}) {
    const { script = { 'Content-Type': 'text/javascript', 'Last-Modified': BUILT }, scriptStatus = 200 } = options;
    const state = { root: 304, date: LATER, page: pageOf('/assets/main-2.js'), ...options };
    const asked: { address: string; since: string | null }[] = [];
    const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
        const address = input as string;
        if (address === '/' && init?.method === undefined) return new Response(state.page);
        expect(init?.method).toBe('HEAD');
        if (address === SCRIPT) return new Response(null, { status: scriptStatus, headers: script });
        expect(address).toBe('/');
        asked.push({ address, since: new Headers(init?.headers).get('If-Modified-Since') });
        return new Response(null, { status: state.root, headers: state.date === null ? {} : { 'Last-Modified': state.date } });
    });
    return { fetch, asked, state };
}

let stop: () => void = () => undefined;
const start = async (fetch: typeof globalThis.fetch, onNewer = vi.fn()) => {
    stop = startUpdateCheck({ script: SCRIPT, onNewer, fetch });
    await vi.advanceTimersByTimeAsync(0);
    return onNewer;
};
const setVisibility = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
};
const pageShow = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
    vi.useFakeTimers();
});

afterEach(() => {
    stop();
    vi.useRealTimers();
});

describe('the version', () => {
    it('is the date of the main script', async () => {
        await start(server().fetch);
        expect(sessionStorage.getItem('portal-version')).toBe(BUILT);
    });

    it('is the epoch if the script is not served as JavaScript', async () => {
        await start(server({ script: { 'Content-Type': 'text/html', 'Last-Modified': BUILT } }).fetch);
        expect(sessionStorage.getItem('portal-version')).toBe(EPOCH);
    });

    it.each([
        ['the server is in trouble', server({ scriptStatus: 503, script: { 'Content-Type': 'text/html' } }).fetch],
        ['the script has no date', server({ script: { 'Content-Type': 'text/javascript' } }).fetch],
        ['the network fails', vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
    ])('is unknown while %s, and nothing is offered', async (_what, fetch) => {
        const onNewer = await start(fetch);
        await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY_MS);
        expect(sessionStorage.getItem('portal-version')).toBeNull();
        expect(onNewer).not.toHaveBeenCalled();
    });

    it('is not that of the small script that runs before the main one', () => {
        expect(mainScript()).toBeNull();
        // Beside what other files of this worker have left in the head.
        document.head.insertAdjacentHTML(
            'beforeend',
            '<script src="/boot.js"></script><script type="module" src="/assets/main-1.js"></script><script type="module" src="/report.js"></script>',
        );
        expect(mainScript()).toMatch(/\/assets\/main-1\.js$/);
        document.head.querySelectorAll('script').forEach(script => script.remove());
    });

    it('is not requested without a main script', () => {
        const { fetch } = server();
        startUpdateCheck({ script: null, onNewer: vi.fn(), fetch })();
        expect(fetch).not.toHaveBeenCalled();
    });
});

describe('the check', () => {
    it('asks the site root every 10 minutes for changes since that version', async () => {
        const { fetch, asked } = server();
        const onNewer = await start(fetch);
        expect(asked).toEqual([]);
        await vi.advanceTimersByTimeAsync(10 * MINUTE);
        expect(asked).toEqual([{ address: '/', since: BUILT }]);
        await vi.advanceTimersByTimeAsync(10 * MINUTE);
        expect(asked).toHaveLength(2);
        expect(onNewer).not.toHaveBeenCalled();
    });

    it('offers a newer version once per session, and then stops', async () => {
        const { fetch, asked } = server({ root: 200 });
        const onNewer = await start(fetch);
        await vi.advanceTimersByTimeAsync(3 * CHECK_EVERY_MS);
        expect(onNewer).toHaveBeenCalledTimes(1);
        expect(asked).toHaveLength(1);
        expect(sessionStorage.getItem('asked-for-update')).not.toBeNull();

        // Loaded again in the same session
        const again = await start(fetch);
        await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY_MS);
        expect(again).not.toHaveBeenCalled();
    });

    it('offers nothing where a server that never answers 304 names the same time', async () => {
        const same = vi.fn(async () => {
            return new Response(null, { headers: { 'Content-Type': 'text/javascript', 'Last-Modified': BUILT } });
        });
        const onNewer = await start(same);
        await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY_MS);
        expect(same).toHaveBeenCalledTimes(3);
        expect(onNewer).not.toHaveBeenCalled();
    });

    it.each<[string, Given]>([
        ['the sign-in page of a network', { page: FOREIGN }],
        ['a page of the portal that names no script', { page: '<html data-settings="{}"></html>' }],
    ])('concludes nothing from %s, and goes on', async (_what, given) => {
        const { fetch, state } = server({ root: 200, ...given });
        const onNewer = await start(fetch);
        await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY_MS);
        expect(onNewer).not.toHaveBeenCalled();
        Object.assign(state, { page: pageOf('/assets/main-2.js') });
        await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
        expect(onNewer).toHaveBeenCalledTimes(1);
    });

    it('offers new settings of the same code', async () => {
        const onNewer = await start(server({ root: 200, page: pageOf('/assets/main-1.js') }).fetch);
        await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
        expect(onNewer).toHaveBeenCalledTimes(1);
    });

    it('offers what a server without a time answers with 200', async () => {
        const onNewer = await start(server({ root: 200, date: null, page: pageOf('/assets/main-1.js') }).fetch);
        await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
        expect(onNewer).toHaveBeenCalledTimes(1);
    });

    it.each([200, 404])('offers the present version if the script was not served as JavaScript (%i)', async scriptStatus => {
        const script = { 'Content-Type': 'text/html' };
        const { fetch, asked } = server({ root: 200, page: pageOf('/assets/main-1.js'), scriptStatus, script });
        const onNewer = await start(fetch);
        await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
        expect(asked).toEqual([{ address: '/', since: EPOCH }]);
        expect(onNewer).toHaveBeenCalledTimes(1);
    });

    it.each([404, 500, 503])('ignores a %i', async status => {
        const onNewer = await start(server({ root: status }).fetch);
        await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
        expect(onNewer).not.toHaveBeenCalled();
    });

    it('continues after a failure', async () => {
        const { fetch, state } = server();
        const onNewer = await start(fetch);
        fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
        await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
        state.root = 200;
        await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
        expect(onNewer).toHaveBeenCalledTimes(1);
    });

    it('runs on focus if the last one was more than 5 minutes ago', async () => {
        const { fetch, asked } = server();
        await start(fetch);
        await vi.advanceTimersByTimeAsync(FOCUS_THRESHOLD_MS);
        window.dispatchEvent(new Event('focus'));
        expect(asked).toHaveLength(0);
        await vi.advanceTimersByTimeAsync(1);
        window.dispatchEvent(new Event('focus'));
        expect(asked).toHaveLength(1);
        window.dispatchEvent(new Event('focus'));
        expect(asked).toHaveLength(1);
    });

    it('pauses while the tab is hidden and runs when it is visible again', async () => {
        const { fetch, asked } = server();
        await start(fetch);
        setVisibility('hidden');
        await vi.advanceTimersByTimeAsync(3 * CHECK_EVERY_MS);
        expect(asked).toHaveLength(0);
        setVisibility('visible');
        expect(asked).toHaveLength(1);
        await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
        expect(asked).toHaveLength(2);
    });

    it('keeps its interval if the tab was hidden only briefly', async () => {
        const { fetch, asked } = server();
        await start(fetch);
        await vi.advanceTimersByTimeAsync(MINUTE);
        setVisibility('hidden');
        await vi.advanceTimersByTimeAsync(MINUTE);
        setVisibility('visible');
        expect(asked).toHaveLength(0);
        await vi.advanceTimersByTimeAsync(8 * MINUTE);
        expect(asked).toHaveLength(1);
    });

    it('tolerates a clock that is set back a day', async () => {
        const { fetch, asked } = server();
        await start(fetch);
        vi.setSystemTime(Date.now() - 24 * 60 * MINUTE);
        window.dispatchEvent(new Event('focus'));
        expect(asked).toHaveLength(1);
        vi.setSystemTime(Date.now() - 24 * 60 * MINUTE);
        setVisibility('hidden');
        setVisibility('visible');
        expect(asked).toHaveLength(2);
        await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
        expect(asked).toHaveLength(3);
    });

    it('is forced when the page is restored from the cache', async () => {
        const { fetch, asked } = server();
        await start(fetch);
        pageShow(false);
        expect(asked).toHaveLength(0);
        pageShow(true);
        expect(asked).toHaveLength(1);
    });

    it('uses the stored version when it is resumed', async () => {
        sessionStorage.setItem('portal-version', BUILT);
        const { fetch, asked } = server({ root: 200, script: {} });
        const onNewer = vi.fn();
        stop = startUpdateCheck({ script: SCRIPT, resumed: true, onNewer, fetch });
        await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS);
        expect(asked).toEqual([{ address: '/', since: BUILT }]);
        expect(fetch).toHaveBeenCalledTimes(2);
        expect(onNewer).toHaveBeenCalledTimes(1);
    });

    it('can be stopped', async () => {
        const { fetch, asked } = server({ root: 200 });
        const onNewer = await start(fetch);
        stop();
        window.dispatchEvent(new Event('focus'));
        pageShow(true);
        await vi.advanceTimersByTimeAsync(3 * CHECK_EVERY_MS);
        expect(asked).toHaveLength(0);
        expect(onNewer).not.toHaveBeenCalled();
    });
});
