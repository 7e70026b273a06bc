import { useT } from '#i18n/useT';
import type { User } from '../../dataProvider/types';
import { codeWord } from '../shared/format/code';
import { GuestChip } from '../shared/fields/GuestChip';
import { StateChip } from '../ui/fields/StateChip';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { WarningIcon } from '../ui/icons';
import { isOrdinary, lacksCloud } from './user';
import styles from './users.module.css';

type Marked = Pick<User, 'active' | 'role'> & Partial<Pick<User, 'cloud' | 'customer'>>;

/**
 * Badges for what is unusual about a user: inactive, a guest, a role other than USER, and, with `cloud`, no cloud access (USER-2). Renders
 * nothing for an ordinary user.
 */
export function UserBadges({ user, cloud = false }: { user: Marked; cloud?: boolean }) {
    const t = useT();
    const { data: customer } = useCurrentCustomer();
    const cloudless = cloud && lacksCloud(user);
    if (isOrdinary(user, customer) && !cloudless) return null;
    return (
        <span className={styles.badges}>
            {!user.active && (
                <StateChip tone="warning" icon={<WarningIcon size={14} />}>
                    {t('users.ofLicence.inactive')}
                </StateChip>
            )}
            <GuestChip person={user} />
            {cloudless && <StateChip tone="neutral">{t('users.noCloud')}</StateChip>}
            {user.role !== 'USER' && <StateChip tone="neutral">{codeWord(t, 'users.ofLicence.roles', user.role)}</StateChip>}
        </span>
    );
}
