import type { User } from '#dataProvider/types';

/** Whose jobs and plans they are: the user and the customer signed in for. */
export const ownerOf = ({ id, customer, customerContext }: Pick<User, 'id' | 'customer' | 'customerContext'>): string =>
    `${id}/${customerContext ?? customer}`;
