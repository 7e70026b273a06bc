import type { User } from '../dataProvider/types';

/**
 * Whether the user may open administrators' routes: true for every role that contains ADMIN (ROLE-1). Small, because the entry chunk loads
 * it.
 */
export const isAdministrator = (user: Pick<User, 'role'>): boolean => user.role.includes('ADMIN');
