import { afterEach, vi } from 'vitest';
import pages from '#build/startPages.json';
import type { Visitor } from '#src/start/early';
import type { StartPages } from '#src/start/startPages';
import type { FakeRequest } from '../support/fakeFetch';

/** The start of a page, in tests. */

afterEach(() => {
    delete window.early;
    history.replaceState(null, '', '/');
});

/** Rejects when the call is aborted, as fetch does. */
export const never = ({ signal }: FakeRequest): Promise<never> =>
    new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });

/** A page load: fresh modules without any state, and the store that the script before the first paint has made. */
export async function load() {
    vi.resetModules();
    const session = await import('#authProvider/session');
    if (session.getToken() === null) session.begin('T1');
    const { createEarly } = await import('#src/start/early');
    const visitorNow = (): Visitor | null => {
        const token = session.getToken();
        return token === null ? null : { token, user: session.storedUser(), isCurrent: session.userReadHere() !== 0 };
    };
    const early = createEarly('/api', pages as StartPages, visitorNow);
    window.early = early;
    return { session, early, ...(await import('#src/client')) };
}

/** The lists whose rows have arrived. */
export const arrived = (): (string | undefined)[] => window.early?.arrived().map(({ read }) => read.list) ?? [];
