import type { Customer, User } from '#dataProvider/types';
import { chips } from '../../shared/columns/chips';
import { email, name } from '../../shared/columns/kinds';
import { listOf } from '../../shared/columns/list';
import { nameOf, PERSON_FIELDS } from '../../shared/person';
import { DATA_COLUMNS, NAME_COLUMNS, STATE_CELL } from '../fileColumns';
import { userChips } from '../UserBadges';

/** The users of a licence. */
export const licenceUserList = (customer: Customer | undefined) =>
    listOf<User>({
        resource: 'users',
        reads: PERSON_FIELDS,
        columns: [
            name('name', 'users.fields.user', {
                reads: ['alias', 'email'],
                of: nameOf,
                sort: 'surname',
                file: { label: 'users.fields.user' },
            }),
            ...NAME_COLUMNS,
            email('email', 'users.fields.email', { file: { label: 'users.fields.email' } }),
            chips('state', 'users.fields.state', {
                reads: ['active', 'role', 'customer'],
                yields: 1,
                of: (user, { t }) => userChips(user, { t, customer }),
                file: STATE_CELL,
            }),
            ...DATA_COLUMNS,
        ],
    });
