import { mayDo, type Action } from '../../authProvider/access';
import { sortRows } from '../../dataProvider/localEngine';
import { seatOrder } from '../../dataProvider/resources';
import type { Key, Licence, Role, Seat } from '../../dataProvider/types';
import { isAutomatic, isExpired as isLicenceExpired } from '../licences/public';
import { expiryDay, expirySeconds, todayUtc } from '../shared/format/date';

/** The rules of licence keys (specification 2, sections 1, 3 to 6 and 9). Pure; times in epoch seconds. */

/** The products whose keys are listed (specification 2, section 1). */
export const PRODUCTS = ['pcad', 'rooms', 'phome', 'showroom', 'academy'] as const;

/** Whether keys of this product are shown. */
export const isListed = (key: Pick<Key, 'product'>): boolean => PRODUCTS.some(product => product === key.product);

/** A key is expired when its expiry lies in the past. */
export const isExpired = (key: Pick<Key, 'expire'>, now: number): boolean => key.expire != null && key.expire < now;

/** Keys that have no user and can still be used: they may be given to one. */
export const spareKeys = (keys: readonly Key[], now: number): Key[] =>
    keys.filter(key => key.email == null && (key.users?.length ?? 0) === 0 && !isExpired(key, now));

/** Whether both licence types occur, so that a column has to tell them apart. */
export const hasMixedTypes = (keys: readonly Pick<Key, 'licenceType'>[]): boolean =>
    new Set(keys.map(key => key.licenceType)).size > 1;

/** What can be done with one key, in the order in which it is offered; what destroys comes last. */
export type KeyAction = 'edit' | 'assign' | 'send' | 'refresh' | 'delete';

/** Their keys live in a browser or a shop window: nobody types them in, so they are neither sent nor renewed. */
const WITHOUT_TOKEN: ReadonlySet<string> = new Set(['academy', 'rooms']);

type RuledKey = Pick<Key, 'product' | 'licenceType'>;
type RuledLicence = Pick<Licence, 'id' | 'product' | 'active' | 'expire'>;

interface ActionRule {
    action: KeyAction;
    /** the right that it takes */
    right: Action;
    /** not possible once the licence has expired */
    needsActive: boolean;
    offered(key: RuledKey, licence: RuledLicence): boolean;
}

const managed = (_key: RuledKey, licence: RuledLicence): boolean => !isAutomatic(licence);
const always = (): boolean => true;

/** The table of specification 2, section 6, "Key actions". */
const ACTION_RULES: readonly ActionRule[] = [
    { action: 'edit', right: 'edit', needsActive: true, offered: managed },
    { action: 'assign', right: 'assign', needsActive: true, offered: always },
    { action: 'send', right: 'send', needsActive: true, offered: key => !WITHOUT_TOKEN.has(key.product) },
    {
        action: 'refresh',
        right: 'edit',
        needsActive: true,
        offered: key => key.licenceType === 'ol' && !WITHOUT_TOKEN.has(key.product),
    },
    { action: 'delete', right: 'delete', needsActive: false, offered: managed },
];

/** What a person of this role is offered for a key, and what of it is disabled because the licence has expired. */
export function keyActions(
    key: RuledKey,
    licence: RuledLicence,
    role: Role,
    now: number,
): { action: KeyAction; disabled: boolean }[] {
    const expired = isLicenceExpired(licence, now);
    return ACTION_RULES.filter(rule => mayDo(role, rule.right, 'keys') && rule.offered(key, licence)).map(
        ({ action, needsActive }) => ({ action, disabled: needsActive && expired }),
    );
}

/**
 * Whether a person of this role sees the button that creates a key, and whether it can be used: not once the licence has expired.
 * Creating a key and assigning it gives the licence to somebody: schools, which do not see the automatic licence where licences are
 * given (specification 2, section 5), do not get its keys this way either. Keys that they have keep their actions.
 */
export const createOffer = (
    licence: RuledLicence,
    { role, school, now }: { role: Role; school: boolean; now: number },
): 'hidden' | 'disabled' | 'offered' => {
    if (!mayDo(role, 'create', 'keys') || !isListed(licence) || (school && isAutomatic(licence))) return 'hidden';
    return isLicenceExpired(licence, now) ? 'disabled' : 'offered';
};

/** What the form of a key holds: the label as typed, the expiry as `YYYY-MM-DD` or `''`. */
export interface KeyForm {
    label: string;
    day: string;
}

/** What is wrong with the form; the names are those of the messages. */
export interface KeyFormErrors {
    label?: 'labelRequired';
    day?: 'expireDateRequired' | 'expirePast';
}

/** The form of an existing key, or the empty one of a new key. */
export const keyForm = (key?: Pick<Key, 'label' | 'expire'>): KeyForm => ({
    label: key?.label ?? '',
    day: expiryDay(key?.expire),
});

/**
 * Checks the form (specification 2, section 5): a label; an expiry where it is `required`; no day before today, except the one that
 * an edited key has already and keeps.
 */
export function keyFormErrors(
    form: KeyForm,
    { required, now, key }: { required: boolean; now: number; key?: Pick<Key, 'expire'> },
): KeyFormErrors {
    const errors: KeyFormErrors = {};
    if (form.label.trim() === '') errors.label = 'labelRequired';
    const kept = key?.expire != null && form.day === expiryDay(key.expire);
    if (form.day === '') {
        if (required) errors.day = 'expireDateRequired';
    } else if (!kept && (expirySeconds(form.day) === null || form.day < todayUtc(now))) errors.day = 'expirePast';
    return errors;
}

/** What is sent of a checked form. A day that was not changed keeps the second it stands for, so that it is not sent. */
export function keyFormData(form: KeyForm, key?: Pick<Key, 'expire'>): { label: string; expire: number | null } {
    const kept = key?.expire != null && form.day === expiryDay(key.expire);
    return { label: form.label.trim(), expire: kept ? key.expire : expirySeconds(form.day) };
}

/** Key lists show at most so many users; the last slot holds an ellipsis when there are more (specification 2, section 9). */
const USER_SLOTS = 4;
/** A key's seats popover shows so many, then an ellipsis. */
const SEATS_SHOWN = 3;

/** The first of `items` that a list has room for, and whether an ellipsis follows. */
export interface Shown<Item> {
    items: readonly Item[];
    more: boolean;
}

/** The users that a row shows: up to four, or three and an ellipsis. */
export const shownUsers = <User>(users: readonly User[]): Shown<User> =>
    users.length > USER_SLOTS ? { items: users.slice(0, USER_SLOTS - 1), more: true } : { items: users, more: false };

/** The seats that the popover shows, in the order of the list of seats: three, then an ellipsis. */
export function shownSeats(seats: readonly Pick<Seat, 'id' | 'machineName' | 'active'>[]): Shown<(typeof seats)[number]> {
    const sorted = sortRows(seats, seatOrder);
    return { items: sorted.slice(0, SEATS_SHOWN), more: sorted.length > SEATS_SHOWN };
}
