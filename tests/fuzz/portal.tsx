import { act, cleanup, render } from '@testing-library/react';
import { format } from 'node:util';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import * as session from '../../authProvider/session';
import { PortalError } from '../../dataProvider/errors';
import { storeDisplayMode } from '../../src/config/displayMode';
import { storeLanguage } from '../../src/config/language';
import { loadMessages } from '../../i18n';
import { loadPublicMessages } from '../../i18n/public';
import { startNavigation, type PortalOpener } from '../../src/app/navigation';
import { loadPortalRoutes } from '../../src/app/portal';
import { queryClient } from '../../src/app/providers';
import { RecordFailure } from '../../src/shared/recordFailure';
import { dismissAllToasts } from '../../src/ui/feedback/toast';
import { startMock } from './mockProcess';
import { answers as described } from './description';
import { nonsenseOn, take } from './page';
import './player';
import type { View } from './views';

/** The whole portal in jsdom on the mock's responses, each of which a test can change. */

const PASSWORD = 'portal';

/** Longest time (milliseconds) that a page may take to come to rest. */
const TIMEOUT_MS = 60_000;

/** A page is at rest after this many turns without activity; a limit of turns to wait for its expected reads, higher while its code loads. */
const QUIET_TURNS = 3;
const LONGEST_TURNS = { sound: 400, damaged: 40 };

/** The number of rows shown of every collection. */
const ROWS = 18;

export interface Shown {
    /** the faults that the page shows; empty if there are none */
    faults: string[];
    /** the responses that the page got, before any damage, by operation */
    answered: ReadonlyMap<string, unknown>;
}

/** The changes to responses, by operation. */
export type Damage = ReadonlyMap<string, (answer: unknown) => unknown>;

/** The lists by the names under which their display is stored. */
const LISTS = [
    'licences',
    'licence-users',
    'keys',
    'seats',
    'users',
    'cloud-groups',
    'cloud-group-members',
    'contracts',
    'invoices',
    'tickets',
];

export interface Portal {
    open(view: View, damage?: Damage): Promise<Shown>;
    /** the operations that any page has called so far */
    asked: ReadonlySet<string>;
    close(): void;
}

const same = (answer: unknown): unknown => answer;

const operationOf = (method: string, path: string, status: number): string | undefined =>
    described.find(one => one.method === method && one.status === status && one.matches.test(path.split('?')[0] ?? ''))
        ?.operation;

/** Fewer rows than one page shows, so that a damaged one is never on another page. */
function fewRows(answer: unknown): unknown {
    if (Array.isArray(answer)) return answer.slice(0, ROWS);
    if (typeof answer !== 'object' || answer === null || !('value' in answer) || !Array.isArray(answer.value)) return answer;
    const value: unknown[] = answer.value.slice(0, ROWS);
    return { ...answer, value, '@odata.count': value.length };
}

/** A failed read that a page threw, directly or for its record, is shown in its place; React reports it nevertheless. */
const isTold = (values: readonly unknown[]): boolean =>
    values.some(value => value instanceof PortalError || value instanceof RecordFailure);

/** Starts a mock server and returns the portal on its responses. */
export async function startPortal(): Promise<Portal> {
    const mock = await startMock();
    const base = `${mock.url}/api`;
    const serverFetch = fetch;
    const namespaces = Object.keys({ ...(await loadPublicMessages('en')), ...(await loadMessages('en')) }).join('|');
    const rawKey = new RegExp(`(?<![\\w/.@-])(?:${namespaces})\\.[a-zA-Z]\\w*(?:\\.\\w+)*`);
    storeLanguage('en');
    const routes = await loadPortalRoutes();
    const everAsked = new Set<string>();
    const sessions = new Map<string, string>();
    const kept = new Map<string, Promise<{ status: number; text: string; type: string }>>();

    const basic = (who: string): string => `Basic ${btoa(`${who}:${PASSWORD}`)}`;

    const signIn = async (who: string): Promise<string> => {
        const known = sessions.get(who);
        if (known) return known;
        const headers = { 'Application-Id': 'portal', Authorization: basic(who) };
        const answer = await serverFetch(`${base}/user/token`, { method: 'POST', headers });
        const { token } = (await answer.json()) as { token: string };
        sessions.set(who, token);
        return token;
    };

    /** The server's response; requested once for all equal calls after the same changes. */
    const answerTo = (path: string, init: RequestInit, changes: readonly string[]) => {
        const headers = new Headers(init.headers);
        const key = [headers.get('Authorization'), ...changes, init.method, path].join(' ');
        const ask = async () => {
            const answer = await serverFetch(`${base}/${path}`, { method: init.method, body: init.body, headers });
            return { status: answer.status, text: await answer.text(), type: answer.headers.get('Content-Type') ?? '' };
        };
        const known = kept.get(key) ?? ask();
        kept.set(key, known);
        return known;
    };

    /** The token of the first mail that links to a page. */
    const mailed = async (page: string): Promise<string> => {
        const mails = (await (await serverFetch(`${mock.url}/__mock/api/outbox`)).json()) as { link?: string | null }[];
        return mails.find(({ link }) => link?.startsWith(page))?.link ?? page;
    };

    const open: Portal['open'] = async ({ who, path, reads, steps = [], instead = {}, done, table }, damage = new Map()) => {
        const token = who === null ? null : await signIn(who);
        const address = who === null && path !== '/' ? await mailed(path) : path;
        const faults: string[] = [];
        const answered = new Map<string, unknown>();
        const changes: string[] = [];
        let underWay = 0;

        const serve = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
            const url = new URL(input as string, window.location.origin);
            if (!url.pathname.startsWith('/api/')) return new Response('[]', { status: 200 });
            const asked = url.pathname.slice('/api/'.length) + url.search;
            const { method = 'GET' } = init;
            underWay += 1;
            try {
                const { status, text, type } = await answerTo(asked, { ...init, method }, changes);
                if (method !== 'GET') changes.push(`${method} ${asked}`);
                const operation = operationOf(method, asked, status);
                if (!operation || text === '')
                    return new Response(status === 204 ? null : text, { status, headers: { 'Content-Type': type } });
                const sound = (): unknown => (instead[operation] ?? same)(fewRows(JSON.parse(text)));
                answered.set(operation, sound());
                everAsked.add(operation);
                const answer = (damage.get(operation) ?? same)(sound());
                const body = answer === undefined ? '' : JSON.stringify(answer);
                return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
            } finally {
                underWay -= 1;
            }
        };

        const uncaught = (event: ErrorEvent | PromiseRejectionEvent): void => {
            const error: unknown = 'reason' in event ? event.reason : event.error;
            if (!isTold([error])) faults.push(`uncaught: ${format(error)}`.split('\n')[0] ?? '');
            event.preventDefault();
        };
        const rejected = (error: unknown): void => {
            if (!isTold([error])) faults.push(`unhandled: ${String(error)}`);
        };
        const tell = (...values: unknown[]): void => {
            if (isTold(values)) return;
            const error = values.find(value => value instanceof Error);
            faults.push(`console: ${(error ? `${error.name}: ${error.message}` : format(...values)).split('\n')[0]}`);
        };
        vi.stubGlobal('fetch', serve);
        vi.spyOn(console, 'error').mockImplementation(tell);
        vi.spyOn(console, 'warn').mockImplementation(tell);
        window.addEventListener('error', uncaught);
        process.on('unhandledRejection', rejected);

        sessionStorage.clear();
        localStorage.clear();
        storeLanguage('en');
        if (!table) LISTS.forEach(list => storeDisplayMode(list, 'cards'));
        if (token !== null) session.begin(token);
        queryClient.clear();
        dismissAllToasts();
        window.history.replaceState(null, '', address);
        const { rerender } = render(null);
        let router: ReturnType<typeof createMemoryRouter> | undefined;
        /** what the navigation shows next; null until there is something, undefined once it is rendered */
        let next: ReactElement | null | undefined = null;
        const show = (page: ReactElement): void => {
            next = page;
        };
        const openPortal: PortalOpener = () => {
            const opened = createMemoryRouter(routes, { initialEntries: [window.location.pathname + window.location.search] });
            router = opened;
            const initialized = new Promise<void>(resolve => opened.subscribe(state => state.initialized && resolve()));
            return { ready: initialized.then(() => <RouterProvider router={opened} />), dispose: () => opened.dispose() };
        };
        const stop = startNavigation({ show, loadPortal: async () => openPortal });

        const busy = (): boolean =>
            next !== undefined ||
            underWay > 0 ||
            queryClient.isFetching() > 0 ||
            queryClient.isMutating() > 0 ||
            document.querySelector('main [aria-busy="true"]') !== null ||
            (router?.state.navigation.state ?? 'idle') !== 'idle';
        const rest = async (settled: () => boolean): Promise<void> => {
            const from = Date.now();
            const longest = LONGEST_TURNS[damage.size > 0 ? 'damaged' : 'sound'];
            let quiet = 0;
            // The wait for what never comes is counted in turns, not in time: the machine may be busy.
            while (quiet < (settled() ? QUIET_TURNS : longest) && Date.now() - from < TIMEOUT_MS) {
                await act(async () => {
                    if (next) rerender(next);
                    if (next) next = undefined;
                    await new Promise(resolve => setTimeout(resolve, settled() ? 0 : 5));
                });
                quiet = busy() ? 0 : quiet + 1;
            }
            if (Date.now() - from >= TIMEOUT_MS) faults.push('never at rest');
        };
        const wanted = damage.size > 0 ? [...damage.keys()] : reads;
        const isAnswered = (): boolean => wanted.every(name => answered.has(name));
        await rest(() => steps.length > 0 || isAnswered());
        for (const [at, step] of steps.entries()) {
            if (!(await take(step)) && damage.size === 0) faults.push(`cannot take the step ${JSON.stringify(step)}`);
            await rest(() => at + 1 < steps.length || isAnswered());
        }

        if (damage.size === 0)
            wanted.filter(name => !answered.has(name)).forEach(name => faults.push(`${name} was not asked for`));
        if (who !== null) {
            if (session.getToken() === null) faults.push('signed out');
            if (document.querySelector('nav a[href="/dashboard"]') === null) faults.push('no navigation');
        }
        if (!document.querySelector('main')?.textContent) faults.push('blank page');
        if (done && !document.body.textContent.includes(done)) faults.push(`does not say "${done}"`);
        faults.push(...nonsenseOn(document.body, rawKey));
        stop();
        cleanup();
        if (who === null && session.getToken() !== null) session.end('unusable');
        window.removeEventListener('error', uncaught);
        process.off('unhandledRejection', rejected);
        return { faults: [...new Set(faults)], answered };
    };

    return { open, asked: everAsked, close: mock.stop };
}
