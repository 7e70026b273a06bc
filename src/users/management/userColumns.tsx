import type { Translate } from '#i18n/useT';
import type { Customer, User } from '#dataProvider/types';
import { EmailText } from '../../ui/fields/EmailText';
import type { ListColumn } from '../../shared/list/types';
import { nameOf } from '../../shared/person';
import { isOrdinary, lacksCloud } from '../user';
import { UserBadges } from '../UserBadges';
import { UserCloudGroups, UserLicences } from './UserRelation';
import styles from './userList.module.css';

/** Licences and groups of users; demo customers have no groups (CUSTOMER-4). */
const relationColumns = (t: Translate, customer: Customer | undefined): ListColumn<User>[] => [
    {
        field: 'licences',
        label: t('licences.title'),
        flex: 3.2,
        minWidth: 176,
        yields: 1,
        inCards: 'none',
        render: (user, tabIndex) => <UserLicences user={user} tabIndex={tabIndex} />,
    },
    ...(customer && !customer.flags.demo
        ? [
              {
                  field: 'groups',
                  label: t('userDetail.groups.title'),
                  flex: 2.6,
                  minWidth: 140,
                  yields: 2,
                  inCards: 'none' as const,
                  render: (user: User, tabIndex?: number) => <UserCloudGroups user={user} tabIndex={tabIndex} />,
              },
          ]
        : []),
];

interface UserColumns {
    customer: Customer | undefined;
    /** shows licences and groups, for which a narrow window has no room */
    wide: boolean;
}

/** The columns of the list of users: name, e-mail address, badges, licences and groups, note (USER-2, USER-16). */
export const userColumns = (t: Translate, { customer, wide }: UserColumns): ListColumn<User>[] => [
    {
        field: 'user',
        sortField: 'user',
        label: t('users.fields.user'),
        flex: 2.3,
        minWidth: 100,
        render: nameOf,
    },
    {
        field: 'email',
        sortField: 'email',
        label: t('users.fields.email'),
        flex: 4.6,
        minWidth: 156,
        render: user => (
            <span className={styles.line} title={user.email}>
                <EmailText value={user.email} />
            </span>
        ),
    },
    {
        field: 'state',
        label: t('users.fields.state'),
        flex: 2.6,
        minWidth: 196,
        inCards: 'mark',
        render: user =>
            isOrdinary(user, customer) && !lacksCloud(user) ? null : (
                <span className={styles.state}>
                    <UserBadges user={user} cloud />
                </span>
            ),
    },
    ...(wide ? relationColumns(t, customer) : []),
    {
        field: 'note',
        sortField: 'note',
        label: t('users.fields.note'),
        flex: 2.4,
        // Beside the navigation at 1280 px the others need all of the room.
        minWidth: 206,
        yields: 3,
        inCards: 'wide',
        render: user =>
            user.adminNote ? (
                <bdi translate="yes" className={styles.line} title={user.adminNote}>
                    {user.adminNote}
                </bdi>
            ) : null,
    },
];
