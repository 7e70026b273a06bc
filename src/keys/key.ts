import { mayDo } from '../../authProvider/access';
import { sortRows } from '../../dataProvider/localEngine';
import { seatOrder } from '../../dataProvider/resources';
import type { Key, Licence, Role, Seat, User } from '../../dataProvider/types';
import { isAutomatic } from '../licences/public';
import { daysLeft, utcDay, expirySeconds, hasExpiry, todayUtc } from '../shared/format/date';
import { NEAR_DAYS } from '../shared/format/near';

/** The rules of licence keys (KEY-1 to KEY-8). Pure; times in epoch seconds. */

/** A key is expired when its expiry lies in the past. */
export const isExpired = (key: Pick<Key, 'expire'>, now: number): boolean => key.expire != null && key.expire < now;

/** A user of a key. */
export type Holder = Pick<User, 'email' | 'alias'> & { id?: string };

/** Returns all users of the key: usually one, but older keys may have several. */
export function holdersOf({ users, email }: Pick<Key, 'users' | 'email'>): readonly Holder[] {
    if (users && users.length > 0) return users;
    return email ? [{ email, alias: '' }] : [];
}

/** The ids of a key's users. */
export const userIds = ({ users = [] }: Pick<Key, 'users'>): string[] => users.map(({ id }) => id);

/** Returns everybody who has one of the keys, each once (KEY-4). */
export const everybodyOf = (keys: readonly Pick<Key, 'users' | 'email'>[]): Holder[] => [
    ...new Map(keys.flatMap(holdersOf).map(holder => [holder.id ?? holder.email, holder])).values(),
];

/** Returns everybody who shares a key with the user, each once (KEY-4). */
export function sharersOf(keys: readonly Pick<Key, 'users' | 'email'>[], user: Pick<User, 'id'>): readonly Holder[] {
    const others = keys.flatMap(holdersOf).filter(({ id }) => id !== undefined && id !== user.id);
    return [...new Map(others.map(holder => [holder.id, holder])).values()];
}

export { movedLabel } from '../../dataProvider/movedLabel';

/** Returns the keys that have no user and have not expired: they can be assigned. */
export const spareKeys = (keys: readonly Key[], now: number): Key[] => keys.filter(key => isSpare(key, now));

type Stated = Pick<Key, 'users' | 'email' | 'expire'>;

/** Whether a key has no user and has not expired. */
export const isSpare = (key: Stated, now: number): boolean => holdersOf(key).length === 0 && !isExpired(key, now);

/** Whether a key has a user who can use it: it has not expired. */
export const isInUse = (key: Stated, now: number): boolean => holdersOf(key).length > 0 && !isExpired(key, now);

/** Whether a key expires today or within so many days, 30 by default (LIST-10). */
export const expiresSoon = ({ expire }: Pick<Key, 'expire'>, now: number, days: number = NEAR_DAYS): boolean =>
    hasExpiry(expire) && !isExpired({ expire }, now) && daysLeft(expire, now) <= days;

/** Whether both licence types occur, so that a column shows the type. */
export const hasMixedTypes = (keys: readonly Pick<Key, 'licenceType'>[]): boolean =>
    new Set(keys.map(key => key.licenceType)).size > 1;

/**
 * Whether the page of keys links to assigning the licence to users, which is how the automatic one gets its keys. Not for schools, which
 * cannot assign it (USER-12).
 */
export const leadsToGiving = (
    licence: Pick<Licence, 'id' | 'product' | 'expire'>,
    { role, school }: { role: Role; school: boolean },
): boolean => isAutomatic(licence) && !school && mayDo(role, 'assign', 'licences');

/** The expiry of a key as chosen (KEY-6). */
export interface ExpiryForm {
    /** `YYYY-MM-DD`; `''` while no day is chosen */
    day: string;
    /** "No expiry" is chosen; a day that is chosen afterwards takes precedence */
    noExpiry: boolean;
}

/** The values of a key's form: the label as typed, and the expiry. */
export interface KeyForm extends ExpiryForm {
    label: string;
}

/** The form's errors; also the last part of the messages' i18n keys. */
export interface KeyFormErrors {
    label?: 'labelRequired';
    day?: 'expireDateRequired' | 'expireChoice' | 'expirePast';
}

/** Returns the form values of an existing key, or those of a new one, which has no expiry unless one is chosen. */
export const keyForm = (key?: Pick<Key, 'label' | 'expire'>): KeyForm => ({
    label: key?.label ?? '',
    day: utcDay(key?.expire),
    noExpiry: key?.expire == null,
});

/**
 * Returns why a chosen expiry is refused: a day before today, none where it is `required`, or neither a day nor "No expiry" (KEY-6).
 */
export function expiryError({ day, noExpiry }: ExpiryForm, required: boolean, now: number): KeyFormErrors['day'] {
    if (day !== '') return expirySeconds(day) === null || day < todayUtc(now) ? 'expirePast' : undefined;
    if (required) return 'expireDateRequired';
    return noExpiry ? undefined : 'expireChoice';
}

/** Returns the chosen expiry in epoch seconds, null for none; undefined while neither is chosen. */
export function chosenExpiry({ day, noExpiry }: ExpiryForm): number | null | undefined {
    if (day !== '') return expirySeconds(day) ?? undefined;
    return noExpiry ? null : undefined;
}

/** Whether the day is the one that the key has. */
const isKept = ({ day }: ExpiryForm, key?: Pick<Key, 'expire'>): key is Pick<Key, 'expire'> & { expire: number } =>
    key?.expire != null && day !== '' && day === utcDay(key.expire);

/** Validates the form (KEY-3, KEY-6): it needs a label, an expiry if `required`, and no day before today unless unchanged. */
export function keyFormErrors(
    form: KeyForm,
    { required, now, key }: { required: boolean; now: number; key?: Pick<Key, 'expire'> },
): KeyFormErrors {
    const errors: KeyFormErrors = {};
    if (form.label.trim() === '') errors.label = 'labelRequired';
    const error = isKept(form, key) ? undefined : expiryError(form, required, now);
    return error === undefined ? errors : { ...errors, day: error };
}

/** Returns the data of a validated form. An unchanged day keeps its exact second, so that it counts as unchanged. */
export function keyFormData(form: KeyForm, key?: Pick<Key, 'expire'>): { label: string; expire: number | null } {
    return { label: form.label.trim(), expire: isKept(form, key) ? key.expire : (chosenExpiry(form) ?? null) };
}

/** Maximum number of seats in a key's popover, followed by an ellipsis. */
const SEATS_SHOWN = 3;

/** The first `items` of a list, and whether an ellipsis follows. */
export interface Shown<Item> {
    items: readonly Item[];
    more: boolean;
}

/** Returns the seats shown in the popover, in the order of the list of seats: the first three, then an ellipsis. */
export function shownSeats(seats: readonly Pick<Seat, 'id' | 'machineName' | 'active'>[]): Shown<(typeof seats)[number]> {
    const sorted = sortRows(seats, seatOrder);
    return { items: sorted.slice(0, SEATS_SHOWN), more: sorted.length > SEATS_SHOWN };
}
