import type { User } from '../../dataProvider/types';
import { code, email, name, text } from '../shared/columns/kinds';
import type { Texts } from '../shared/columns/types';
import { nameOf } from '../shared/person';

/** The columns that lists of users share; their files have more than they show (EXPORT-1). */

/** A user's state. */
export const STATE_CELL = {
    label: 'users.fields.state',
    value: ({ active }: Pick<User, 'active'>, { t }: Texts) => t(active ? 'list.states.active' : 'list.states.inactive'),
} as const;

/** The parts of a name. */
export const NAME_COLUMNS = [
    text<User, 'forename'>('forename', 'profile.fields.forename', { only: 'file' }),
    text<User, 'surname'>('surname', 'profile.fields.surname', { only: 'file' }),
];

/** Who somebody is. */
export const WHO_COLUMNS = [
    name<User, 'name', 'alias' | 'email'>('name', 'users.fields.user', {
        reads: ['alias', 'email'],
        of: nameOf,
        sort: 'surname',
    }),
    ...NAME_COLUMNS,
    email<User, 'email'>('email', 'users.fields.email'),
];

/** A user's other data. */
export const DATA_COLUMNS = [
    code<User, 'role'>('role', 'userDetail.data.role', 'userDetail.roles', { only: 'file' }),
    text<User, 'customer'>('customer', 'profile.fields.customer', { only: 'file' }),
    text<User, 'company'>('company', 'userDetail.data.company', { only: 'file' }),
    text<User, 'function'>('function', 'profile.fields.function', { only: 'file' }),
    text<User, 'phone'>('phone', 'profile.fields.phone', { only: 'file', file: { type: 'phone' } }),
];
