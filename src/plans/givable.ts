import type { CloudGroup, Customer, Licence } from '#dataProvider/types';
import { isExpired } from '../licences/public';
import { nowSeconds } from '../shared/format/date';
import { isGivable } from '../users/public';

/** What the users of a customer can be given. Pure. */

type ForCustomer = Pick<Customer, 'flags'>;

/** The licences, expired ones too (USER-12). */
export const licencesFor = (licences: readonly Licence[], { flags }: ForCustomer): Licence[] =>
    licences.filter(licence => isGivable(licence, flags));

/** The licences that have not expired. */
export const currentLicencesFor = (licences: readonly Licence[], customer: ForCustomer): Licence[] =>
    licencesFor(licences, customer).filter(licence => !isExpired(licence, nowSeconds()));

/** The cloud groups; demo customers have none (CUSTOMER-4). */
export const groupsFor = (groups: readonly CloudGroup[], { flags }: ForCustomer): readonly CloudGroup[] =>
    flags.demo ? [] : groups;
