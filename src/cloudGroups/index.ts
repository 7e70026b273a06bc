import type { ResourceDefinition } from 'ra-core';
import type { CloudGroup } from '../../dataProvider/types';

/** The resource definition of the cloud groups. */
export const cloudGroups: ResourceDefinition = {
    name: 'cloudGroups',
    recordRepresentation: (group: CloudGroup) => group.label,
};
