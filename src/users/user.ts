import type { User } from '../../dataProvider/types';

/** What is true of a user wherever one is shown (specification 2, section 3). Pure. */

/** As much of a user as is needed to name one. */
export type Person = Pick<User, 'id' | 'email' | 'alias'>;

/** How a user is called: forename and surname, otherwise the e-mail. */
export const nameOf = (user: Pick<User, 'alias' | 'email'>): string => user.alias || user.email;

/** Whether nothing about a user needs a badge: active, and of the role USER. */
export const isOrdinary = (user: Pick<User, 'active' | 'role'>): boolean => user.active && user.role === 'USER';
