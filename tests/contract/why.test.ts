// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { firstOf, type Link } from '#customRoutes/why/chain';
import { chainFor } from './remedies/chainFor';
import { startMockServer } from './support';

/** What the chain is told from (WHY-3): from servers of every kind the same, with few calls, none of which changes anything. */

const ADMIN = 'admin@holzmann.example';
const READER = 'reader@holzmann.example';
const JAN = 'u102';

const told = (chain: readonly Link[]) => chain.map(({ fact, verdict }) => `${fact} ${verdict}`);
const reads = (calls: readonly string[]) => calls.map(call => call.split('?')[0]);

const SERVERS = [
    ['sorts and pages', {}],
    ['ignores both', { odata: 'basic' }],
    ['refuses what is optional', { odata: 'plain' }],
    ['has a limit of rows', { pageLimit: 3, nextLinks: true }],
    ['has 10,000 users', { scale: 10_000 }],
] as const;

describe.each(SERVERS)('a server that %s', (_name, options) => {
    const server = startMockServer(options);

    it('tells an administrator what stops a user, by reads alone', async () => {
        const signed = await server.signedIn(ADMIN);
        const keys = server.state().keys.filter(one => one.userId === JAN && one.product === 'pcad');
        const before = keys.map(({ expire }) => expire);
        keys.forEach(key => {
            key.expire = 1;
        });
        const chain = await chainFor(signed, { id: JAN, product: 'pcad' });
        expect(firstOf(chain)).toMatchObject({ fact: 'keyValid', verdict: 'fails', remedy: { of: 'key', id: 'edit' } });
        expect(new Set(signed.calls.map(call => call.split(' ')[0]))).toEqual(new Set(['GET']));
        expect(new Set(reads(signed.calls))).toEqual(
            new Set(['GET customer', `GET users/${JAN}/keys`, 'GET licences', 'GET cloudGroups', 'GET applications']),
        );
        keys.forEach((key, at) => {
            key.expire = before[at] ?? null;
        });
        const after = await chainFor(signed, { id: JAN, product: 'pcad' });
        expect(told(after).filter(one => one.endsWith(' fails'))).toEqual([]);
    });

    it('reads the keys of a licence that is full, and finds the one that nobody has', async () => {
        const { state } = server;
        const signed = await server.signedIn(READER);
        const nobody = state().users.find(
            user =>
                user.customer === '10010' &&
                user.active &&
                !state().keys.some(key => key.userId === user.id && key.product === 'pcad'),
        )!;
        const of = state().licences.filter(one => one.customerId === '10010' && one.product === 'pcad');
        const counts = of.map(({ count }) => count);
        of.forEach(licence => {
            licence.count = state().keys.filter(key => key.licenceId === licence.id).length;
        });
        const spare = state().keys.find(key => of.some(({ id }) => id === key.licenceId) && key.userId !== null)!;
        const holder = spare.userId;
        spare.userId = null;
        spare.expire = null;
        const first = firstOf(await chainFor(signed, { id: nobody.id, product: 'pcad' }));
        expect(first).toMatchObject({ fact: 'full', verdict: 'fails', remedy: { of: 'user', id: 'addLicences' } });
        expect(first?.text).toContain('ithout user');
        of.forEach((licence, at) => {
            licence.count = counts[at] ?? 0;
        });
        spare.userId = holder;
    });

    it('tells users of themselves, from their own rows', async () => {
        const signed = await server.signedIn('user@holzmann.example');
        const chain = await chainFor(signed, { id: JAN, product: 'pcad' });
        expect(told(chain).filter(one => / (?:fails|reading)$/.test(one))).toEqual([]);
        expect(chain.map(({ failed }) => failed.length)).toEqual(chain.map(() => 0));
        expect(new Set(reads(signed.calls))).toEqual(
            new Set(['GET customer', `GET users/${JAN}/keys`, 'GET licences', 'GET cloudGroups', 'GET applications']),
        );
    });
});
