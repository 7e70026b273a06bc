import type { ResourceDefinition } from 'ra-core';
import type { Contract } from '../../dataProvider/types';

/** The manifest of the contracts. */
export const contracts: ResourceDefinition = {
    name: 'contracts',
    recordRepresentation: (contract: Contract) => contract.name,
};
