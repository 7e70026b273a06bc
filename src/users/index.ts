import type { ResourceDefinition } from 'ra-core';
import { nameOf } from '../shared/person';

/** The resource definition of the users. */
export const users: ResourceDefinition = {
    name: 'users',
    recordRepresentation: nameOf,
};
