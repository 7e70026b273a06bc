import type { Customer, User } from '#dataProvider/types';
import { chips } from '../../shared/columns/chips';
import { listOf } from '../../shared/columns/list';
import { PERSON_FIELDS } from '../../shared/person';
import { DATA_COLUMNS, STATE_CELL, WHO_COLUMNS } from '../fileColumns';
import { userChips } from '../UserBadges';

/** The users of a licence. */
export const licenceUserList = (customer: Customer | undefined) =>
    listOf<User>({
        resource: 'users',
        reads: PERSON_FIELDS,
        columns: [
            ...WHO_COLUMNS,
            chips('state', 'users.fields.state', {
                reads: ['active', 'role', 'customer'],
                yields: 1,
                of: (user, { t }) => userChips(user, { t, customer }),
                file: STATE_CELL,
            }),
            ...DATA_COLUMNS,
        ],
    });
