import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** What leaves the browser, and what the operator's own script receives (REPORT-1 to REPORT-4). */

const ADMIN = 'admin@holzmann.example';
const LICENCE = '/licences/10010101';
const PATH = '/reports';

/** Everything that a browser can send from now on, from any page of the context. */
function recordRequests(context: BrowserContext): Request[] {
    const requests: Request[] = [];
    context.on('request', request => requests.push(request));
    return requests;
}

interface Sent {
    path: string;
    text: string;
}

interface Heard {
    beacons: Sent[];
    events: object[];
}

/** Runs in the page before its scripts: records beacons, which are still sent, and events, over all page loads of the tab. */
async function listen(page: Page): Promise<() => Heard> {
    const heard: Heard = { beacons: [], events: [] };
    await page.exposeFunction('heardBeacon', (path: string, text: string) => void heard.beacons.push({ path, text }));
    await page.exposeFunction('heardEvent', (detail: object) => void heard.events.push(detail));
    await page.addInitScript(() => {
        const told = window as unknown as Record<'heardBeacon' | 'heardEvent', (...parts: unknown[]) => void>;
        const send = navigator.sendBeacon.bind(navigator);
        navigator.sendBeacon = (path, body) => {
            void new Response(body).text().then(text => told.heardBeacon(String(path), text));
            return send(path, body);
        };
        addEventListener('portal:report', event => told.heardEvent((event as CustomEvent<unknown>).detail));
    });
    return () => heard;
}

/** Puts the operator's tag into every page, as `deploy/render.mjs` does for a deployment with `reportPath`, and receives the reports. */
async function switchOn(page: Page, share = '1'): Promise<void> {
    const tag = `<script type="module" src="/report.js" data-path="${PATH}" data-share="${share}"></script>`;
    await page.route(
        () => true,
        async (route, request) => {
            if (request.resourceType() !== 'document') return route.fallback();
            const response = await route.fetch();
            await route.fulfill({ response, body: (await response.text()).replace('</head>', `${tag}</head>`) });
        },
    );
    await page.route(`**${PATH}`, route => route.fulfill({ status: 204 }));
}

/** As when the user goes to another tab. */
const hide = (page: Page) =>
    page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
    });

const readsOf = (report: object): string =>
    'error' in report ? `${String(report.error)} ${'status' in report ? String(report.status) : ''}` : 'vitals';

/** A visit with searches, records, failures and an uncaught error, whose texts are ids, addresses and names. */
async function visit(page: Page): Promise<void> {
    const heading = () => page.getByRole('heading', { level: 1 });
    await page.goto(`${LICENCE}/keys?filter=${encodeURIComponent(ADMIN)}`);
    await expect(heading()).toBeVisible();
    await page.goto('/user-management?filter=umlaut%40holzmann.example');
    await expect(heading()).toBeVisible();
    await page.goto('/academy');
    await expect(heading()).toBeVisible();
    await page.goto('/contracts');
    await expect(heading()).toBeVisible();
}

test('by default nothing but the portal’s own calls leaves, while failures are events of the page', async ({
    page,
    context,
    mock,
    signInAs,
    baseURL,
}) => {
    test.slow();
    const requests = recordRequests(context);
    const heard = await listen(page);
    await mock.fault({ path: 'contracts', kind: 'status', status: 500 });
    await signInAs(ADMIN);
    await visit(page);
    await expect.poll(() => heard().events.map(readsOf)).toContain('contracts.errors.load 500');
    await hide(page);
    await expect.poll(() => heard().events.map(readsOf)).toContain('vitals');
    expect(heard().beacons).toEqual([]);

    const own = /^\/(?:api|media|assets|brand|__mock)\/|^\/[\w-]+\.(?:js|json|svg|woff2)$/;
    const others = requests
        .map(request => ({ kind: request.resourceType(), method: request.method(), url: new URL(request.url()) }))
        .filter(({ kind, method, url }) => {
            if (url.protocol === 'data:' || url.protocol === 'blob:') return false;
            if (url.origin !== baseURL || kind === 'ping') return true;
            if (url.pathname.startsWith('/api/')) return false;
            return !['GET', 'HEAD'].includes(method) || (kind !== 'document' && method === 'GET' && !own.test(url.pathname));
        });
    expect(others.map(({ kind, method, url }) => `${kind} ${method} ${url.href}`)).toEqual([]);
});

test('an operator’s path gets patterns, keys and figures, and neither ids, addresses nor queries', async ({
    page,
    context,
    mock,
    signInAs,
}) => {
    test.slow();
    const requests = recordRequests(context);
    const heard = await listen(page);
    await switchOn(page);
    // a page that makes none of the calls that fail
    await signInAs(ADMIN, { open: '/profile' });
    await mock.fault({ path: 'licences/*/keys', kind: 'status', status: 500, code: ADMIN });
    await mock.fault({ path: 'users', kind: 'malformed' });
    await mock.fault({ path: 'contracts', kind: 'status', status: 404 });
    const failures = () => heard().beacons.map(({ text }) => readsOf(JSON.parse(text) as object));
    for (const [address, failure] of [
        [`${LICENCE}/keys?filter=${encodeURIComponent(ADMIN)}`, 'licences.errors.load 500'],
        ['/user-management?filter=umlaut%40holzmann.example', 'users.errors.load 200'],
        ['/contracts', 'contracts.errors.load 404'],
    ] as const) {
        await page.goto(address);
        await expect.poll(failures).toContain(failure);
    }
    const throwFrom = (filename: string) =>
        page.evaluate(init => void dispatchEvent(new ErrorEvent('error', { ...init, error: new Error(init.message) })), {
            message: `thrown for ${ADMIN}`,
            filename,
        });
    await throwFrom('chrome-extension://abc/extension.js');
    expect(failures()).not.toContain('errorPage.unknownTitle 0');
    await throwFrom(new URL('/assets/page.js', page.url()).href);
    await expect.poll(failures).toContain('errorPage.unknownTitle 0');
    await hide(page);
    await expect.poll(failures).toContain('vitals');

    const { beacons, events } = heard();
    expect(new Set(beacons.map(({ path }) => path))).toEqual(new Set([PATH]));
    expect(beacons.map(({ text }) => JSON.parse(text) as object)).toEqual(events);
    for (const { text } of beacons) {
        expect(text).not.toMatch(/@|%40|\?|\d{6,}|holzmann|thrown|filter/i);
        const { route, release, error, status, vitals, ...others } = JSON.parse(text) as Record<string, unknown>;
        expect(others).toEqual({});
        expect(route).toMatch(/^(?:\*|\/(?:[a-z-]+|\{id\})?(?:\/(?:[a-z-]+|\{id\}))*)$/);
        expect(release).toMatch(/^[\w-]{8}$/);
        if (vitals) {
            expect([error, status]).toEqual([undefined, undefined]);
            expect(vitals).toEqual({ lcp: expect.any(Number), cls: expect.any(Number) });
        } else {
            expect(error).toMatch(/^[a-zA-Z]+(?:\.\w+)+$/);
            expect(status).toEqual(expect.any(Number));
        }
    }
    const pings = requests.filter(request => request.resourceType() === 'ping');
    expect(pings).toHaveLength(beacons.length);
    for (const ping of pings) {
        const headers = await ping.allHeaders();
        expect(Object.keys(headers)).not.toEqual(
            expect.arrayContaining([expect.stringMatching(/^(?:authorization|referer|cookie)$/)]),
        );
    }
});

test('a page load sends at most ten reports, the same failure once', async ({ page, signInAs, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    const heard = await listen(page);
    await switchOn(page);
    await page.route('**/api/tickets**', route => route.fulfill({ status: 500 + Math.floor(Math.random() * 100), body: '' }));
    await signInAs(ADMIN, { open: '/tickets' });
    const refresh = page.getByRole('button', { name: 'Refresh' }).first();
    await expect.poll(() => heard().beacons.length).toBeGreaterThan(0);
    await page.evaluate(async () => {
        for (let index = 0; index < 40; index += 1) {
            await import(`/assets/missing-${index % 2}.js`).catch(() => undefined);
            dispatchEvent(new Event('vite:preloadError'));
        }
    });
    for (let round = 0; round < 12; round += 1) {
        if (await refresh.isVisible()) await refresh.click();
    }
    await hide(page);
    await expect.poll(() => heard().beacons.map(({ text }) => readsOf(JSON.parse(text) as object))).toContain('vitals');
    const texts = heard().beacons.map(({ text }) => text);
    expect(texts.length).toBeLessThanOrEqual(10);
    expect(new Set(texts).size).toBe(texts.length);
});

test('a failed sign-in is reported, a wrong password is not; outside of the sample nothing leaves', async ({
    page,
    mock,
    baseURL,
}) => {
    const heard = await listen(page);
    await switchOn(page);
    const attempt = async () => {
        await page.getByLabel(/e-?mail/i).fill(ADMIN);
        await page.getByLabel('Password', { exact: true }).fill('wrong');
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(page.getByRole('alert').first()).toBeVisible();
    };
    await page.goto('/?mode=auth&redirect=licences');
    await attempt();
    await mock.fault({ path: 'user/token', kind: 'status', status: 500 });
    await attempt();
    await expect.poll(() => heard().beacons.length).toBe(1);
    expect(JSON.parse(heard().beacons[0]?.text ?? '')).toMatchObject({ route: '/', status: 500 });

    // Routed from here on, while the old route still receives what is on its way.
    await switchOn(page, '0.000001');
    await page.goto(`${baseURL}/`);
    await attempt();
    await expect.poll(() => heard().events.length).toBe(2);
    expect(heard().beacons).toHaveLength(1);
});
