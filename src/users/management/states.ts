import { isAdministrator } from '#authProvider/roles';
import { counted, countOf } from '#dataProvider';
import type { User } from '#dataProvider/types';
import type { ListStates } from '../../shared/list/types';
import { PERSON_FIELDS } from '../../shared/person';
import { lacksCloud } from '../user';

/** The states to filter the list of users by (LIST-11). */
export const USER_STATES: ListStates<User> = {
    choices: [
        { id: 'active', isIn: user => user.active },
        { id: 'inactive', isIn: user => !user.active },
        { id: 'administrators', isIn: isAdministrator },
        { id: 'cloudless', isIn: lacksCloud },
        { id: 'unlicensed', isExpanded: true, isIn: user => countOf(user, 'keys') === 0 },
    ],
    fields: [...PERSON_FIELDS, 'adminNote', 'cloud'],
    expand: [counted('keys')],
};
