import { useTranslate } from 'ra-core';
import type { User } from '#dataProvider/types';
import { useCurrentCustomer } from '../hooks/useCurrent';
import { isGuest } from '../person';
import { StateChip } from './StateChip';

/** Marks a guest of the customer wherever people are chosen (USER-10); renders nothing for anybody else. */
export function GuestChip({ person }: { person: Partial<Pick<User, 'customer'>> }) {
    const translate = useTranslate();
    const { data: customer } = useCurrentCustomer();
    return isGuest(person, customer) ? <StateChip tone="neutral">{translate('licenceUsers.guest')}</StateChip> : null;
}
