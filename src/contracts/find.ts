import type { Contract } from '#dataProvider/types';
import { paths } from '../config/paths';
import { listed, sees } from '../shared/finder/source';
import type { Sources } from '../shared/finder/types';
import { ContractsIcon } from '../ui/icons';

const sources: Sources = reach =>
    sees(reach, 'contracts')
        ? [
              listed<Contract>(reach, {
                  kind: 'contracts',
                  name: 'contracts.contracts',
                  icon: ContractsIcon,
                  list: paths.contracts,
                  show: ({ id, name }) => ({ id, title: name, to: paths.contract(id) }),
              }),
          ]
        : [];
export default sources;
