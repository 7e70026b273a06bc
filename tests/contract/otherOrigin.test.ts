// @vitest-environment node
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { signIn } from '../../dataProvider/actions/session';
import { isPassing } from '../../dataProvider/errors';
import { createHttpClient } from '../../dataProvider/httpClient';
import { ADMIN, deviating } from './deviating';
import { startMockServer } from './support';

/** A portal on another origin than its API (WIRE-17), and what it says where the server does not allow that. */

const ORIGIN = 'https://portal.example';
const mock = startMockServer({ origin: ORIGIN });
const { on, failing } = deviating(mock);

/** The headers that a script sees of any answer of another origin. */
const SAFE = ['cache-control', 'content-language', 'content-length', 'content-type', 'expires', 'last-modified', 'pragma'];

/** Every answer is then a 429 that names a time. */
let isBusy = false;

/** Fetches as a browser does for a page of the origin: without a permission there is no answer, and a header that is not exposed is none. */
const fetchFromPortal: typeof fetch = async (input, init) => {
    const sent = new Headers(init?.headers);
    sent.set('Origin', ORIGIN);
    const answer = await fetch(input, { ...init, headers: sent });
    const allowed = (name: string): string | null => answer.headers.get(`Access-Control-${name}`);
    const isAllowed = init?.credentials !== 'include' || allowed('Allow-Credentials') === 'true';
    if (allowed('Allow-Origin') !== ORIGIN || !isAllowed) throw new TypeError('Failed to fetch');
    const exposed = (allowed('Expose-Headers') ?? '').toLowerCase().split(/,\s*/);
    const sentBack = [...answer.headers, ...(isBusy ? [['retry-after', '30'] as const] : [])];
    const headers = sentBack.filter(([name]) => [...SAFE, ...exposed].includes(name)) as [string, string][];
    const status = isBusy ? 429 : answer.status;
    return new Response(status === 204 ? null : await answer.arrayBuffer(), { status, headers });
};

const options = { applicationId: 'portal', onUnauthorized: () => undefined, fetch: fetchFromPortal };
let provider: ReturnType<typeof createDataProvider>;

beforeAll(async () => {
    const apiUrl = mock.url();
    const visitor = createHttpClient({ ...options, apiUrl, getToken: () => null });
    const answer = await signIn(visitor, { email: ADMIN, password: 'portal' });
    if (answer.kind !== 'token') expect.unreachable();
    provider = createDataProvider({ client: createHttpClient({ ...options, apiUrl, getToken: () => answer.token }) });
});
afterEach(() => {
    isBusy = false;
});

const directories = () => provider.getDirectories();
const licences = () => provider.getList('licences', {});

describe('an API on another origin', () => {
    it('is used if it allows the portal', async () => {
        expect((await licences()).data.length).toBeGreaterThan(0);
        expect((await directories()).length).toBeGreaterThan(0);
    });

    it('that allows nobody cannot be reached', async () => {
        expect(await failing('cors-missing', licences)).toMatchObject({ reason: 'network', message: 'errors.network' });
    });

    it('that allows no credentials works but for the academy', async () => {
        expect((await on('cors-without-credentials', licences)).data.length).toBeGreaterThan(0);
        expect(await failing('cors-without-credentials', directories)).toMatchObject({ reason: 'network' });
    });

    it('that hides when to try again is asked again without a time', async () => {
        isBusy = true;
        await expect(licences()).rejects.toMatchObject({ status: 429, retryAfter: 30 });
        const hidden = await failing('cors-hides-retry-after', licences);
        expect([isPassing(hidden), hidden.retryAfter]).toEqual([true, undefined]);
    });
});
