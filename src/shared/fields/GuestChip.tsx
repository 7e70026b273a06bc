import { useT } from '#i18n/useT';
import type { User } from '#dataProvider/types';
import { useCurrentCustomer } from '../hooks/useCurrent';
import { isGuest } from '../person';
import { StateChip } from '../../ui/fields/StateChip';

/** Marks a guest of the customer where people can be selected (USER-10); renders nothing for anybody else. */
export function GuestChip({ person }: { person: Partial<Pick<User, 'customer'>> }) {
    const t = useT();
    const { data: customer } = useCurrentCustomer();
    return isGuest(person, customer) ? <StateChip tone="neutral">{t('users.ofLicence.guest')}</StateChip> : null;
}
