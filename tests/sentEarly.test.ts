import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOrTake } from '#src/sentEarly';

const URL = '/api/customer';
const as = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

/** Has `boot.js` send the customer's read for T1. */
function send(sentAt = Date.now()) {
    const abort = new AbortController();
    window.sentEarly = [{ url: URL, token: 'T1', sentAt, answer: Promise.resolve(new Response('early')), abort }];
    return abort;
}

const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();

beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('fetched')));
});

afterEach(() => delete window.sentEarly);

describe('a call that was sent early', () => {
    it('gives its response to the same call, once', async () => {
        send();
        expect(await text(fetchOrTake('/api/user', as('T1')))).toBe('fetched');
        expect(await text(fetchOrTake(URL, as('T1')))).toBe('early');
        expect(await text(fetchOrTake(URL, as('T1')))).toBe('fetched');
    });

    it.each([
        ['of another session', as('T2'), 0],
        ['that writes', { ...as('T1'), method: 'POST' }, 0],
        ['half a minute later', as('T1'), 30_001],
    ])('gives nothing to a call %s', async (_which, init, age) => {
        send(Date.now() - age);
        expect(await text(fetchOrTake(URL, init))).toBe('fetched');
    });

    it('is aborted with the call that took it', () => {
        const sent = send();
        const own = new AbortController();
        void fetchOrTake(URL, { ...as('T1'), signal: own.signal });
        own.abort();
        expect(sent.signal.aborted).toBe(true);
    });
});
