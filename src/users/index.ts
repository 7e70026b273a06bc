import { mayDo } from '../../authProvider/access';
import { isAdministrator } from '../../authProvider/roles';
import { paths } from '../config/paths';
import { UsersIcon } from '../ui/icons';
import { inside, type Manifest } from '../shared/manifest';
import { nameOf } from '../shared/person';

/** The users of the customer, and those of a licence. */
export const users: Manifest = {
    name: 'users',
    selection: 'users.choice',
    switch: 'users',
    filters: ['licence', 'group'],
    finds: () => import('./find'),
    recordRepresentation: nameOf,
    pages: [
        {
            path: paths.users,
            access: 'users',
            load: () => import('./management/UsersPage'),
            tables: [{ list: 'users' }],
        },
        { path: paths.user(':user'), access: 'users', load: () => import('./detail/UserPage') },
        {
            path: paths.licenceUsers(':licence'),
            access: 'licenceDetails',
            switch: 'licences',
            load: () => import('./ofLicence/LicenceUsersPage'),
            tables: [{ list: 'licence-users' }],
        },
    ],
    area: { icon: UsersIcon, texts: () => 'users', target: inside(paths.users), shown: isAdministrator },
    offers: [
        {
            id: 'create-user',
            titleKey: 'users.create.title',
            to: paths.users,
            ask: 'create',
            shown: ({ role }) => mayDo(role, 'create', 'users'),
        },
        {
            id: 'who-has-what',
            titleKey: 'list.whoHasWhat',
            to: paths.users,
            ask: 'whoHasWhat',
            shown: isAdministrator,
        },
    ],
};
