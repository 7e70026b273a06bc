import type { ResourceDefinition } from 'ra-core';
import type { Licence } from '../../dataProvider/types';

/** The resource definition of the licences. */
export const licences: ResourceDefinition = {
    name: 'licences',
    recordRepresentation: (licence: Licence) => licence.name,
};
