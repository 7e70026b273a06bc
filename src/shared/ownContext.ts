import type { User } from '../../dataProvider/types';

/** Whether a person is signed in for no certain customer or for their own one (specification 1, section 2, "Profile"; contract, section 3). */
export const isOwnContext = ({ customer, customerContext }: Pick<User, 'customer' | 'customerContext'>): boolean =>
    !customerContext || customerContext === customer;
