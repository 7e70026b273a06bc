import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import pages from '#build/startPages.json';
import { READS } from '#build/reads';
import { allManifests } from '#src/app/manifests';
import { loadPortalRoutes } from '#src/app/portal';
import { queryClient } from '#src/app/providers';
import { storeLanguage } from '#src/config/language';
import { patternOf, pathWith } from '#src/start/match';
import { nextOf, readsOf, type StartPages } from '#src/start/startPages';
import type { Role } from '#dataProvider/types';
import { json } from '../support/fakeFetch';
import { makeCloudGroup, makeCustomer, makeKey, makeLicence, makeTicket, makeUser, makeVideo } from '../support/builders';

/**
 * Every page names in `build/reads.ts` what it reads first: all that it asks for as soon as user, customer and its own record are there, and
 * nothing else. What is missing there is read a round trip later than it could; what a page does not read costs for nothing.
 */

/** What is read in the frame of every page, or later than first on purpose. */
const LATER: Readonly<Record<string, RegExp>> = {
    // What stands around the tiles must not hold them up (DASH-1).
    '/dashboard': /./,
    // Wait for the academy's session (ACADEMY-7).
    '/academy/:directoryId?': /^academy\/directories/,
    '/academy/record': /^academy\/directories/,
    '/academy/:directoryId/:videoId': /^academy\/(?:directories|embeds|videos\/x1\/comments)/,
};

const customer = makeCustomer({ flags: { contractInfo: true } });
const user = (role: Role) => makeUser({ id: 'u1', role, cam: true });
const contract = { ...makeCloudGroup({ id: 'x1', label: 'C' }), name: 'Contract', positions: [] };

/** The records of pages: everything else is never answered. */
const RECORDS: Readonly<Record<string, unknown>> = {
    licences: makeLicence({ id: 'x1' }),
    users: makeUser({ id: 'x1' }),
    // counted, as asked for: otherwise all is read again (QUERY-3)
    cloudGroups: { ...makeCloudGroup({ id: 'x1' }), 'users@odata.count': 0 },
    tickets: makeTicket({ id: 'x1' }),
    contracts: contract,
    'academy/videos': makeVideo({ id: 'x1' }),
};

/** The rows from which a page reads on. */
const ROWS: Readonly<Record<string, readonly object[]>> = {
    'users/x1/keys': [makeKey({ licenceId: 'x2' }), makeKey({ id: 'k2', licenceId: 'x3' })],
};

const VALUES = Object.fromEntries(
    ['user', 'job', 'licence', 'group', 'contract', 'ticket', 'directoryId', 'videoId'].map(name => [name, 'x1']),
);

const offered = allManifests.flatMap(({ pages: own = [] }) => own.map(({ path }) => patternOf(path)));

let routes: Awaited<ReturnType<typeof loadPortalRoutes>>;

beforeAll(async () => {
    // Every page's code, so that what a page reads does not wait for it.
    await Promise.all(allManifests.flatMap(({ pages: own = [] }) => own.map(({ load }) => load())));
    storeLanguage('en');
    vi.stubGlobal('fetch', never);
    session.begin('T1');
    routes = await loadPortalRoutes();
});

/** For how many turns, of 5 ms, a page that reads what it names has to be quiet, and how many it is waited for at most. */
const TURNS = { quiet: 5, most: 1000 };

/** Is never answered. */
const never = (): Promise<never> => new Promise(() => undefined);

/** Is never answered, but ends with its page: otherwise it would keep its place in the queue from the files after this one. */
const queued = (signal?: AbortSignal | null): Promise<never> =>
    new Promise((_answer, end) => signal?.addEventListener('abort', () => end(signal.reason as Error)));

/** The paths that a page reads, but for user and customer, until it waits for more than its record. */
async function readBy(role: Role, path: string, named: readonly string[]): Promise<Set<string>> {
    const sent: string[] = [];
    vi.stubGlobal('fetch', (url: string, { method = 'GET', signal }: RequestInit) => {
        const asked = url.slice('/api/'.length);
        if (!url.startsWith('/api/') || method !== 'GET') return never();
        if (asked === 'customer') return Promise.resolve(json(200, customer));
        if (asked === 'user') return Promise.resolve(json(200, user(role)));
        sent.push(asked);
        const record = RECORDS[/^(.+)\/x1(?:\?|$)/.exec(asked)?.[1] ?? ''];
        const rows = ROWS[asked.split('?')[0] ?? ''];
        if (rows) return Promise.resolve(json(200, { value: rows, '@odata.count': rows.length }));
        if (record) return Promise.resolve(json(200, record));
        return asked.includes('/seats?') ? queued(signal) : never();
    });
    session.begin('T1');
    queryClient.clear();
    window.history.replaceState(null, '', path);
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    if (!router.state.initialized) await new Promise<void>(ready => router.subscribe(state => state.initialized && ready()));
    await act(() => {
        render(<RouterProvider router={router} />);
        return Promise.resolve();
    });
    for (let [turn, quiet, known] = [0, 0, -1]; turn < TURNS.most && quiet < TURNS.quiet; turn++) {
        await act(() => new Promise<void>(done => setTimeout(done, 5)));
        quiet = sent.length === known && named.every(one => sent.includes(one)) ? quiet + 1 : 0;
        known = sent.length;
    }
    expect(router.state.location.pathname).toBe(path);
    cleanup();
    router.dispose();
    return new Set(sent);
}

it('names pages that there are', () => {
    expect(Object.keys(READS).filter(page => !offered.includes(page))).toEqual([]);
});

/** The pages that a role may open. */
const roles = ['ADMIN', 'USER'] as const;
const managed = new Set(
    allManifests.flatMap(({ pages: own = [] }) => own.flatMap(({ path, access }) => (access ? [patternOf(path)] : []))),
);

it.each(roles.flatMap(role => offered.filter(page => role === 'ADMIN' || !managed.has(page)).map(page => [role, page] as const)))(
    'as %s, %s',
    async (role, page) => {
        if (page === '/redirects/academy') return;
        const path = pathWith(page.replace(/\/:\w+\?/, ''), VALUES);
        const first = readsOf(pages as StartPages, path, null, user(role), customer.flags);
        const next = first.flatMap(read => nextOf(read, JSON.stringify(ROWS[read.path.split('?')[0] ?? ''] ?? [])));
        const named = [...first, ...next].map(read => read.path);
        const sent = await readBy(role, path, named);
        const later = LATER[page];
        expect([...sent].filter(one => !named.includes(one) && !later?.test(one)).toSorted(), 'read, but not named').toEqual([]);
        expect(named.filter(one => !sent.has(one)).toSorted(), 'named, but not read').toEqual([]);
    },
);
