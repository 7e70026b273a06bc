import { QueryClient } from '@tanstack/react-query';
import * as indexed from 'fake-indexeddb';
import { expect, vi } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import type { Item, Job } from '#dataProvider/jobs/job';
import type { Context } from '../../src/jobs/engine';
import type { ShownJob } from '../../src/jobs/store';

/** Tabs of one browser: each has its own engine and session; storage, locks and channels are shared. */

interface Held {
    name: string;
    next: (() => void)[];
}

/** Web Locks, exclusive ones. */
export function freshLocks() {
    const held = new Map<string, Held>();
    const request = async (name: string, ...rest: unknown[]): Promise<unknown> => {
        const work = rest.at(-1) as () => Promise<unknown>;
        const { signal, ifAvailable } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal; ifAvailable?: boolean };
        const before = held.get(name);
        if (before && ifAvailable) return work();
        if (before) {
            await new Promise<void>((enter, refuse) => {
                before.next.push(enter);
                signal?.addEventListener('abort', () => {
                    before.next = before.next.filter(waiting => waiting !== enter);
                    refuse(new DOMException('aborted', 'AbortError'));
                });
            });
        }
        const own: Held = before ?? { name, next: [] };
        held.set(name, own);
        try {
            return await work();
        } finally {
            const next = own.next.shift();
            if (next) next();
            else held.delete(name);
        }
    };
    return { request, query: async () => ({ held: [...held.values()].map(({ name }) => ({ name })) }) };
}

/** Channels by name; a message reaches the others a moment later, as a copy. */
function fakeChannels() {
    const open = new Set<Channel>();
    class Channel {
        private listeners: ((event: { data: unknown }) => void)[] = [];
        constructor(readonly name: string) {
            open.add(this);
        }
        addEventListener(_kind: string, listener: (event: { data: unknown }) => void): void {
            this.listeners.push(listener);
        }
        postMessage(data: unknown): void {
            const copy = structuredClone(data);
            for (const other of open)
                if (other !== this && other.name === this.name)
                    setTimeout(() => open.has(other) && other.listeners.forEach(listen => listen({ data: copy })), 0);
        }
        close(): void {
            open.delete(this);
        }
    }
    return Channel;
}

// For good: a database may open after its test has ended.
for (const [name, part] of Object.entries(indexed)) if (name.startsWith('IDB')) Object.assign(globalThis, { [name]: part });

/** Sets up an empty browser, and a server that nobody has called. Each tab has modules of its own (`newTab`). */
export function newBrowser(): void {
    vi.resetModules();
    Object.assign(server, newServer());
    vi.stubGlobal('indexedDB', new indexed.IDBFactory());
    // A page that is always idle.
    vi.stubGlobal('requestIdleCallback', (go: () => void) => setTimeout(go, 0));
    vi.stubGlobal('BroadcastChannel', fakeChannels());
    Object.defineProperty(navigator, 'locks', { configurable: true, value: freshLocks() });
    localStorage.clear();
}

/** The calls of all tabs; each is answered by hand, or at once. */
interface Server {
    /** the ids of people to whom a mail was sent, in order */
    sent: string[];
    /** calls that are not answered yet */
    open: { id: string; answer(): void; refuse(error: Error): void }[];
    answers: 'at once' | 'by hand';
    /** whether somebody is a member of the group */
    members: Set<string>;
    looked: string[];
}

const newServer = (): Server => ({ sent: [], open: [], answers: 'at once', members: new Set(), looked: [] });

/** The one server of all tabs. */
export const server: Server = newServer();

/** Who is signed in, and a job's people. */
export const ME = 'u1/10010';
export const TEN = Array.from({ length: 10 }, (_, at) => `p${at}`);

export const until = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 5_000, interval: 5 });

/** Answers what has been sent by hand. */
export const answerAll = (): void => server.open.splice(0).forEach(({ answer }) => answer());

/** Answers whatever is sent until nobody waits any more. */
export const answerUntil = (check: () => void): Promise<unknown> =>
    until(() => {
        answerAll();
        check();
    });

/** Each of the ten was sent something, once. */
export const sentOnceEach = (): void => expect([...server.sent].sort()).toEqual([...TEN].sort());

function providerOf(): PortalDataProvider {
    const call = (id: string, effect: () => void): Promise<void> => {
        server.sent.push(id);
        if (server.answers === 'at once') {
            effect();
            return Promise.resolve();
        }
        return new Promise((resolve, refuse) =>
            server.open.push({
                id,
                answer: () => {
                    effect();
                    resolve();
                },
                refuse,
            }),
        );
    };
    return {
        recoverUser: ({ user }: { user: string }) => call(user, () => undefined),
        addGroupUser: ({ user }: { user: string }) => call(user, () => server.members.add(user)),
        getOne: async (_resource: string, { id }: { id: string }) => {
            server.looked.push(id);
            return { data: { id, email: `${id}@holzmann.example`, cloudGroups: server.members.has(id) ? [{ id: 'g1' }] : [] } };
        },
        getCurrentCustomer: async () => ({}),
    } as unknown as PortalDataProvider;
}

export interface Tab {
    /** signs in; returns how the layout is left */
    connect(owner: string): () => void;
    /** sends mails to these people, or adds them to a group */
    start(people: readonly string[], verb?: 'recover' | 'joinGroup', plan?: string): Promise<string>;
    act: (job: string, command: 'pause' | 'resume' | 'stop' | 'again' | 'resend' | 'close') => void;
    list(): readonly ShownJob[];
    itemsOf(job: string): Promise<readonly Item[]>;
    endSession(reason: 'signed-out' | 'expired'): void;
    /** an error as this tab knows it; status 0 is a cut line */
    failure(status: number, retryAfter?: number): Error;
}

/** Opens a tab. */
export async function newTab(): Promise<Tab> {
    vi.resetModules();
    const engine = await import('../../src/jobs/engine');
    const session = await import('../../authProvider/session');
    const { currentJobs } = await import('../../src/jobs/store');
    const { PortalError } = await import('../../dataProvider/errors');
    const queries = new QueryClient();
    const here = (owner: string): Context => ({ owner, provider: providerOf(), queries });
    return {
        connect: owner => {
            session.begin('token');
            return engine.connect(here(owner));
        },
        start: (people, verb = 'recover', plan) =>
            engine.start({
                ...(plan === undefined ? {} : { plan }),
                kind: verb === 'recover' ? 'reset' : verb,
                steps: [verb === 'recover' ? { verb } : { verb, group: 'g1' }],
                people: people.map(id => ({ id })),
            }),
        act: engine.act,
        list: () => currentJobs().list,
        itemsOf: engine.itemsOf,
        endSession: reason => session.end(reason),
        failure: (status, retryAfter) =>
            new PortalError('errors.unknown', { status, reason: status === 0 ? 'network' : 'http', retryAfter }),
    };
}

/** All that the browser keeps. */
export async function stored(): Promise<{ jobs: Job[]; items: (Item & { job: string })[] }> {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'jobs')) return { jobs: [], items: [] };
    const { deleteDB, openDB } = await import('idb');
    const database = await openDB('jobs');
    if (!database.objectStoreNames.contains('jobs')) {
        // It was deleted in between, and made again by being opened.
        database.close();
        await deleteDB('jobs');
        return { jobs: [], items: [] };
    }
    const found = { jobs: (await database.getAll('jobs')) as Job[], items: await database.getAll('items') };
    database.close();
    return found;
}
