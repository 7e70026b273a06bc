import { isAdministrator } from '../../authProvider/roles';
import type { Contract } from '../../dataProvider/types';
import { paths } from '../config/paths';
import { ContractsIcon } from '../ui/icons';
import { inside, type Manifest } from '../shared/manifest';

/** The contracts; the list of invoices is a view of their page. */
export const contracts: Manifest = {
    name: 'contracts',
    switch: 'contracts',
    finds: () => import('./find'),
    recordRepresentation: (contract: Contract) => contract.name,
    pages: [
        {
            path: paths.contracts,
            access: 'contracts',
            load: () => import('./ContractsPage'),
            tables: [{ list: 'contracts' }, { list: 'invoices' }],
        },
        { path: paths.contract(':contract'), access: 'contracts', load: () => import('./ContractPage') },
    ],
    area: {
        icon: ContractsIcon,
        texts: () => 'contracts',
        target: inside(paths.contracts),
        shown: (user, customer) => isAdministrator(user) && customer?.flags.contractInfo === true,
    },
};
