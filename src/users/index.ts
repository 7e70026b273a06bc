import type { ResourceDefinition } from 'ra-core';
import type { User } from '../../dataProvider/types';

/** The manifest of the users. */
export const users: ResourceDefinition = {
    name: 'users',
    recordRepresentation: (user: User) => user.alias || user.email,
};
