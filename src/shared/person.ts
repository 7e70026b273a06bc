import type { Customer, User } from '#dataProvider/types';

/** How people are named on all pages: several people may share a name, so a name appears with its e-mail address. Pure. */

/** JSON names of the fields that are read of many users, to name them and to determine to whom an action applies. */
export const PERSON_FIELDS = ['id', 'email', 'forename', 'surname', 'alias', 'active', 'role', 'customer'] as const;

/** The fields of a user that are needed to name them. */
export interface Named {
    email: string;
    alias?: string | null;
}

/** Returns forename and surname, or else the e-mail address. For headings, and where the e-mail address is shown as well. */
export const nameOf = ({ alias, email }: Named): string => alias || email;

/** Returns a person's name with the e-mail address in parentheses, for use in a sentence or label. */
export const nameWithEmail = (person: Named): string => {
    const name = nameOf(person);
    return name === person.email ? name : `${name} (${person.email})`;
};

/**
 * Whether a user is a guest of this customer (USER-10): guests get licences, keys and groups like any other user, but personal data,
 * password, activation, sign-out everywhere and deletion belong to their own customer. False while the user's customer is unknown.
 */
export const isGuest = (user: Partial<Pick<User, 'customer'>>, customer: Pick<Customer, 'id'> | undefined): boolean =>
    customer !== undefined && Boolean(user.customer) && user.customer !== customer.id;

/** Maximum number of people named in a row; the last position is an ellipsis when there are more (KEY-8). */
const NAMED = 4;

/** Returns the people named in a row: up to four, or three and an ellipsis. */
export const shownPeople = <Person>(people: readonly Person[]): { items: readonly Person[]; more: boolean } =>
    people.length > NAMED ? { items: people.slice(0, NAMED - 1), more: true } : { items: people, more: false };
