import type { ResourceDefinition } from 'ra-core';
import type { Contract } from '../../dataProvider/types';

/** The resource definition of the contracts. */
export const contracts: ResourceDefinition = {
    name: 'contracts',
    recordRepresentation: (contract: Contract) => contract.name,
};
