import type { Translate } from '#i18n/useT';
import type { Customer, User } from '#dataProvider/types';
import { EmailText } from '../../ui/fields/EmailText';
import type { ListColumn } from '../../shared/list/types';
import { nameOf } from '../../shared/person';
import { isOrdinary, lacksCloud } from '../user';
import { UserBadges } from '../UserBadges';
import styles from './userList.module.css';

/** The columns of the list of users: name, e-mail address, badges, note (USER-2). */
export const userColumns = (t: Translate, customer: Customer | undefined): ListColumn<User>[] => [
    {
        field: 'user',
        sortField: 'user',
        label: t('users.fields.user'),
        flex: 3,
        minWidth: 100,
        render: nameOf,
    },
    {
        field: 'email',
        sortField: 'email',
        label: t('users.fields.email'),
        flex: 4,
        minWidth: 130,
        render: user => (
            <span className={styles.line} title={user.email}>
                <EmailText value={user.email} />
            </span>
        ),
    },
    {
        field: 'state',
        label: t('users.fields.state'),
        flex: 4,
        minWidth: 170,
        inCards: 'mark',
        render: user =>
            isOrdinary(user, customer) && !lacksCloud(user) ? null : (
                <span className={styles.state}>
                    <UserBadges user={user} cloud />
                </span>
            ),
    },
    {
        field: 'note',
        sortField: 'note',
        label: t('users.fields.note'),
        flex: 3,
        minWidth: 84,
        yields: 1,
        inCards: 'wide',
        render: user =>
            user.adminNote ? (
                <bdi className={styles.line} title={user.adminNote}>
                    {user.adminNote}
                </bdi>
            ) : null,
    },
];
