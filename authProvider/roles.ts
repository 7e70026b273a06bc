import type { User } from '../dataProvider/types';

/** Any role containing ADMIN passes the route checks (specification 2, section 6; contract, section 3, "Roles"). Light: the entry loads it. */
export const isAdministrator = (user: Pick<User, 'role'>): boolean => user.role.includes('ADMIN');
