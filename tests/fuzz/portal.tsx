import { act, cleanup, render } from '@testing-library/react';
import { format } from 'node:util';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { vi } from 'vitest';
import * as session from '../../authProvider/session';
import { PortalError } from '../../dataProvider/errors';
import { storeDisplayMode } from '../../src/config/displayMode';
import { storeLanguage } from '../../src/config/language';
import { loadPortalRoutes } from '../../src/portalRoutes';
import { dataProvider, queryClient } from '../../src/providers';
import { RecordFailure } from '../../src/shared/recordFailure';
import { dismissAllToasts } from '../../src/shared/feedback/toast';
import { allMessages } from '../support/words';
import { startMock } from './mockProcess';
import { readings, type Reading } from './mutations';
import type { View } from './views';

/** The whole signed-in portal in jsdom on the mock's own answers, each of which a test may change on its way. */

const PASSWORD = 'portal';

/** Longest time (milliseconds) that a page may take to come to rest. */
const PATIENCE_MS = 60_000;

/** So many rows of every collection are shown. */
const ROWS = 18;

export interface Shown {
    /** what is wrong with what is shown; empty when nothing is */
    faults: string[];
    /** every read that was made: operation and answer, as the server gave it */
    reads: { operation: string; answer: unknown }[];
}

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

/** Changes the answers of one operation. */
export interface Damage {
    operation: string;
    change(answer: unknown): unknown;
}

export interface Portal {
    open(view: View, damage?: Damage): Promise<Shown>;
    close(): void;
}

const readingOf = (path: string): Reading | undefined => readings.find(({ matches }) => matches.test(path.split('?')[0] ?? ''));

/** Every text of the page, those of attributes included. */
function textsOf(root: HTMLElement): string[] {
    const texts: string[] = [];
    for (const element of root.querySelectorAll('*')) {
        for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src', 'value']) {
            const text = element.getAttribute(name);
            if (text) texts.push(text);
        }
    }
    return texts;
}

const NONSENSE = /\bundefined\b|\bNaN\b|\[object \w+|Invalid Date|\bnull\b|\bInfinity\b/;

/** Fewer rows than one page shows, so that a damaged one never stands on another page. */
function fewRows(answer: unknown): unknown {
    if (Array.isArray(answer)) return answer.slice(0, ROWS);
    if (typeof answer !== 'object' || answer === null || !('value' in answer) || !Array.isArray(answer.value)) return answer;
    const value: unknown[] = answer.value.slice(0, ROWS);
    return { ...answer, value, '@odata.count': value.length };
}

/** A failed read that a page threw, as it is or as that of its record, is told in its place; React reports it all the same. */
const isTold = (values: readonly unknown[]): boolean =>
    values.some(value => value instanceof PortalError || value instanceof RecordFailure);

export async function startPortal(): Promise<Portal> {
    const mock = await startMock();
    const base = `${mock.url}/api`;
    const serverFetch = fetch;
    const namespaces = Object.keys(await allMessages('en')).join('|');
    const rawKey = new RegExp(`(?<![\\w/.@-])(?:${namespaces})\\.[a-zA-Z]\\w*(?:\\.\\w+)*`);
    storeLanguage('en');
    const routes: RouteObject[] = await loadPortalRoutes();
    const tokens = new Map<string, string>();
    const answers = new Map<string, { status: number; text: string; type: string }>();

    const signIn = async (who: string): Promise<string> => {
        const known = tokens.get(who);
        if (known) return known;
        const answer = await serverFetch(`${base}/user/token`, {
            method: 'POST',
            headers: { 'Application-Id': 'portal', Authorization: `Basic ${btoa(`${who}:${PASSWORD}`)}` },
        });
        const { token } = (await answer.json()) as { token: string };
        tokens.set(who, token);
        return token;
    };

    /** The server's answer, asked once for everybody who asks the same. */
    const answerTo = async (method: string, path: string, token: string, body?: BodyInit | null) => {
        const key = `${token} ${method} ${path}`;
        const known = answers.get(key);
        if (known) return known;
        const answer = await serverFetch(`${base}/${path}`, {
            method,
            body,
            headers: { 'Application-Id': 'portal', 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        });
        const kept = { status: answer.status, text: await answer.text(), type: answer.headers.get('Content-Type') ?? '' };
        answers.set(key, kept);
        return kept;
    };

    const open: Portal['open'] = async ({ who, path, reads, press, table }, damage) => {
        const token = await signIn(who);
        const faults: string[] = [];
        const made: Shown['reads'] = [];
        let underWay = 0;

        const serve = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
            const url = new URL(input as string, window.location.origin);
            if (!url.pathname.startsWith('/api/')) return new Response('[]', { status: 200 });
            const asked = url.pathname.slice('/api/'.length) + url.search;
            const method = init.method ?? 'GET';
            underWay += 1;
            try {
                const { status, text, type } = await answerTo(method, asked, token, init.body);
                const reading = method === 'GET' ? readingOf(asked) : undefined;
                if (!reading || status !== 200)
                    return new Response(status === 204 ? null : text, { status, headers: { 'Content-Type': type } });
                const sound = (): unknown => fewRows(JSON.parse(text));
                made.push({ operation: reading.operation, answer: sound() });
                const answer = damage?.operation === reading.operation ? damage.change(sound()) : sound();
                return new Response(JSON.stringify(answer), { status: 200, headers: { 'Content-Type': 'application/json' } });
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
        session.begin(token);
        queryClient.clear();
        dataProvider.forget();
        dismissAllToasts();
        const router = createMemoryRouter(routes, { initialEntries: [path] });
        render(<RouterProvider router={router} />);

        const busy = (): boolean =>
            underWay > 0 ||
            queryClient.isFetching() > 0 ||
            document.querySelector('main [aria-busy="true"]') !== null ||
            router.state.navigation.state !== 'idle';
        const rest = async (done: () => boolean): Promise<void> => {
            const from = Date.now();
            let quiet = 0;
            while (quiet < 3 && Date.now() - from < PATIENCE_MS) {
                await act(async () => {
                    await new Promise(resolve => setTimeout(resolve, 0));
                });
                quiet = busy() || !done() ? 0 : quiet + 1;
            }
            if (quiet < 3) faults.push('never at rest');
        };
        const wanted = damage ? [] : reads;
        const hasRead = (): boolean => wanted.every(name => made.some(({ operation }) => operation === name));
        await rest(() => press !== undefined || hasRead());
        if (press) {
            const button = [...document.querySelectorAll<HTMLElement>('main button, main [role=menuitem]')].find(candidate =>
                (candidate.getAttribute('aria-label') ?? candidate.textContent).startsWith(press),
            );
            if (button) await act(async () => button.click());
            await rest(hasRead);
        }

        if (session.getToken() === null) faults.push('signed out');
        if (document.querySelector('nav a[href="/dashboard"]') === null) faults.push('no navigation');
        if (!document.querySelector('main')?.textContent) faults.push('blank page');
        for (const text of textsOf(document.body)) {
            const nonsense = NONSENSE.exec(text)?.[0] ?? rawKey.exec(text)?.[0];
            if (nonsense) {
                const at = text.indexOf(nonsense);
                faults.push(`shows "${nonsense}" in "${text.slice(Math.max(0, at - 30), at + 40)}"`);
            }
        }
        cleanup();
        window.removeEventListener('error', uncaught);
        process.off('unhandledRejection', rejected);
        return { faults: [...new Set(faults)], reads: made };
    };

    return { open, close: mock.stop };
}
