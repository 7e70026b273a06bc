// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { buildState } from '../../mock-server/seed';
import { isExpired } from '../../mock-server/routes/shared/rules';
import { DAY, NOON } from './portalServer';

const build = (seed = 'portal', scale = 0) => buildState({ seed, scale, now: NOON });
const state = build();
const ids = (rows: readonly { id: string }[]): string[] => rows.map(row => row.id);

describe('buildState', () => {
    it('returns the same state for the same seed, another one for another seed', () => {
        expect(build()).toEqual(state);
        expect(build('other').users.map(user => user.email)).not.toEqual(state.users.map(user => user.email));
    });

    it('keeps all rows when scale adds users, keys and seats to 10010', () => {
        const big = build('portal', 300);
        for (const collection of ['users', 'keys', 'seats'] as const) {
            expect(ids(big[collection]).slice(0, state[collection].length)).toEqual(ids(state[collection]));
            expect(big[collection].length).toBe(state[collection].length + 300);
        }
        expect(big.users.slice(state.users.length).every(user => user.customer === '10010')).toBe(true);
        expect(new Set(big.users.map(user => user.email)).size).toBe(big.users.length);
        expect(big.lastId).toBeGreaterThanOrEqual(100_000);
    });

    it('has the documented accounts', () => {
        const of = (email: string) => state.users.find(user => user.email === email);
        const accounts = [
            ['admin@holzmann.example', 'ADMIN', '10010'],
            ['user@holzmann.example', 'USER', '10010'],
            ['reader@holzmann.example', 'READER_ADMIN', '10010'],
            ['multi@planwerk.example', 'ADMIN', '10020'],
            ['admin@northfield.example', 'ADMIN', '10020'],
            ['admin@schule.example', 'ADMIN', '10030'],
            ['student@schule.example', 'USER', '10030'],
            ['admin@demo.example', 'ADMIN', '10040'],
            ['admin@lehmann.example', 'ADMIN', '10050'],
        ] as const;
        for (const [email, role, customer] of accounts) {
            expect(of(email), email).toMatchObject({ role, customer, password: 'portal', active: true });
        }
        expect(of('multi@planwerk.example')?.customers).toEqual(['10010', '10020']);
        expect(of('umlaut@holzmann.example')?.password).toBe('pässwörtł');
        expect(of('inactive@holzmann.example')?.active).toBe(false);
        expect(of('user@holzmann.example')?.cam).toBe(true);
    });

    it('gives user@holzmann.example keys of both types', () => {
        const own = state.keys.filter(key => key.userId === 'u102');
        expect(new Set(own.map(key => key.licenceType))).toEqual(new Set(['ol', 'nl']));
        const seats = state.seats.filter(seat => own.some(key => key.id === seat.keyId));
        expect(seats.filter(seat => seat.active && seat.licenceType === 'nl').length).toBeGreaterThan(0);
        expect(seats.some(seat => !seat.active)).toBe(true);
    });

    it('has licences of every kind', () => {
        const of = (customerId: string) => state.licences.filter(licence => licence.customerId === customerId);
        expect(new Set(of('10010').map(licence => licence.product))).toEqual(
            new Set(['pcad', 'rooms', 'showroom', 'phome', 'academy', 'viewer']),
        );
        expect(of('10010').some(licence => !licence.active)).toBe(true);
        expect(of('10010').some(licence => licence.active && isExpired(licence, NOON))).toBe(true);
        const daysLeft = of('10010').flatMap(licence => (licence.expire === null ? [] : [(licence.expire - NOON) / DAY]));
        for (const days of [12, 45, 80]) expect(daysLeft.some(left => left > days && left < days + 1)).toBe(true);
        expect(state.licences.find(licence => licence.id === '10020720')?.expire).toBe(253402300799);
        expect(state.licences.some(licence => licence.modules?.some(module => module.id === 126))).toBe(true);
        expect(of('10050').some(licence => licence.product === 'academy')).toBe(false);
    });

    it('is consistent: no key without its licence, no seat without its key, no user of another customer', () => {
        const users = new Map(state.users.map(user => [user.id, user]));
        const licences = new Map(state.licences.map(licence => [licence.id, licence]));
        const keys = new Map(state.keys.map(key => [key.id, key]));
        for (const key of state.keys) {
            const licence = licences.get(key.licenceId);
            expect(licence).toMatchObject({ customerId: key.customerId, product: key.product, licenceType: key.licenceType });
            if (key.userId !== null) expect(users.get(key.userId)?.customer).toBe(key.customerId);
        }
        for (const seat of state.seats) {
            expect(keys.get(seat.keyId)).toMatchObject({ licenceId: seat.licenceId, userId: seat.userId });
            expect(seat.active).toBe(seat.deactivated === null);
            expect(seat.releaseCode !== null).toBe(seat.licenceType === 'nl');
            expect(seat.activated).toBeLessThan(NOON);
            expect(seat.deactivated ?? 0).toBeLessThan(NOON);
        }
        for (const licence of state.licences) {
            const owners = state.keys.filter(key => key.licenceId === licence.id);
            expect(owners.length).toBeLessThanOrEqual(licence.count);
            const named = owners.flatMap(key => key.userId ?? []);
            expect(new Set(named).size).toBe(named.length);
        }
        for (const group of state.cloudGroups) {
            for (const id of group.userIds) expect(users.get(id)?.customer).toBe(group.customerId);
        }
    });

    it('gives every record its own id', () => {
        for (const rows of [state.users, state.licences, state.keys, state.seats, state.cloudGroups, state.outbox]) {
            expect(new Set(ids(rows)).size).toBe(rows.length);
        }
    });

    it('has mails with valid links', () => {
        expect(state.outbox.map(mail => mail.kind)).toEqual(['education', 'transfer', 'activation']);
        for (const mail of state.outbox) {
            const token = new URLSearchParams(mail.link?.split('?')[1]).get('token');
            expect(state.mailTokens.find(row => row.token === token)?.state).toBe('open');
        }
    });
});
