import { isAdministrator } from '#authProvider/roles';
import { countIfKnown } from '#dataProvider';
import type { Customer, User } from '#dataProvider/types';
import { chips } from '../../shared/columns/chips';
import { email, free, name, text } from '../../shared/columns/kinds';
import { listOf, state } from '../../shared/columns/list';
import { nameOf, PERSON_FIELDS } from '../../shared/person';
import { DATA_COLUMNS, NAME_COLUMNS, STATE_CELL } from '../fileColumns';
import { lacksCloud } from '../user';
import { userChips } from '../UserBadges';
import { UserCloudGroups, UserLicences } from './UserRelation';

interface UserListOptions {
    customer: Customer | undefined;
    /** shows licences and groups, for which a narrow window has no room */
    wide: boolean;
}

/** The users of the customer (USER-2, USER-16); demo customers have no groups (CUSTOMER-4). */
export const userList = ({ customer, wide }: UserListOptions) =>
    listOf<User>({
        resource: 'users',
        reads: PERSON_FIELDS,
        columns: [
            name('user', 'users.fields.user', { reads: ['alias', 'email'], of: nameOf, width: { min: 100 } }),
            ...NAME_COLUMNS,
            email('email', 'users.fields.email', { width: { flex: 3.6, min: 156 } }),
            chips('state', 'users.fields.state', {
                reads: ['active', 'role', 'customer', 'cloud'],
                width: { min: 150 },
                of: (user, { t }) => userChips(user, { t, customer, cloud: true }),
                file: STATE_CELL,
            }),
            wide &&
                free('licences', 'licences.title', {
                    reads: [],
                    width: { flex: 4.2, min: 200 },
                    inCards: 'none',
                    cell: user => <UserLicences user={user} />,
                }),
            wide &&
                customer?.flags.demo === false &&
                free('groups', 'cloudGroups.title', {
                    reads: [],
                    width: { flex: 3, min: 150 },
                    yields: 2,
                    inCards: 'none',
                    cell: user => <UserCloudGroups user={user} />,
                }),
            ...DATA_COLUMNS,
            text('cloud', 'userDetail.data.cloud', {
                only: 'file',
                file: { value: (user, { t }) => t(lacksCloud(user) ? 'userDetail.data.cloudNo' : 'userDetail.data.cloudYes') },
            }),
            text('note', 'users.fields.note', {
                reads: ['adminNote'],
                of: user => user.adminNote,
                // beside the navigation at 1280 px the others need all of the room
                width: { min: 240 },
                inCards: 'wide',
            }),
        ],
        states: [
            state('active', ['active'], user => user.active),
            state('inactive', ['active'], user => !user.active),
            state('administrators', ['role'], isAdministrator),
            state('cloudless', ['cloud'], lacksCloud),
            state('unlicensed', ['keys@odata.count'], user => countIfKnown(user, 'keys') === 0),
        ],
        file: { whole: () => import('../whoHasWhat') },
    });
