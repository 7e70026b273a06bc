import type { CloudGroup } from '#dataProvider/types';
import { paths } from '../config/paths';
import { ofArea } from '../shared/finder/source';
import { CloudGroupsIcon } from '../ui/icons';

export default ofArea<CloudGroup>('cloudGroups', {
    kind: 'cloudGroups',
    name: 'cloudGroups.title',
    icon: CloudGroupsIcon,
    list: paths.cloudGroups,
    show: ({ id, label }) => ({ id, title: label, to: paths.cloudGroup(id) }),
});
