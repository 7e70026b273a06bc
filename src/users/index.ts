import type { ResourceDefinition } from 'ra-core';
import { nameOf } from './user';

/** The manifest of the users. */
export const users: ResourceDefinition = {
    name: 'users',
    recordRepresentation: nameOf,
};
