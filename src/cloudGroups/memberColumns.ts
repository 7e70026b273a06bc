import type { User } from '../../dataProvider/types';
import { text } from '../shared/columns/kinds';
import { listOf } from '../shared/columns/list';
import { STATE_CELL, WHO_COLUMNS } from '../users/public';

/** The members of a group. */
export const memberList = listOf<User>({
    resource: 'users',
    columns: [...WHO_COLUMNS, text('active', 'users.fields.state', { only: 'file', file: STATE_CELL })],
});
