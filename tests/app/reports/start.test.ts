import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '#src/app/reports/report';

/** The module remembers that it has started: each test loads it again. */
const load = async () => {
    vi.resetModules();
    const [{ startReports }, { client }, { PortalError }] = await Promise.all([
        import('#src/app/reports/start'),
        import('#src/client'),
        import('#dataProvider/errors'),
    ]);
    const fail = (status: number) => client.failed?.(new PortalError('errors.500', { status, reason: 'http' }));
    return { startReports, client, fail };
};

let events: Report[] = [];
const hear = (event: Event): void => void events.push((event as CustomEvent<Report>).detail);
const beacon = vi.fn<(path: string, body: Blob) => boolean>(() => true);

const tag = (attributes: string): void => {
    document.head.innerHTML = `<script type="text/plain" src="/report.js" ${attributes}></script>`;
};

const hide = (): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
    events = [];
    beacon.mockClear();
    document.addEventListener('portal:report', hear);
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    window.history.replaceState(null, '', '/user-management/4711?filter=anna%40firma.example');
});

afterEach(() => {
    document.removeEventListener('portal:report', hear);
    Reflect.deleteProperty(navigator, 'sendBeacon');
    document.head.innerHTML = '';
    window.history.replaceState(null, '', '/');
});

describe('reports', () => {
    it('are at most ten a page load, the last for the web vitals, and the same failure once', async () => {
        tag('data-path="/reports"');
        const { startReports, fail } = await load();
        startReports();
        for (let status = 500; status < 530; status += 1) {
            fail(status);
            fail(status);
        }
        hide();
        hide();
        expect(events).toHaveLength(10);
        expect(events.slice(0, 9).map(({ status }) => status)).toEqual([500, 501, 502, 503, 504, 505, 506, 507, 508]);
        expect(events[0]).toEqual({ route: '/user-management/{id}', error: 'errors.500', status: 500, release: '' });
        expect(Object.keys(events[9] ?? {}).sort()).toEqual(['release', 'route', 'vitals']);
        expect(beacon.mock.calls.map(([path]) => path)).toEqual(Array(10).fill('/reports'));
        const [, body] = beacon.mock.calls[0]!;
        expect(body.type).toBe('application/json');
    });

    it('stay in the page without a path, with one of another origin, and outside of the sample', async () => {
        for (const attributes of [null, 'data-path="https://collector.example/x"', 'data-path="/reports" data-share="0.25"']) {
            vi.spyOn(Math, 'random').mockReturnValue(0.25);
            if (attributes === null) document.head.innerHTML = '';
            else tag(attributes);
            const { startReports, fail } = await load();
            startReports();
            fail(500);
        }
        expect(events).toHaveLength(3);
        expect(beacon).not.toHaveBeenCalled();
    });

    it('include what a page, public or not, has shown before', async () => {
        const { startReports } = await load();
        const { reportShown } = await import('#src/client');
        reportShown(new TypeError('broken'));
        startReports();
        const missing = new TypeError('Failed to fetch dynamically imported module');
        dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }));
        reportShown(missing);
        reportShown(new TypeError('of a record'), 'notFound');
        // the windows of the tests before hear of missing code too
        expect([...new Set(events.map(({ error }) => error))]).toEqual([
            'errorPage.unknownTitle',
            'errorPage.outdatedTitle',
            'errorPage.notFoundTitle',
        ]);
    });

    it('include what failed before, with the page where it did, but no end of a session', async () => {
        const { startReports, fail } = await load();
        window.history.replaceState(null, '', '/licences');
        fail(502);
        fail(401);
        window.history.replaceState(null, '', '/user-management/4711');
        startReports();
        startReports();
        expect(events.map(({ route, status }) => [route, status])).toEqual([['/licences', 502]]);
    });

    it('include failures of public pages only where the operator wants reports', async () => {
        for (const attributes of [null, 'data-path="/reports"']) {
            if (attributes !== null) tag(attributes);
            const { startReports, fail } = await load();
            window.history.replaceState(null, '', '/recover-password');
            fail(502);
            window.history.replaceState(null, '', '/dashboard');
            startReports();
            expect(events.map(({ route }) => route)).toEqual(attributes === null ? [] : ['/recover-password']);
        }
    });
});
