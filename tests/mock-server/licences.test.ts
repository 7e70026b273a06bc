// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Licence, Seat } from '../../dataProvider/types';
import { DAY, NOON, withPortalServer, type Who } from './portalServer';

const server = withPortalServer();
const { call, state } = server;

interface Counted<Row> {
    '@odata.count': number;
    value: Row[];
}

const licence = async (who: Who, id: string): Promise<Licence> => (await call<Licence>(who, 'GET', `/licences/${id}`)).body;
const seatOf = (machineName: string, active: boolean) =>
    state().seats.find(seat => seat.machineName === machineName && seat.active === active && seat.userId === 'u102')!;

describe('reading licences', () => {
    it("returns an administrator's licences with counted keys and modules", async () => {
        const { body } = await call<Licence[]>('admin', 'GET', '/licences?$newDb=true');
        expect(body).toHaveLength(11);
        const planning = body.find(row => row.id === '10010101')!;
        expect(planning).toMatchObject({ count: 40, count_active_licences: 31, licenceType: 'ol', product: 'pcad' });
        expect(planning.modules).toContainEqual({ id: 126, label: 'CAM' });
        expect(planning).not.toHaveProperty('users');
    });

    it('returns only counts on request', async () => {
        const expand = encodeURIComponent('users($count=true;$top=0),keys($count=true;$top=0)');
        const { body } = await call<Licence>('admin', 'GET', `/licences/10010101?$expand=${expand}`);
        expect(body).toMatchObject({ 'users@odata.count': 27, users: [], 'keys@odata.count': 31, keys: [] });
    });

    it.each([
        ['admin', 'licences', ['users', 'keys', 'seats', 'modules']],
        ['user', 'licences', ['users', 'keys', 'seats', 'modules']],
        ['admin', 'users', ['keys', 'cloudGroups']],
        ['admin', 'keys', ['users', 'seats']],
        ['user', 'cloudGroups', ['users']],
    ] as const)('%s reads the same counts of %s with and without the rows', async (who, path, names) => {
        const counted = encodeURIComponent(names.map(name => `${name}($count=true;$top=0)`).join(','));
        const alone = await call<Record<string, unknown>[]>(who, 'GET', `/${path}?$expand=${counted}`);
        const whole = await call<Record<string, unknown[]>[]>(who, 'GET', `/${path}?$expand=${names.join(',')}`);
        expect(alone.body.length).toBeGreaterThan(1);
        for (const name of names) {
            expect(alone.body.map(row => row[`${name}@odata.count`])).toEqual(whole.body.map(row => row[name]!.length));
        }
    });

    it('selects fields, also within an expansion', async () => {
        const expand = encodeURIComponent(
            'seats($top=1;$select=machineName),keys($top=1;$select=label;$expand=users($select=email))',
        );
        const { body } = await call<Licence[]>('admin', 'GET', `/licences?$select=name&$top=1&$expand=${expand}`);
        expect(body).toEqual([
            {
                name: 'CAD Planung Stuttgart',
                seats: [{ machineName: expect.any(String) }],
                keys: [{ label: expect.any(String), users: [{ email: expect.any(String) }] }],
            },
        ]);
    });

    it("returns a USER only their own licences, without other users' keys and seats", async () => {
        const { body } = await call<Licence[]>('user', 'GET', '/licences?$expand=users,keys,seats');
        const own = state().keys.filter(key => key.userId === 'u102');
        expect(new Set(body.map(row => row.id))).toEqual(new Set(own.map(key => key.licenceId)));
        for (const row of body) {
            expect(row.users?.map(user => user.id)).toEqual(['u102']);
            expect(row.keys).toHaveLength(1);
            expect(row.seats?.every(seat => seat.userId === 'u102')).toBe(true);
        }
        expect((await call('user', 'GET', '/licences/10010105')).status).toBe(404);
        for (const part of ['users', 'keys', 'seats', 'modules']) {
            expect((await call('user', 'GET', `/licences/10010101/${part}`)).status).toBe(403);
            expect((await call('reader', 'GET', `/licences/10010101/${part}`)).status).toBe(200);
        }
    });

    it("hides other customers' licences", async () => {
        expect((await call('admin', 'GET', '/licences/10020101')).status).toBe(404);
    });

    it('filters by product', async () => {
        const filter = encodeURIComponent("Product eq 'academy'");
        const { body } = await call<Licence[]>('admin', 'GET', `/licences?$filter=${filter}`);
        expect(body.map(row => row.id)).toEqual(['10010108']);
    });
});

describe('renaming', () => {
    it('stores the trimmed name and returns the licence with its relations', async () => {
        const { status, body } = await call<Licence>('admin', 'PATCH', '/licences/10010101', { name: '  CAD Ulm ' });
        expect(status).toBe(200);
        expect(body).toMatchObject({ name: 'CAD Ulm', count_active_licences: 31 });
        expect(body.keys).toHaveLength(31);
        expect((await licence('admin', '10010101')).name).toBe('CAD Ulm');
    });

    it.each([
        ['reader', '10010101', 'Name', 403],
        ['user', '10010101', 'Name', 403],
        ['admin', '10010101', '   ', 400],
        ['admin', '10010105', 'Name', 409],
        ['admin', '10010107', 'Name', 409],
        ['northfield', '10020720', 'Name', 409],
        ['admin', '10020101', 'Name', 404],
    ] as const)('%s renaming %s to "%s" is answered %s... with its status', async (who, id, name, status) => {
        expect((await call(who, 'PATCH', `/licences/${id}`, { name })).status).toBe(status);
    });
});

describe('seats', () => {
    it('are counted, and sorted by active ones first, then by machine', async () => {
        const { body } = await call<Counted<Seat>>('admin', 'GET', '/licences/10010101/seats');
        expect(body['@odata.count']).toBe(body.value.length);
        const order = body.value.map(seat => seat.active);
        expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));
        expect(body.value[0]).not.toHaveProperty('releaseCode');
        const one = await call<Seat>('admin', 'GET', `/licences/10010101/seats/${body.value[0]!.id}`);
        expect(one.body).toEqual(body.value[0]);
    });

    it('are found by user', async () => {
        const filter = encodeURIComponent("UserId eq 'u102' or UserId eq 'u101'");
        const { body } = await call<Counted<Seat>>('admin', 'GET', `/licences/10010101/seats?$filter=${filter}`);
        expect(new Set(body.value.map(seat => seat.userId))).toEqual(new Set(['u101', 'u102']));
    });

    it('of an online licence are released, and a second call removes the entry', async () => {
        const seat = seatOf('WS-KUECHE-03', true);
        const path = `/licences/10010101/seats/${seat.id}`;
        expect((await call('reader', 'DELETE', path)).status).toBe(403);
        expect((await call('admin', 'DELETE', path)).status).toBe(204);
        expect((await call<Seat>('admin', 'GET', path)).body).toMatchObject({ active: false, deactivated: NOON });
        expect((await call('admin', 'DELETE', path)).status).toBe(204);
        expect((await call('admin', 'DELETE', path)).status).toBe(404);
    });

    it('of a node-locked licence require their release code', async () => {
        const seat = seatOf('CNC-HALLE-02', true);
        const path = `/licences/10010102/seats/${seat.id}`;
        const wrong = await call('admin', 'DELETE', `${path}?token=AAAA-BBBB-CCCC-0000`, { token: 'AAAA-BBBB-CCCC-0000' });
        expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'wrongReleaseCode' } } });
        expect((await call('admin', 'DELETE', path)).status).toBe(400);
        const code = seat.releaseCode!;
        expect(code).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/);
        expect((await call('admin', 'DELETE', `${path}?token=${code}`, { token: code })).status).toBe(204);
        expect((await call<Seat>('admin', 'GET', path)).body.active).toBe(false);
    });

    it('are not released while in use', async () => {
        const seat = state().seats.find(row => row.machineName === 'WS-BELEGT-01')!;
        const answer = await call('admin', 'DELETE', `/licences/${seat.licenceId}/seats/${seat.id}`);
        expect(answer).toMatchObject({ status: 400, body: { error: { message: 'Seat is not empty' } } });
    });
});

describe('academy orders', () => {
    const order = (who: Who, count: number) => call(who, 'POST', '/orders/academy', { count });

    it('are only for administrators with write access', async () => {
        expect((await order('user', 2)).status).toBe(403);
        expect((await order('reader', 2)).status).toBe(403);
        expect((await order('admin', -1)).status).toBe(400);
    });

    it('raise the count a minute later, and mail the customer', async () => {
        expect((await order('admin', 20)).status).toBe(204);
        expect(state().outbox.at(-1)).toMatchObject({ kind: 'order', to: 'admin@holzmann.example' });
        expect((await licence('admin', '10010108')).count).toBe(15);
        server.advance(60);
        expect((await licence('admin', '10010108')).count).toBe(20);
        expect(state().orders).toHaveLength(1);
    });

    it('begin a membership if there is none', async () => {
        await order('lehmann', 3);
        server.advance(61);
        const { body } = await call<Licence[]>('lehmann', 'GET', '/licences');
        const academy = body.filter(row => row.product === 'academy');
        expect(academy).toHaveLength(1);
        expect(academy[0]).toMatchObject({ count: 3, active: true, count_active_licences: 0 });
    });

    it('do not change the automatic licence', async () => {
        await order('northfield', 3);
        server.advance(61);
        const { body } = await call<Licence[]>('northfield', 'GET', '/licences');
        const counts = body.filter(row => row.product === 'academy').map(row => row.count);
        expect(counts).toHaveLength(2);
        expect(counts).toContain(3);
    });

    it('lower the count, or end the membership, only after the term', async () => {
        await order('admin', 12);
        server.advance(299 * DAY);
        expect((await licence('admin', '10010108')).count).toBe(15);
        server.advance(2 * DAY);
        expect(await licence('admin', '10010108')).toMatchObject({ count: 12, active: true });
        await order('admin', 0);
        server.advance(DAY);
        expect((await licence('admin', '10010108')).active).toBe(true);
        server.advance(365 * DAY);
        expect((await licence('admin', '10010108')).active).toBe(false);
    });
});
