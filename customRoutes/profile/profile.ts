import type { OwnUserPatch } from '../../dataProvider/actions/profile';
import type { Compared } from '../../dataProvider/meanwhile';
import type { User } from '../../dataProvider/types';
import { isOwnContext } from '../../src/shared/ownContext';
import { isNewPassword } from '../../src/shared/validation';

/** The rules of the user's own profile (PROFILE-1 to PROFILE-4). Pure. */

/** The maximum length of a display name, in characters (PROFILE-3). */
export const MAX_DISPLAY_NAME = 255;

/**
 * Whether the e-mail address links to the user's own page in the user management: for roles other than USER, unless they signed in for a
 * customer other than their own, where they are not managed.
 */
export const isManagedHere = (user: Pick<User, 'role' | 'customer' | 'customerContext'>): boolean =>
    user.role !== 'USER' && isOwnContext(user);

/** Whether a user with this role may change forename and surname; an ordinary user asks an administrator. */
export const mayEditNames = ({ role }: Pick<User, 'role'>): boolean => role !== 'USER';

export type NameField = 'displayName' | 'forename' | 'surname';

/** The values of the profile form. */
export type ProfileForm = Record<NameField, string>;

type Names = Pick<User, NameField | 'role'>;

/** The form's initial values. */
export const profileForm = (user: Names): ProfileForm => ({
    displayName: user.displayName ?? '',
    forename: user.forename ?? '',
    surname: user.surname ?? '',
});

const editable = (user: Names): readonly NameField[] =>
    mayEditNames(user) ? ['displayName', 'forename', 'surname'] : ['displayName'];

/**
 * The form's errors by field, in field order: an existing name must not become empty (the server rejects empty names), and a display name
 * has at most 255 characters.
 */
export function profileProblems(form: ProfileForm, user: Names): Partial<Record<NameField, 'required' | 'tooLong'>> {
    const problems: Partial<Record<NameField, 'required' | 'tooLong'>> = {};
    for (const name of editable(user)) {
        const typed = form[name].trim();
        if (typed === '' && (user[name] ?? '') !== '') problems[name] = 'required';
        if (name === 'displayName' && Array.from(typed).length > MAX_DISPLAY_NAME) problems[name] = 'tooLong';
    }
    return problems;
}

/** The patch for a valid form: the changed names, trimmed, if the role may change them. Null when there are none. */
export function profilePatch(form: ProfileForm, user: Names): OwnUserPatch | null {
    const names = editable(user).map(name => [name, form[name].trim()] as const);
    const edited = names.filter(([name, typed]) => typed !== (user[name] ?? ''));
    return edited.length === 0 ? null : Object.fromEntries(edited);
}

/** The names that the role may change, as they are shown: those that nobody edits are sent with the others. */
export const profileShown = <Shown extends Names & Pick<User, 'id'>>(user: Shown): Compared['updateCurrentUser'] => ({
    id: user.id,
    ...Object.fromEntries(editable(user).map(name => [name, user[name] ?? ''])),
});

export type PasswordField = 'current' | 'next' | 'repeat';

/** The values of the password form, as typed. */
export type PasswordForm = Record<PasswordField, string>;

/**
 * The first check that fails, in this order (PROFILE-4): current password, pattern of the new one, repetition. Spaces around the new one
 * are ignored; the current one is sent as typed. Null when the form is valid.
 */
export function passwordProblem({ current, next, repeat }: PasswordForm): PasswordField | null {
    if (current === '') return 'current';
    if (!isNewPassword(next)) return 'next';
    return next.trim() === repeat.trim() ? null : 'repeat';
}
