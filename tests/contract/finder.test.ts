// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Translate } from '../../i18n/useT';
import { holdersOf } from '../../mock-server/routes/shared/holders';
import { allManifests } from '../../src/app/manifests';
import type { Find } from '../../src/shared/finder/types';
import { startMockServer, type Signed } from './support';

/** What the finder asks a server, and what it finds: the same from both kinds of server (FIND-1 to FIND-4). */

const ADMIN = 'admin@holzmann.example';
const t = ((key: string) => key) as Translate;

const AREAS = ['users', 'licences', 'cloudGroups', 'contracts', 'applications', 'tickets', 'academy'];
const USER_AREAS = ['licences', 'applications', 'tickets', 'academy'];

const ALL = await Promise.all(allManifests.flatMap(({ finds }) => (finds ? [finds()] : [])));

/** The finder of a user, with an empty cache. */
function finderOf({ provider }: Signed, user: { id: string; role: 'ADMIN' | 'USER' }) {
    const areas = (user.role === 'ADMIN' ? AREAS : USER_AREAS).map(id => ({ id, external: false }));
    const queries = new QueryClient();
    const reach = { queries, provider, user, areas, isOffered: () => true, t, language: 'en' };
    const sources = ALL.flatMap(({ default: sourcesOf }) => sourcesOf(reach));
    const source = (kind: string) => sources.find(one => one.kind === kind)!;
    return {
        kinds: sources.map(({ kind }) => kind),
        find: (kind: string, words: string) => source(kind).find(words, new AbortController().signal),
        recall: (kind: string, ids: readonly string[]) => source(kind).recall(ids, new AbortController().signal),
    };
}

const KINDS = ['users', 'licences', 'keys', 'seats', 'cloudGroups', 'contracts', 'invoices', 'applications', 'tickets'];

const idsOf = (finds: readonly Find[]): string[] => finds.map(({ id }) => id);

describe.each([['full'], ['basic']] as const)('on a %s server', odata => {
    const mock = startMockServer({ odata, scale: 1_000 });
    const ofCustomer = <Row extends { customerId: string }>(rows: readonly Row[]): Row[] =>
        rows.filter(({ customerId }) => customerId === '10010');
    const open = async () => {
        const signed = await mock.signedIn(ADMIN);
        return { ...finderOf(signed, { id: 'u101', role: 'ADMIN' }), calls: signed.calls };
    };

    it('each kind makes one read for a search', async () => {
        const { kinds, find, calls } = await open();
        expect(kinds).toEqual(KINDS);
        for (const kind of kinds.filter(one => one !== 'seats')) {
            calls.length = 0;
            await find(kind, 'an');
            expect(calls, kind).toHaveLength(1);
        }
    });

    it('finds users with their number, and no more than it shows', async () => {
        const { find } = await open();
        const { finds, total } = await find('users', 'holzmann');
        expect(finds).toHaveLength(5);
        expect(total).toBeGreaterThan(1_000);
        const [sabine] = (await find('users', 'Holzmann Sabine')).finds;
        expect(sabine).toMatchObject({ title: 'Sabine Holzmann', to: '/user-management/u101' });
    });

    it('finds a key among all licences by its token, with its people', async () => {
        const { find, calls } = await open();
        const key = ofCustomer(mock.state().keys).find(row => row.product === 'pcad' && holdersOf(row).length > 0)!;
        const { finds, total } = await find('keys', key.token.toLowerCase());
        expect([total, ...idsOf(finds)]).toEqual([1, key.id]);
        expect(idsOf(finds[0]?.people ?? [])).toEqual(holdersOf(key));
        expect(calls[0]).toContain(`contains(Token,'${key.token.toLowerCase()}')`);
        expect(calls[0]).toContain('$expand=users');
        expect((await find('keys', key.label)).finds.every(({ people }) => people === undefined)).toBe(true);
    });

    it('finds machines of all licences: small ones at once, large ones by a call for each', async () => {
        const { find, calls } = await open();
        const seats = ofCustomer(mock.state().licences).map(({ id }) =>
            mock.state().seats.filter(({ licenceId }) => licenceId === id),
        );
        const wanted = seats.flat().filter(({ machineName }) => machineName.toLowerCase().includes('ws-'));
        const { finds, total } = await find('seats', 'ws-');
        expect(total).toBe(wanted.length);
        expect(finds).toHaveLength(5);
        expect(finds.every(({ id }) => wanted.some(seat => seat.id === id && seat.active))).toBe(true);
        const asked = calls.filter(call => /licences\/\d+\/seats/.test(call));
        expect(asked.length).toBe(seats.filter(({ length }) => length > 100).length);
        expect(asked.every(call => call.includes("contains(MachineName,'ws-')") && !call.includes('KeyId'))).toBe(true);

        calls.length = 0;
        await find('seats', 'ws-1');
        await find('licences', 'planung');
        expect(calls.filter(call => call.startsWith('GET licences?'))).toEqual([]);
    });

    it('names what was opened last by its ids, without what is gone', async () => {
        const { find, recall } = await open();
        for (const kind of [
            'users',
            'licences',
            'keys',
            'cloudGroups',
            'contracts',
            'invoices',
            'tickets',
            'applications',
        ] as const) {
            const { finds } = await find(kind, ['tickets', 'invoices'].includes(kind) ? '0' : 'a');
            const [one] = finds;
            expect(one, kind).toBeDefined();
            const named = await recall(kind, [one!.id, 'gone']);
            expect(named.map(({ id, title }) => [id, title])).toEqual([[one!.id, one!.title]]);
        }
    });

    it('a user finds the own keys, applications and videos, and asks nothing of others', async () => {
        const signed = await mock.signedIn('user@holzmann.example');
        const { id } = mock.state().users.find(({ email }) => email === 'user@holzmann.example')!;
        const { kinds, find } = finderOf(signed, { id, role: 'USER' });
        expect(kinds).toEqual(['keys', 'applications', 'tickets', 'videos']);
        const own = mock.state().keys.find(key => holdersOf(key).includes(id))!;
        expect(idsOf((await find('keys', own.token)).finds)).toEqual([own.id]);
        expect((await find('videos', 'schr')).finds.length).toBeGreaterThan(0);
        expect(signed.calls.filter(call => /GET (keys|users|licences)\?/.test(call))).toEqual([]);
    });
});
