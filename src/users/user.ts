import type { Customer, User } from '../../dataProvider/types';

/** What is true of a user wherever one is shown (specification 2, section 3). Pure. */

/** As much of a user as is needed to name one. */
export type Person = Pick<User, 'id' | 'email' | 'alias'>;

/** Only what names a person, to keep it. */
export const personOf = ({ id, email, alias }: Person): Person => ({ id, email, alias });

/** Whether a value that was kept names a person. */
export const isPerson = (value: unknown): value is Person =>
    typeof value === 'object' &&
    value !== null &&
    ['id', 'email', 'alias'].every(name => typeof (value as Record<string, unknown>)[name] === 'string');

/**
 * Whether a person of several customers works for this one as a guest (contract, section 6): given licences, keys and groups like
 * everybody, while personal data, password, activation, signing out and deletion are the own customer's. Unknown counts as no guest.
 */
export const isGuest = (user: Partial<Pick<User, 'customer'>>, customer: Pick<Customer, 'id'> | undefined): boolean =>
    customer !== undefined && Boolean(user.customer) && user.customer !== customer.id;

/** Whether nothing about a user needs a badge: active, of the role USER, and no guest of the customer. */
export const isOrdinary = (
    user: Pick<User, 'active' | 'role'> & Partial<Pick<User, 'customer'>>,
    customer: Pick<Customer, 'id'> | undefined,
): boolean => user.active && user.role === 'USER' && !isGuest(user, customer);

/** Whether a user may not use the cloud; unknown counts as allowed. */
export const lacksCloud = (user: { cloud?: Pick<User['cloud'], 'access'> | null }): boolean => user.cloud?.access === false;
