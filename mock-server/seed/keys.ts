import { createCode, KEY_TOKEN_GROUPS, RELEASE_CODE_GROUPS } from './codes';
import { CUSTOMER } from './customers';
import type { Draft } from './draft';
import { AUTOMATIC_EXPIRE, type LicencePlan } from './licences';
import { aliasOf, isAccount, wordsOf } from './users';
import type { Row } from '../rows/state';

const DAY = 86_400;

/** Releasing a seat on a machine of this name gets a 400 "Seat is not empty", because it is in use. */
export const OCCUPIED_MACHINE = 'WS-BELEGT-01';

const pad = (number: number): string => String(number).padStart(2, '0');

const keyExpiry = (draft: Draft, licence: Row<'licences'>): number | null => {
    // a school's keys always expire, and so do those of the automatic licence (KEY-6)
    if (licence.customerId === CUSTOMER.school || licence.expire === AUTOMATIC_EXPIRE) return draft.day(draft.between(40, 230));
    if (draft.chance(65)) return null;
    return draft.day(draft.chance(30) ? -draft.between(5, 120) : draft.between(10, 300));
};

/** A row of a key of this licence. */
export const keyRow = (
    licence: Row<'licences'>,
    fields: Pick<Row<'keys'>, 'id' | 'token' | 'label' | 'expire' | 'userId' | 'sendMail'>,
): Row<'keys'> => ({
    customerId: licence.customerId,
    licenceId: licence.id,
    product: licence.product,
    licenceType: licence.licenceType,
    ...fields,
});

/** A key of a licence; without a user it is a spare key with its own label. */
export function seedKey(draft: Draft, licence: Row<'licences'>, user: Row<'users'> | undefined, number: number): Row<'keys'> {
    return keyRow(licence, {
        id: draft.nextId('k'),
        token: createCode(draft.random, KEY_TOKEN_GROUPS),
        label: user ? aliasOf(user) : `${wordsOf(licence.customerId).spareKey} ${pad(number)}`,
        expire: keyExpiry(draft, licence),
        userId: user?.id ?? null,
        sendMail: !user && draft.chance(50),
    });
}

/** A seat of a key. An inactive one was in use for some days in the past. */
export function seedSeat(draft: Draft, key: Row<'keys'>, machineName: string, active: boolean): Row<'seats'> {
    const activated = draft.now - draft.between(60, 500) * DAY - draft.between(0, DAY);
    return {
        id: draft.nextId('s'),
        customerId: key.customerId,
        keyId: key.id,
        licenceId: key.licenceId,
        userId: key.userId,
        machineName,
        active,
        activated,
        deactivated: active ? null : activated + draft.between(1, 55) * DAY,
        licenceType: key.licenceType,
        releaseCode: key.licenceType === 'nl' ? createCode(draft.random, RELEASE_CODE_GROUPS) : null,
    };
}

/** The seats of a key: a node-locked key in use has one, an online key none, one, or some older ones too. */
const seatsOf = (draft: Draft, key: Row<'keys'>): Row<'seats'>[] => {
    const machine = (): string => `${draft.pick(wordsOf(key.customerId).stations)}-${pad(draft.between(1, 24))}`;
    const past = key.userId === null ? Number(draft.chance(20)) : draft.pick([0, 0, 0, 1, 1, 2, 3]);
    const active = key.userId !== null && (key.licenceType === 'nl' || draft.chance(70));
    const seats = Array.from({ length: past }, () => seedSeat(draft, key, machine(), false));
    return active ? [seedSeat(draft, key, machine(), true), ...seats] : seats;
};

/**
 * The keys and seats of one planned licence. Demo accounts get exactly the keys in the plan; the others go to other users of the customer,
 * at most one each.
 */
export function seedKeys(
    draft: Draft,
    plan: LicencePlan,
    licence: Row<'licences'>,
): { keys: Row<'keys'>[]; seats: Row<'seats'>[] } {
    const holders = plan.holders ?? [];
    const team = draft.users.filter(user => user.customer === plan.customer && !isAccount(user.id));
    const named = holders.map(id => draft.users.find(user => user.id === id)!);
    const owners = [...named, ...draft.shuffle(team)].slice(0, plan.keys - (plan.spare ?? 0));
    const keys = Array.from({ length: plan.keys }, (_, index) => seedKey(draft, licence, owners[index], index + 1));
    // the academy runs in the browser: no machines
    const seats = plan.product === 'academy' ? [] : keys.flatMap(key => seatsOf(draft, key));
    return { keys, seats };
}

/**
 * Seats that tests and demonstrations rely on, independent of the random numbers: those of user@holzmann.example and the occupied machine.
 */
export function settleFixedSeats(draft: Draft, keys: readonly Row<'keys'>[], seats: Row<'seats'>[]): Row<'seats'>[] {
    const own = keys.filter(key => key.userId === 'u102');
    const ol = own.find(key => key.licenceId === '10010101')!;
    const nl = own.find(key => key.licenceId === '10010102')!;
    ol.expire = draft.day(30);
    nl.expire = null;
    const others = seats.filter(seat => seat.keyId !== ol.id && seat.keyId !== nl.id);
    const admin = keys.find(key => key.userId === 'u101' && key.licenceId === '10010101')!;
    return [
        seedSeat(draft, ol, 'WS-KUECHE-03', true),
        seedSeat(draft, ol, 'WS-PLANUNG-11', false),
        seedSeat(draft, nl, 'CNC-HALLE-02', true),
        seedSeat(draft, nl, 'NB-MONTAGE-05', false),
        seedSeat(draft, admin, OCCUPIED_MACHINE, true),
        ...others,
    ];
}
