import { mayDo } from '#authProvider/access';
import { addressOf } from '#dataProvider/address';
import { isDeletable } from '#dataProvider/deletable';
import { PortalError } from '#dataProvider/errors';
import { isGone } from '#dataProvider/outcome';
import { isSameId, sameText } from '#dataProvider/text';
import type { CloudGroup, Customer, Key, Licence, User } from '#dataProvider/types';
import { freeKeys, isAutomatic, isExpired } from '../../licences/public';
import { hasTexts } from '../../shared/hasTexts';
import { isGuest, nameOf } from '../../shared/person';
import { isExpiryRequired, isGivable } from '../assignment';

/** The rules of a user's page (USER-5 to USER-12). Pure; times in epoch seconds. */

/** The signed-in user. */
export type Me = Pick<User, 'id' | 'role'>;

/**
 * Whether `me`, signed in for `customer`, may change the user: needs the permission, and the user must not be a guest. Licences, keys and
 * groups have their own checks.
 */
export const mayManage = (user: Pick<User, 'customer'>, me: Me, customer: Pick<Customer, 'id'>): boolean =>
    mayDo(me.role, 'edit', 'users') && !isGuest(user, customer);

/** Whether `me`, who may manage the user, may delete them: not oneself, nor an administrator (USER-8). */
export const mayDelete = (user: Pick<User, 'id' | 'role'>, me: Me): boolean => !isSameId(user.id, me.id) && isDeletable(user);

/** The values of the personal data form, as typed. */
export interface UserForm {
    email: string;
    forename: string;
    surname: string;
    adminNote: string;
}

/** Returns a user's form values; missing ones are empty. */
export const userForm = (user: Pick<User, keyof UserForm>): UserForm => ({
    email: user.email,
    forename: user.forename ?? '',
    surname: user.surname ?? '',
    adminNote: user.adminNote ?? '',
});

/** Returns the changed fields of a validated form, trimmed; without empty fields that had no value. */
export function userChanges(form: UserForm, user: Pick<User, keyof UserForm>): Partial<UserForm> {
    const before = userForm(user);
    const names: readonly (keyof UserForm)[] = ['email', 'forename', 'surname', 'adminNote'];
    const entered = { ...form, email: addressOf(form.email) };
    return Object.fromEntries(
        names.map(name => [name, entered[name].trim()] as const).filter(([name, to]) => to !== before[name]),
    );
}

/** Whether the typed text confirms a deletion: the user's name or e-mail address (TEXT-2). */
export function confirmsDeletion(typed: string, user: Pick<User, 'alias' | 'email'>): boolean {
    return !sameText(typed, '') && [nameOf(user), user.email].some(name => sameText(typed, name));
}

/** Returns the licences, each once, whose keys are freed when the user is deleted: not expired ones, which keep their keys. */
export const freedLicences = (keys: readonly Pick<Key, 'licenceId'>[], licences: readonly Licence[], now: number): Licence[] => {
    const held = new Set(keys.map(key => key.licenceId));
    return licences.filter(licence => held.has(licence.id) && !isExpired(licence, now));
};

/** A licence in the list of licences that can be added. */
export interface LicenceChoice {
    licence: Licence;
    /** why it cannot be selected */
    obstacle: 'assigned' | 'expired' | null;
    free: number;
}

/**
 * Returns the licences to select from (USER-12): assigned and expired ones come last, disabled. Schools do not see the automatic one, and
 * nobody sees licences of unlisted products (PRODUCT-1).
 */
export function licenceChoices(
    licences: readonly Licence[],
    keys: readonly Pick<Key, 'licenceId'>[],
    { school, now }: { school: boolean; now: number },
): LicenceChoice[] {
    const assigned = new Set(keys.map(key => key.licenceId));
    const choices: LicenceChoice[] = licences
        .filter(licence => isGivable(licence, { school }))
        .map(licence => ({
            licence,
            obstacle: assigned.has(licence.id) ? 'assigned' : isExpired(licence, now) ? 'expired' : null,
            free: freeKeys(licence),
        }));
    return [...choices.filter(({ obstacle }) => obstacle === null), ...choices.filter(({ obstacle }) => obstacle !== null)];
}

/** Returns why the keys of the selected licences need an expiry, or null: at schools, or because the automatic licence is selected. */
export function expiryReason(chosen: readonly Licence[], school: boolean): 'school' | 'automatic' | null {
    if (school) return 'school';
    return chosen.some(licence => isExpiryRequired({ school, automatic: isAutomatic(licence) })) ? 'automatic' : null;
}

/** Returns the groups to select from, with the user's own marked. */
export const groupChoices = (
    groups: readonly CloudGroup[],
    own: readonly Pick<CloudGroup, 'id'>[],
): { group: CloudGroup; member: boolean }[] => {
    const ids = new Set(own.map(group => group.id));
    return groups.map(group => ({ group, member: ids.has(group.id) }));
};

/**
 * Returns why an e-mail was refused (ERROR-3): the entered recipient is unknown, or the user no longer exists; null for any other failure.
 */
export function recoverRefusal(failure: unknown, custom: boolean): 'unknown' | 'missing' | null {
    if (isGone(failure)) return custom ? 'unknown' : 'missing';
    return custom && failure instanceof PortalError && failure.status === 400 ? 'unknown' : null;
}

/** A licence selected for the user: with a new key, or with the existing `key`. */
export interface LicenceWish {
    licence: string;
    key?: string;
}

/** Whether a stored value is a selected licence. */
export const isWish = (value: unknown): value is LicenceWish =>
    hasTexts(value, 'licence') && (!('key' in value) || hasTexts(value, 'key'));

/** Returns the selected licences that can still be assigned: a stored draft may contain some that the user has since been given. */
export function openWishes(
    choices: readonly LicenceChoice[],
    chosen: readonly LicenceWish[],
): { licence: Licence; key: string | undefined }[] {
    const wishes = new Map(chosen.map(wish => [wish.licence, wish.key]));
    return choices.flatMap(({ licence, obstacle }) =>
        obstacle === null && wishes.has(licence.id) ? [{ licence, key: wishes.get(licence.id) }] : [],
    );
}

/** Returns the i18n key of the message after adding licences; `key...` if only one existing key was requested. */
export function addMessage(
    wishes: readonly LicenceWish[],
    failed: number,
): 'done' | 'keyDone' | 'partial' | 'failed' | 'keyFailed' {
    const keyAlone = wishes.length === 1 && wishes[0]?.key !== undefined;
    if (failed === 0) return keyAlone ? 'keyDone' : 'done';
    if (failed < wishes.length) return 'partial';
    return keyAlone ? 'keyFailed' : 'failed';
}
