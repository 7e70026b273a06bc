import { describe, expect, it } from 'vitest';
import {
    expiresSoon,
    hasMixedTypes,
    isExpired,
    isInUse,
    isSpare,
    keyForm,
    keyFormData,
    keyFormErrors,
    leadsToGiving,
    movedLabel,
    shownSeats,
    spareKeys,
} from '../../src/keys/key';
import { keyList } from '../../src/keys/columns';
import { AUTOMATIC_EXPIRE, isListed } from '../../src/licences/licence';
import { shownPeople } from '../../src/shared/person';
import { makeKey, makeLicence, makeSeat } from '../support/builders';

/** 2027-01-15 08:00 UTC */
const NOW = 1_800_000_000;
const LATER = NOW + 1;

const SCHOOL_STATES = keyList({ demo: false, school: true }).states;
const licence = makeLicence({ id: '1', active: true, expire: null });
const automatic = makeLicence({ id: '10720', product: 'academy', expire: AUTOMATIC_EXPIRE });

describe('the rules of keys', () => {
    it.each([
        [automatic, 'ADMIN', false, true],
        [automatic, 'ADMIN', true, false],
        [automatic, 'READER_ADMIN', false, false],
        [licence, 'ADMIN', false, false],
    ] as const)('keys of %o are obtained by assigning, for %s (school: %s): %s', (of, role, school, expected) => {
        expect(leadsToGiving(of, { role, school })).toBe(expected);
    });

    it.each([
        ['Anna Engel', 'Ben Berg'],
        ['Laptop (anna engel)', 'Laptop (Ben Berg)'],
        ['anna@x.example', 'Ben Berg'],
        ['Workshop', 'Workshop'],
    ])('the label "%s" is moved as "%s"', (label, expected) => {
        const holders = [{ id: 'u1', alias: 'Anna Engel', email: 'anna@x.example' }];
        expect(movedLabel(label, holders, { alias: 'Ben Berg', email: 'b@x.example' })).toBe(expected);
    });

    it.each([
        ['Januar-Werkstatt', 'Jan'],
        ['Werkstatt Johann', 'Hann'],
        ['Anna-Lena Maier', 'Anna'],
        ["O'Brien", 'Brien'],
        ['jo.anna@x.example', 'anna@x.example'],
        ['anna@x.example.org', 'anna@x.example'],
        // "Jose" and a combining accent, and one person of a family
        ['Jose\u0301 Garcia', 'Jose'],
        ['\u{1F469}\u200D\u{1F469}\u200D\u{1F467} room', '\u{1F469}'],
        ['\u{1F44D}\u{1F3FD}', '\u{1F44D}'],
    ])('the label "%s" holds "%s" only as a part of a word, and is left alone', (label, alias) => {
        expect(movedLabel(label, [{ alias, email: '' }], { alias: 'Bernd Frei', email: '' })).toBe(label);
    });

    it.each([
        // lower case makes two letters of one here
        ['\u0130stanbul Anna Engel 2', '\u0130stanbul Ben Berg 2'],
        ['Annas PC, Anna Engel.', 'Annas PC, Ben Berg.'],
        ['Januar: Anna Engel/Jan', 'Januar: Ben Berg/Jan'],
        ['(Anna Engel) $& x', '(Ben Berg) $& x'],
    ])('the label "%s" is moved as "%s": where the name stands as a word', (label, expected) => {
        const holders = [{ alias: 'Anna Engel', email: '' }];
        expect(movedLabel(label, holders, { alias: 'Ben Berg', email: 'b@x.example' })).toBe(expected);
    });

    it('a name with signs of a pattern is taken as it is', () => {
        expect(movedLabel('PC of A. (B) C+', [{ alias: 'A. (B) C+', email: '' }], { alias: 'Ben', email: '' })).toBe('PC of Ben');
    });
});

describe('the form for a key', () => {
    const past = makeKey({ expire: NOW - 90 * 86_400 });
    const entered = (day: string, noExpiry = false) => ({ label: 'A', day, noExpiry });

    it.each([
        [entered(''), false, undefined, { day: 'expireChoice' }],
        [keyForm(), false, undefined, { label: 'labelRequired' }],
        [{ ...keyForm(), label: 'A' }, false, undefined, {}],
        [{ ...keyForm(), label: 'A' }, true, undefined, { day: 'expireDateRequired' }],
        [{ label: ' \t', day: '', noExpiry: true }, false, undefined, { label: 'labelRequired' }],
        [entered(''), true, undefined, { day: 'expireDateRequired' }],
        [{ ...keyForm(past), day: '' }, false, past, { day: 'expireChoice' }],
        [entered('2027-01-15'), true, undefined, {}],
        [entered('2027-01-14'), false, undefined, { day: 'expirePast' }],
        [entered('2027-02-31'), false, undefined, { day: 'expirePast' }],
        [entered('12027-01-15'), false, undefined, { day: 'expirePast' }],
        [keyForm(past), true, past, {}],
        [{ ...keyForm(past), day: '2027-01-13' }, false, past, { day: 'expirePast' }],
        [{ ...keyForm(past), day: '' }, true, past, { day: 'expireDateRequired' }],
    ])('%o (expiry required: %s) with key %o: %o', (form, required, key, expected) => {
        expect(keyFormErrors(form, { required, now: NOW, key })).toEqual(expected);
    });

    it('sends the label trimmed and the end of the day in UTC', () => {
        const expire = Date.UTC(2027, 0, 15, 23, 59, 59) / 1000;
        expect(keyFormData({ ...entered('2027-01-15'), label: ' A ' })).toEqual({ label: 'A', expire });
        expect(keyFormData(entered('', true))).toEqual({ label: 'A', expire: null });
        // A day that was chosen after "No expiry".
        expect(keyFormData(entered('2027-01-15', true))).toEqual({ label: 'A', expire });
    });

    it('keeps the exact second of an unchanged day, and forgets it for no expiry', () => {
        expect(keyFormData(keyForm(past), past)).toEqual({ label: past.label, expire: past.expire });
        expect(keyFormData(entered('', true), past).expire).toBeNull();
    });
});

it('spare keys have no user and are not expired', () => {
    const spare = makeKey({ id: 'k1', expire: null });
    const held = makeKey({ id: 'k2', email: 'a@b.example' });
    const shared = makeKey({ id: 'k3', users: [{ id: 'u1', email: 'a@b.example', alias: 'A' }] });
    const old = makeKey({ id: 'k4', expire: NOW - 1 });
    expect(spareKeys([spare, held, shared, old], NOW)).toEqual([spare]);
});

describe('the fields of a key in a list', () => {
    it.each([
        [0, 0, false],
        [3, 3, false],
        [4, 4, false],
        [5, 3, true],
        [9, 3, true],
    ])('of %i users: %i, and an ellipsis: %s', (count, shown, more) => {
        const found = shownPeople(Array.from({ length: count }, (_, at) => at));
        expect([found.items.length, found.more]).toEqual([shown, more]);
    });

    it.each([
        [3, 3, false],
        [4, 3, true],
    ])('of %i seats: %i, and an ellipsis: %s', (count, shown, more) => {
        const found = shownSeats(Array.from({ length: count }, () => makeSeat()));
        expect([found.items.length, found.more]).toEqual([shown, more]);
    });

    it('sorts seats as in their list: active ones first, then by machine, ignoring case and accents', () => {
        const seats = [
            makeSeat({ machineName: 'A', active: false }),
            makeSeat({ machineName: 'ws-2' }),
            makeSeat({ machineName: 'WS-10' }),
        ];
        expect(shownSeats(seats).items.map(seat => seat.machineName)).toEqual(['WS-10', 'ws-2', 'A']);
        expect(seats[0]?.machineName).toBe('A');
    });

    it.each([
        [null, false],
        [LATER, false],
        [NOW - 1, true],
    ])('a key that expires at %s is expired: %s', (expire, expected) => {
        expect(isExpired({ expire }, NOW)).toBe(expected);
    });

    it('filters by the products of the portal, and by types if there are two', () => {
        expect(['pcad', 'rooms', 'phome', 'showroom', 'academy', 'viewer'].filter(product => isListed({ product }))).toHaveLength(
            5,
        );
        expect(hasMixedTypes([{ licenceType: 'ol' }, { licenceType: 'nl' }])).toBe(true);
        expect(hasMixedTypes([{ licenceType: 'ol' }, { licenceType: 'ol' }])).toBe(false);
    });
});

describe('the states of keys in their list', () => {
    const DAY = 86_400;
    const users = [{ id: 'u1', email: 'anna@example.com', alias: 'Anna' }];
    const statesOf = (key: Parameters<typeof isInUse>[0]): string =>
        Object.entries({ inUse: isInUse, free: isSpare, expiring: expiresSoon, expired: isExpired })
            .filter(([, isIn]) => isIn(key, NOW))
            .map(([state]) => state)
            .join(' ');

    it.each([
        ['inUse', { users, expire: null }],
        ['free', { users: [], expire: null }],
        ['inUse expiring', { users, expire: NOW + 30 * DAY }],
        ['inUse', { users, expire: NOW + 31 * DAY }],
        ['free expiring', { users: [], expire: LATER }],
        ['expired', { users, expire: NOW - 1 }],
        ['expired', { users: [], expire: NOW - 1 }],
        ['inUse', { users, expire: AUTOMATIC_EXPIRE }],
    ])('are "%s"', (states, fields) => {
        expect(statesOf(makeKey({ email: '', ...fields }))).toBe(states);
    });

    it.each([
        [90, true],
        [91, false],
    ])('of a school count a key that expires in %i days as soon: %s (DASH-3)', (days, soon) => {
        const key = makeKey({ expire: Math.floor(Date.now() / 1000) + days * DAY });
        expect(SCHOOL_STATES?.find(({ id }) => id === 'expiring')).toMatchObject({ days: 90 });
        expect(SCHOOL_STATES?.find(({ id }) => id === 'expiring')?.isIn(key)).toBe(soon);
    });
});
