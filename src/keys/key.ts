import { mayDo, type Action } from '../../authProvider/access';
import { sortRows } from '../../dataProvider/localEngine';
import { seatOrder } from '../../dataProvider/resources';
import type { Key, Licence, Role, Seat, User } from '../../dataProvider/types';
import { isAutomatic, isExpired as isLicenceExpired } from '../licences/public';
import { expiryDay, expirySeconds, todayUtc } from '../shared/format/date';

/** The rules of licence keys (specification 2, sections 1, 3 to 6 and 9). Pure; times in epoch seconds. */

/** The products whose keys are listed (specification 2, section 1). */
export const PRODUCTS = ['pcad', 'rooms', 'phome', 'showroom', 'academy'] as const;

/** Whether keys of this product are shown. */
export const isListed = (key: Pick<Key, 'product'>): boolean => PRODUCTS.some(product => product === key.product);

/** A key is expired when its expiry lies in the past. */
export const isExpired = (key: Pick<Key, 'expire'>, now: number): boolean => key.expire != null && key.expire < now;

/** Somebody who has a key. */
export type Holder = Pick<User, 'email' | 'alias'> & { id?: string };

/** Everybody who has the key: one person as a rule, several by earlier rules. */
export function holdersOf({ users, email }: Pick<Key, 'users' | 'email'>): readonly Holder[] {
    if (users && users.length > 0) return users;
    return email ? [{ email, alias: '' }] : [];
}

export const holderName = ({ alias, email }: Pick<User, 'email' | 'alias'>): string => alias || email;

/** The label that a key gets with its new user: where it names one who had it, it names the new one. */
export function movedLabel(label: string, holders: readonly Holder[], next: Pick<User, 'email' | 'alias'>): string {
    const names = holders.flatMap(({ alias, email }) => [alias, email]).filter(name => name.trim() !== '');
    const named = names.find(name => label.toLowerCase().includes(name.toLowerCase()));
    if (named === undefined) return label;
    const at = label.toLowerCase().indexOf(named.toLowerCase());
    return label.slice(0, at) + holderName(next) + label.slice(at + named.length);
}

/** Keys that have no user and can still be used: they may be given to one. */
export const spareKeys = (keys: readonly Key[], now: number): Key[] =>
    keys.filter(key => holdersOf(key).length === 0 && !isExpired(key, now));

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
 * Whether a person of this role sees the button that creates a key, and whether it can be used: not once the licence has expired. The
 * automatic licence has none: its keys are made by giving it to a person (contract, section 5).
 */
export const createOffer = (
    licence: RuledLicence,
    { role, now }: { role: Role; now: number },
): 'hidden' | 'disabled' | 'offered' => {
    if (!mayDo(role, 'create', 'keys') || !isListed(licence) || isAutomatic(licence)) return 'hidden';
    return isLicenceExpired(licence, now) ? 'disabled' : 'offered';
};

/**
 * Whether a person of this role is led from the keys to giving the licence to somebody, which is how the automatic one gets its keys.
 * Schools do not see it where licences are given (specification 2, section 5).
 */
export const leadsToGiving = (licence: RuledLicence, { role, school }: { role: Role; school: boolean }): boolean =>
    isAutomatic(licence) && !school && mayDo(role, 'assign', 'licences');

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
