// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Contract, Key, Licence, Ticket, TicketMessage, User } from '../../dataProvider/types';
import { checkState } from '../../mock-server/rows/check';
import type { SituationEntry } from '../../mock-server/situations';
import { DAY, NOON } from './portalServer';
import { withSituationServer } from './situationServer';

const { clock, control, list, rows, signIn, state } = withSituationServer();

/** Loads a ready situation and signs in as the user that it names. */
async function enter(name: string) {
    const { status, data } = await control<SituationEntry>('POST', `situations/${name}/load`);
    expect(status).toBe(200);
    expect(checkState({ ...rows(), lastId: state().lastId })).toBeNull();
    return signIn(data.as!);
}

describe('the ready situations', () => {
    it('are listed with what they show, to whom and where', async () => {
        const ready = (await list()).filter(entry => entry.ready);
        expect(ready.map(({ name }) => name)).toEqual([
            'full-licence',
            'all-expires-this-month',
            'school-in-september',
            'ticket-answered',
            'membership-ordered',
            'empty-customer',
        ]);
        for (const { title, about, as, open } of ready) {
            expect(title).toMatch(/^[A-Z]/);
            expect(about).toMatch(/^.+\.$/);
            expect(as).toContain('@');
            expect(open).toMatch(/^\/\w/);
        }
    });

    it('full-licence: no key is left, and another one is refused', async () => {
        const api = await enter('full-licence');
        const { body: licence } = await api<Licence>('licences/10010101');
        const { body: keys } = await api<Key[]>('licences/10010101/keys');
        expect(keys).toHaveLength(licence.count);
        expect(keys.every(key => key.email !== null)).toBe(true);
        expect(await api('keys', 'POST', { label: 'x', licenceId: '10010101' })).toMatchObject({
            status: 409,
            body: { error: { code: 'LICENCE_FULL' } },
        });
    });

    it('all-expires-this-month: on its last day, and nothing has ended', async () => {
        const api = await enter('all-expires-this-month');
        const end = Date.UTC(2026, 3, 1) / 1000 - 1;
        const { body: licences } = await api<Licence[]>('licences');
        const { body: keys } = await api<Key[]>('keys');
        expect(licences.length).toBeGreaterThan(5);
        expect(new Set([...licences, ...keys].map(row => row.expire))).toEqual(new Set([end]));
        expect(licences.every(licence => licence.active)).toBe(true);
        const automatic = state().licences.filter(licence => licence.id.endsWith('720'));
        expect(automatic.map(licence => licence.expire)).toEqual([253_402_300_799, 253_402_300_799]);
    });

    it('school-in-september: the clock, last year’s keys, and the licence that continues', async () => {
        const api = await enter('school-in-september');
        const now = Date.UTC(2025, 8, 15, 8) / 1000;
        expect(clock()).toMatchObject({ now, real: NOON });
        const { body: keys } = await api<Key[]>('licences/10030101/keys');
        expect(keys.length).toBeGreaterThan(100);
        expect(new Set(keys.map(key => key.expire))).toEqual(new Set([Date.UTC(2025, 8, 1) / 1000 - 1]));
        const { body: licence } = await api<Licence>('licences/10030101');
        expect(licence.expire).toBe(Date.UTC(2026, 8, 1) / 1000 - 1);
        const key = { label: 'HT1a', licenceId: '10030101', expire: now + 300 * DAY };
        expect((await api('keys', 'POST', key)).status).toBe(201);
    });

    it('ticket-answered: support wrote the last message', async () => {
        const api = await enter('ticket-answered');
        expect((await api<Ticket>('tickets/t5')).body).toMatchObject({ index: 84, status: 'inprogress' });
        const { body: messages } = await api<TicketMessage[]>('tickets/t5/messages');
        expect(messages.at(-1)).toMatchObject({ authorRole: 1, created: NOON });
    });

    it('membership-ordered: five licences without a key, and the mail', async () => {
        const api = await enter('membership-ordered');
        const { body: licences } = await api<Licence[]>('licences');
        const [academy, ...others] = licences.filter(licence => licence.product === 'academy');
        expect(others).toEqual([]);
        expect(academy).toMatchObject({ count: 5, active: true });
        expect((await api<Key[]>(`licences/${academy!.id}/keys`)).body).toEqual([]);
        expect(state().outbox.at(-1)).toMatchObject({ to: 'admin@lehmann.example', kind: 'order', sentAt: NOON - DAY });
    });

    it('empty-customer: one administrator, and every list is empty', async () => {
        const api = await enter('empty-customer');
        for (const path of ['licences', 'keys', 'cloudGroups', 'contracts', 'invoices']) {
            expect(await api<Contract[]>(path), path).toEqual({ status: 200, body: [] });
        }
        expect((await api<User[]>('users')).body).toMatchObject([{ email: 'admin@neubau.example', role: 'ADMIN' }]);
        const others = JSON.stringify(
            Object.values(rows())
                .flat()
                .filter(row => (row as { customerId?: string }).customerId === '10060'),
        );
        expect(others).toBe('[]');
    });

    it('are neither removed nor overwritten', async () => {
        expect((await control('DELETE', 'situations/full-licence')).status).toBe(409);
        expect((await control('POST', 'situations', { name: 'full-licence' })).status).toBe(409);
    });
});
