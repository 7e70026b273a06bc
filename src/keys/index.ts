import type { ResourceDefinition } from 'ra-core';
import type { Key } from '../../dataProvider/types';

/** The resource definition of the licence keys. */
export const keys: ResourceDefinition = {
    name: 'keys',
    recordRepresentation: (key: Key) => key.label,
};
