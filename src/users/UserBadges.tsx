import { useTranslate } from 'ra-core';
import type { User } from '../../dataProvider/types';
import { StateChip } from '../shared/fields/StateChip';
import { WarningIcon } from '../shared/icons';
import { isOrdinary } from './user';
import styles from './users.module.css';

/** What is not ordinary about a user: inactive, or a role other than USER. Null for an ordinary one. */
export function UserBadges({ user }: { user: Pick<User, 'active' | 'role'> }) {
    const translate = useTranslate();
    if (isOrdinary(user)) return null;
    return (
        <span className={styles.badges}>
            {!user.active && (
                <StateChip tone="warning" icon={<WarningIcon size={14} />}>
                    {translate('licenceUsers.inactive')}
                </StateChip>
            )}
            {user.role !== 'USER' && <StateChip tone="neutral">{translate(`licenceUsers.roles.${user.role}`)}</StateChip>}
        </span>
    );
}
