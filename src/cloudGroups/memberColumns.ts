import type { User } from '../../dataProvider/types';
import { email, name, text } from '../shared/columns/kinds';
import { listOf } from '../shared/columns/list';
import { nameOf } from '../shared/person';
import { NAME_COLUMNS, STATE_CELL } from '../users/public';

/** The members of a group. */
export const memberList = listOf<User>({
    resource: 'users',
    columns: [
        name('name', 'users.fields.user', {
            reads: ['alias', 'email'],
            of: nameOf,
            sort: 'surname',
            file: { label: 'users.fields.user' },
        }),
        ...NAME_COLUMNS,
        email('email', 'users.fields.email', { file: { label: 'users.fields.email' } }),
        text('active', 'users.fields.state', { only: 'file', file: STATE_CELL }),
    ],
});
