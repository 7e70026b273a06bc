import type { Contract } from '#dataProvider/types';
import { paths } from '../config/paths';
import { ofArea } from '../shared/finder/source';
import { ContractsIcon } from '../ui/icons';

export default ofArea<Contract>('contracts', {
    kind: 'contracts',
    name: 'contracts.contracts',
    icon: ContractsIcon,
    list: paths.contracts,
    show: ({ id, name }) => ({ id, title: name, to: paths.contract(id) }),
});
