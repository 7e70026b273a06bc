import { mayDo } from '../../authProvider/access';
import { isAdministrator } from '../../authProvider/roles';
import type { CloudGroup } from '../../dataProvider/types';
import { paths } from '../config/paths';
import { CloudGroupsIcon } from '../ui/icons';
import { inside, type Manifest } from '../shared/manifest';

/** The cloud groups; `CloudGroupsGate` decides who sees them. */
export const cloudGroups: Manifest = {
    name: 'cloudGroups',
    switch: 'cloudGroups',
    finds: () => import('./find'),
    recordRepresentation: (group: CloudGroup) => group.label,
    pages: [
        {
            path: paths.cloudGroups,
            load: () => import('./CloudGroupsPage'),
            tables: [{ list: 'cloud-groups' }],
        },
        {
            path: paths.cloudGroup(':group'),
            load: () => import('./CloudGroupPage'),
            tables: [{ list: 'cloud-group-members' }],
        },
    ],
    area: {
        icon: CloudGroupsIcon,
        texts: () => 'cloudGroups',
        target: inside(paths.cloudGroups),
        shown: (user, customer) => isAdministrator(user) && customer?.flags.demo === false,
    },
    offers: [
        {
            id: 'create-group',
            titleKey: 'cloudGroups.create',
            to: paths.cloudGroups,
            ask: 'create',
            shown: ({ role }, customer) => mayDo(role, 'create', 'cloudGroups') && customer?.flags.demo === false,
        },
    ],
};
