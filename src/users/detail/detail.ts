import { mayDo } from '../../../authProvider/access';
import type { CloudGroup, Customer, Key, Licence, Role, User } from '../../../dataProvider/types';
import { isListed, keyActions, type KeyAction } from '../../keys/public';
import { freeKeys, isAutomatic, isExpired } from '../../licences/public';
import { nameOf } from '../../shared/person';
import { isExpiryRequired } from '../assignment';
import { isGuest } from '../user';

/** The rules of one user's page (specification 2, sections 2 to 6). Pure; times in epoch seconds. */

/** What can be done with a user as a whole, in the order in which it is offered; what destroys comes last. */
export type UserAction = 'recover' | 'activate' | 'send' | 'logout' | 'delete';

/** Specification 2, section 6: administrators are not deleted here. */
const DELETABLE: ReadonlySet<Role> = new Set(['USER', 'READER_ADMIN']);

type Me = Pick<User, 'id' | 'role'>;

/** Whether somebody of `customer` may change the person: with the right to, and no guest. Licences, keys and groups are not asked here. */
export const mayManage = (user: Pick<User, 'customer'>, me: Me, customer: Pick<Customer, 'id'>): boolean =>
    mayDo(me.role, 'edit', 'users') && !isGuest(user, customer);

/**
 * What `me`, who may manage the user, is offered: an inactive user gets the activation again instead of a reset password, nobody
 * resets the own password here, and only USER and READER_ADMIN are deleted (specification 2, sections 4 and 6).
 */
export function userActions(user: Pick<User, 'id' | 'role' | 'active'>, me: Me): UserAction[] {
    const actions: UserAction[] = [];
    if (user.id !== me.id) actions.push(user.active ? 'recover' : 'activate');
    actions.push('send', 'logout');
    if (user.id !== me.id && DELETABLE.has(user.role)) actions.push('delete');
    return actions;
}

/** What the form of the personal data holds, as typed. */
export interface UserForm {
    email: string;
    forename: string;
    surname: string;
    adminNote: string;
}

/** The form of a user; what the user lacks is empty. */
export const userForm = (user: Pick<User, keyof UserForm>): UserForm => ({
    email: user.email,
    forename: user.forename ?? '',
    surname: user.surname ?? '',
    adminNote: user.adminNote ?? '',
});

/** What a checked form changes, trimmed; fields that stay are left out, and empty stays what it was when it was nothing. */
export function userChanges(form: UserForm, user: Pick<User, keyof UserForm>): Partial<UserForm> {
    const before = userForm(user);
    const names: readonly (keyof UserForm)[] = ['email', 'forename', 'surname', 'adminNote'];
    return Object.fromEntries(names.map(name => [name, form[name].trim()] as const).filter(([name, to]) => to !== before[name]));
}

/** Whether what was typed confirms a deletion: the user's name or e-mail, case and spaces around it aside. */
export function confirmsDeletion(typed: string, user: Pick<User, 'alias' | 'email'>): boolean {
    const said = typed.trim().toLowerCase();
    return said !== '' && [nameOf(user), user.email].some(name => name.trim().toLowerCase() === said);
}

/** What can be done with one of a user's keys; `remove` takes the licence from the user. */
export type UserKeyAction = KeyAction | 'remove';

/**
 * What a person of this role is offered for a user's key (specification 2, sections 4 and 6): what the licence's own list of keys offers,
 * and taking the licence from the user, which an expired licence refuses. Deleting, which is always possible, stands last.
 */
export function userKeyActions(
    key: Key,
    licence: Licence,
    role: Role,
    now: number,
): { action: UserKeyAction; disabled: boolean }[] {
    const offered = keyActions(key, licence, role, now);
    const remove = mayDo(role, 'assign', 'licences') ? [{ action: 'remove' as const, disabled: isExpired(licence, now) }] : [];
    return [
        ...offered.filter(({ action }) => action !== 'delete'),
        ...remove,
        ...offered.filter(({ action }) => action === 'delete'),
    ];
}

/**
 * The licences whose keys go when a user is deleted and they shall be free again, each once: those of active licences. Expired ones keep
 * what they have.
 */
export const freedLicences = (keys: readonly Pick<Key, 'licenceId'>[], licences: readonly Licence[], now: number): Licence[] => {
    const held = new Set(keys.map(key => key.licenceId));
    return licences.filter(licence => held.has(licence.id) && !isExpired(licence, now));
};

/** A licence in the list of those that can be added. */
export interface LicenceChoice {
    licence: Licence;
    /** why it cannot be chosen */
    obstacle: 'assigned' | 'expired' | null;
    free: number;
}

/**
 * The licences to choose from (specification 2, section 5): assigned and expired ones cannot be chosen and stand last, schools do not see the
 * automatic one; licences of products whose keys are not shown are left out (section 1).
 */
export function licenceChoices(
    licences: readonly Licence[],
    keys: readonly Pick<Key, 'licenceId'>[],
    { school, now }: { school: boolean; now: number },
): LicenceChoice[] {
    const assigned = new Set(keys.map(key => key.licenceId));
    const choices: LicenceChoice[] = licences
        .filter(licence => isListed(licence) && !(school && isAutomatic(licence)))
        .map(licence => ({
            licence,
            obstacle: assigned.has(licence.id) ? 'assigned' : isExpired(licence, now) ? 'expired' : null,
            free: freeKeys(licence),
        }));
    return [...choices.filter(({ obstacle }) => obstacle === null), ...choices.filter(({ obstacle }) => obstacle !== null)];
}

/** Whether the keys of the chosen licences need an expiry, and why: at schools, and when the automatic licence is among them. */
export function expiryReason(chosen: readonly Licence[], school: boolean): 'school' | 'automatic' | null {
    if (school) return 'school';
    return chosen.some(licence => isExpiryRequired({ school, automatic: isAutomatic(licence) })) ? 'automatic' : null;
}

/** The groups to choose from, those that the user belongs to marked. */
export const groupChoices = (
    groups: readonly CloudGroup[],
    own: readonly Pick<CloudGroup, 'id'>[],
): { group: CloudGroup; member: boolean }[] => {
    const ids = new Set(own.map(group => group.id));
    return groups.map(group => ({ group, member: ids.has(group.id) }));
};

/**
 * What a refused mail means (specification 2, section 8, "Modals"): the server does not know the recipient that was typed, or the user is
 * gone. Null for every other failure.
 */
export function recoverRefusal(status: number, custom: boolean): 'unknown' | 'missing' | null {
    if (custom && (status === 400 || status === 404)) return 'unknown';
    return status === 404 ? 'missing' : null;
}

/** A licence that the user shall get: with a new key, or with the existing `key`. */
export interface LicenceWish {
    licence: string;
    key?: string;
}

/** The chosen licences that can still be chosen; what a kept draft names and the user has got meanwhile is left out. */
export function openWishes(
    choices: readonly LicenceChoice[],
    chosen: readonly LicenceWish[],
): { licence: Licence; key: string | undefined }[] {
    const wishes = new Map(chosen.map(wish => [wish.licence, wish.key]));
    return choices.flatMap(({ licence, obstacle }) =>
        obstacle === null && wishes.has(licence.id) ? [{ licence, key: wishes.get(licence.id) }] : [],
    );
}

/** How adding licences went: `name` is that of the message. `key...` when nothing but an existing key was asked for. */
export function addMessage(
    wishes: readonly LicenceWish[],
    failed: number,
): 'done' | 'keyDone' | 'partial' | 'failed' | 'keyFailed' {
    const keyAlone = wishes.length === 1 && wishes[0]?.key !== undefined;
    if (failed === 0) return keyAlone ? 'keyDone' : 'done';
    if (failed < wishes.length) return 'partial';
    return keyAlone ? 'keyFailed' : 'failed';
}
