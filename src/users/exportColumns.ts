import type { User } from '../../dataProvider/types';
import { codeWord } from '../shared/format/code';
import type { ExportColumn, ExportContext } from '../shared/export/types';
import { nameOf, type Named } from '../shared/person';

/** Columns about users that several exports share (EXPORT-1). */

type Listed = Named & Partial<Pick<User, 'forename' | 'surname' | 'active'>>;

/** Name, e-mail address and state. */
export const personColumns = ({ t }: ExportContext): ExportColumn<Listed>[] => [
    { header: t('users.fields.user'), value: nameOf },
    { header: t('profile.fields.forename'), value: user => user.forename },
    { header: t('profile.fields.surname'), value: user => user.surname },
    { header: t('users.fields.email'), value: user => user.email },
    {
        header: t('users.fields.state'),
        value: ({ active }) => (active === undefined ? '' : t(active ? 'list.states.active' : 'list.states.inactive')),
    },
];

/** A user's other data. */
export const userColumns = ({ t }: ExportContext): ExportColumn<User>[] => [
    {
        header: t('userDetail.data.role'),
        value: ({ role }) => codeWord(t, 'userDetail.roles', role),
    },
    { header: t('profile.fields.customer'), value: user => user.customer },
    { header: t('userDetail.data.company'), value: user => user.company },
    { header: t('profile.fields.function'), value: user => user.function },
    { header: t('profile.fields.phone'), type: 'phone', value: user => user.phone },
];

/** The fields of a user that these columns need. */
export const USER_FIELDS = [
    'id',
    'email',
    'alias',
    'forename',
    'surname',
    'active',
    'role',
    'customer',
    'company',
    'function',
    'phone',
] as const;
