import type { OwnUserPatch } from '../../dataProvider/actions/session';
import type { User } from '../../dataProvider/types';
import { isOwnContext } from '../../src/shared/ownContext';
import { isNewPassword } from '../../src/shared/validation';

/** The rules of the own profile (specification 1, sections 2 to 5). Pure. */

/** The longest display name, in characters (specification 1, section 9). */
export const MAX_DISPLAY_NAME = 255;

/**
 * Whether the e-mail leads to the person's own page in the user management: for roles other than USER, signed in for no certain
 * customer or for their own one. A user of another customer is not managed there.
 */
export const isManagedHere = (user: Pick<User, 'role' | 'customer' | 'customerContext'>): boolean =>
    user.role !== 'USER' && isOwnContext(user);

/** Whether a person of this role may change forename and surname; an ordinary user asks an administrator. */
export const mayEditNames = ({ role }: Pick<User, 'role'>): boolean => role !== 'USER';

export type NameField = 'displayName' | 'forename' | 'surname';

/** What the form of the profile holds. */
export type ProfileForm = Record<NameField, string>;

type Names = Pick<User, NameField | 'role'>;

/** The form as it opens. */
export const profileForm = (user: Names): ProfileForm => ({
    displayName: user.displayName ?? '',
    forename: user.forename ?? '',
    surname: user.surname ?? '',
});

const editable = (user: Names): readonly NameField[] =>
    mayEditNames(user) ? ['displayName', 'forename', 'surname'] : ['displayName'];

/**
 * What is wrong with the form, by field in its order: a name that there was may not become empty (empty strings are rejected in
 * names), and a display name has at most 255 characters.
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

/** What is sent of a checked form: the names that the role may change, trimmed; one that is still missing is left out. Null when nothing differs. */
export function profilePatch(form: ProfileForm, user: Names): OwnUserPatch | null {
    const names = editable(user).map(name => [name, form[name].trim()] as const);
    if (names.every(([name, typed]) => typed === (user[name] ?? ''))) return null;
    return Object.fromEntries(names.filter(([, typed]) => typed !== ''));
}

export type PasswordField = 'current' | 'next' | 'repeat';

/** What the form of a password change holds, as typed. */
export type PasswordForm = Record<PasswordField, string>;

/**
 * The first of the checks that fails, in the order of the specification (1, section 5): current password, pattern of the new one,
 * repetition. Spaces around the new one do not count; the current one is sent as typed. Null when it may be sent.
 */
export function passwordProblem({ current, next, repeat }: PasswordForm): PasswordField | null {
    if (current === '') return 'current';
    if (!isNewPassword(next)) return 'next';
    return next.trim() === repeat.trim() ? null : 'repeat';
}
