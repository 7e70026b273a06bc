import { useT, type Translate } from '#i18n/useT';
import type { Customer, User } from '../../dataProvider/types';
import { Chips, type Chip } from '../shared/columns/chips';
import { codeWord } from '../shared/format/code';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { isGuest } from '../shared/person';
import { WarningIcon } from '../ui/icons';
import { lacksCloud } from './user';

type Marked = Pick<User, 'active' | 'role'> & Partial<Pick<User, 'cloud' | 'customer'>>;

interface Marking {
    t: Translate;
    customer: Customer | undefined;
    /** marks who has no cloud access too */
    cloud?: boolean;
}

/** What is unusual about a user: inactive, a guest, without cloud access, a role other than USER (USER-2); nothing of an ordinary user. */
export const userChips = (user: Marked, { t, customer, cloud = false }: Marking): Chip[] => [
    ...(user.active ? [] : [{ tone: 'warning' as const, icon: <WarningIcon size={14} />, text: t('userDetail.inactive') }]),
    ...[
        isGuest(user, customer) && t('users.ofLicence.guest'),
        cloud && lacksCloud(user) && t('users.noCloud'),
        user.role !== 'USER' && codeWord(t, 'users.ofLicence.roles', user.role),
    ].flatMap(text => (text ? [{ tone: 'neutral' as const, text }] : [])),
];

/** The same beside a name. */
export function UserBadges({ user, cloud }: { user: Marked; cloud?: boolean }) {
    const t = useT();
    const { data: customer } = useCurrentCustomer();
    return <Chips chips={userChips(user, { t, customer, cloud })} />;
}
