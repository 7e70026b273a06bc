import type { CloudGroup } from '#dataProvider/types';
import { paths } from '../config/paths';
import { listed, sees } from '../shared/finder/source';
import type { Sources } from '../shared/finder/types';
import { CloudGroupsIcon } from '../ui/icons';

const sources: Sources = reach =>
    sees(reach, 'cloudGroups')
        ? [
              listed<CloudGroup>(reach, {
                  kind: 'cloudGroups',
                  name: 'cloudGroups.title',
                  icon: CloudGroupsIcon,
                  list: paths.cloudGroups,
                  show: ({ id, label }) => ({ id, title: label, to: paths.cloudGroup(id) }),
              }),
          ]
        : [];
export default sources;
