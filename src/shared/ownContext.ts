import type { User } from '../../dataProvider/types';

/** Whether a user is signed in for their own customer, or for no particular one (PROFILE-2, LICENCE-11). */
export const isOwnContext = ({ customer, customerContext }: Pick<User, 'customer' | 'customerContext'>): boolean =>
    !customerContext || customerContext === customer;
