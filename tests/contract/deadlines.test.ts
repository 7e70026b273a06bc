// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import { createDataProvider } from '../../dataProvider';
import type { Key } from '../../dataProvider/types';
import { startMockServer } from './support';

/** Rows of a span of time, from both kinds of server and of a customer with more than 500 keys (QUERY-11). */

const NOW = Date.UTC(2026, 5, 15, 12);
const DAY = 86_400;
const ADMIN = 'admin@holzmann.example';
const SELECT = ['id', 'licenceId', 'product', 'label', 'expire', 'email'];

describe.each([['full'], ['basic']] as const)('on a %s server', odata => {
    const mock = startMockServer({ clock: () => NOW, odata, scale: 1_200 });
    const today = Math.floor(NOW / 1000 / DAY) * DAY;
    const span = { property: 'expire', from: today, to: today + 91 * DAY - 1 };

    const expected = () =>
        mock
            .state()
            .keys.filter(
                ({ customerId, expire }) => customerId === '10010' && expire !== null && expire >= span.from && expire <= span.to,
            )
            .map(({ id }) => id)
            .sort();

    it('the filter finds the keys of the span, with the fields and people that are needed', async () => {
        const { provider, calls } = await mock.signedIn(ADMIN);
        const rows = (await provider.getSpan('keys', { span, select: SELECT, meta: { expand: ['users'] } })) as Key[];
        expect(expected().length).toBeGreaterThan(2);
        expect(rows.map(({ id }) => id).sort()).toEqual(expected());
        expect(calls[0]).toContain(`$filter=Expire ge ${span.from} and Expire le ${span.to}`);
        expect(calls[0]).toContain(`$select=${SELECT.join(',')}`);
        expect(Object.keys(rows[0] ?? {}).sort()).toEqual([...SELECT, 'users'].sort());
    });

    it('every row is read, in pages if the server supports them', async () => {
        const { provider, calls } = await mock.signedIn(ADMIN);
        const told: [number, number][] = [];
        const onProgress = (read: number, total: number) => told.push([read, total]);
        const rows = await provider.getSpan('keys', { select: SELECT, onProgress });
        const all = mock.state().keys.filter(({ customerId }) => customerId === '10010');
        expect(all.length).toBeGreaterThan(1_000);
        expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
        const pages = odata === 'basic' ? 1 : Math.ceil(all.length / 500);
        expect(calls).toHaveLength(pages);
        expect(told.at(-1)).toEqual(odata === 'basic' ? undefined : [all.length, all.length]);
    });

    it('the read is repeated without the filter if the server does not understand it', async () => {
        const { client } = await mock.signedIn(ADMIN);
        const paths: string[] = [];
        const provider = createDataProvider({
            client: (path, request) => {
                paths.push(decodeURIComponent(path));
                if (path.includes('$filter')) throw new PortalError('errors.400', { status: 400, reason: 'http' });
                return client(path, request);
            },
        });
        const rows = await provider.getSpan('keys', { span, select: SELECT });
        expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(expected()));
        expect(paths.filter(path => path.includes('$filter'))).toHaveLength(1);
    });
});

describe('a span that cannot be read', () => {
    const mock = startMockServer({ clock: () => NOW, scale: 1_200 });

    it('rejects with the failure of its page, and asks for it once', async () => {
        const { client } = await mock.signedIn(ADMIN);
        let refused = 0;
        const provider = createDataProvider({
            client: (path, request) => {
                if (!path.includes('$skip=998')) return client(path, request);
                refused += 1;
                return Promise.reject(new PortalError('errors.500', { status: 500, reason: 'http' }));
            },
        });
        await expect(provider.getSpan('keys', { select: SELECT })).rejects.toMatchObject({ status: 500 });
        expect(refused).toBe(1);
    });

    it('reads its further pages in parallel, six at most, and can be aborted', async () => {
        const { client } = await mock.signedIn(ADMIN);
        let flying = 0;
        let most = 0;
        const stop = new AbortController();
        const provider = createDataProvider({
            client: async (path, request) => {
                most = Math.max(most, (flying += 1));
                try {
                    return await client(path, request);
                } finally {
                    flying -= 1;
                }
            },
        });
        await provider.getSpan('keys', { select: SELECT });
        expect(most).toBeGreaterThan(1);
        expect(most).toBeLessThanOrEqual(6);
        const onProgress = () => stop.abort();
        const read = provider.getSpan('keys', { select: SELECT, signal: stop.signal, onProgress });
        await expect(read).rejects.toMatchObject({ name: 'AbortError' });
    });
});
