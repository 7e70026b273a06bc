import type { Caller, Mock } from '../../context';
import type { KeyRow } from '../keys';
import type { LicenceRow } from '../licences';
import type { UserRow } from '../users';
import { AUTOMATIC_EXPIRE } from '../../seed/licences';
import { isHolder } from './holders';
import { conflict, notFound } from './input';

/** Whether a licence is inactive or past its expiry (LICENCE-2). */
export const isExpired = (licence: Pick<LicenceRow, 'active' | 'expire'>, now: number): boolean =>
    !licence.active || (licence.expire !== null && licence.expire < now);

/** Whether it is the automatic academy licence (LICENCE-3). */
export const isAutomatic = (licence: Pick<LicenceRow, 'id' | 'expire'>): boolean =>
    licence.expire === AUTOMATIC_EXPIRE && licence.id.endsWith('720');

/** Throws a 409 for actions that an expired licence does not allow. */
export function refuseExpired(licence: LicenceRow, mock: Mock): void {
    if (isExpired(licence, mock.now())) throw conflict('Licence is expired', 'LICENCE_EXPIRED');
}

/** Throws a 409 for actions that the automatic licence does not allow. */
export function refuseAutomatic(licence: LicenceRow): void {
    if (isAutomatic(licence)) throw conflict('The automatic licence cannot be changed', 'LICENCE_AUTOMATIC');
}

/** Throws a 409 when the licence has as many keys as it allows. */
export function refuseFull(licence: LicenceRow, mock: Mock): void {
    const used = mock.state.keys.reduce((sum, key) => sum + Number(key.licenceId === licence.id), 0);
    if (used >= licence.count) throw conflict('All licences are in use', 'LICENCE_FULL');
}

/** Throws a 409 when the user has another key of the licence. */
export function refuseAssigned(user: UserRow, licence: LicenceRow, mock: Mock, given?: KeyRow): void {
    const has = mock.state.keys.some(key => key.id !== given?.id && key.licenceId === licence.id && isHolder(key, user));
    if (has) throw conflict('The user has a key of this licence already', 'LICENCE_ASSIGNED');
}

/** Throws a 409 for a product whose keys do not support the action (KEY-5). */
export function refuseProduct(key: KeyRow, products: readonly string[]): void {
    if (products.includes(key.product)) throw conflict(`Not available for ${key.product}`);
}

/** A licence of the caller's customer; for a USER only their own. Throws a 404 otherwise. */
export function findLicence(mock: Mock, caller: Caller, id: string): LicenceRow {
    const licence = mock.state.licences.find(row => row.id === id && row.customerId === caller.customer.id);
    const visible =
        licence && (caller.isAdmin || mock.state.keys.some(key => key.licenceId === id && isHolder(key, caller.user)));
    if (!licence || !visible) throw notFound('Licence');
    return licence;
}

/** A key of the caller's customer; for a USER only their own. Throws a 404 otherwise. */
export function findKey(mock: Mock, caller: Caller, id: string): KeyRow {
    const key = mock.state.keys.find(row => row.id === id && row.customerId === caller.customer.id);
    if (!key || !(caller.isAdmin || isHolder(key, caller.user))) throw notFound('Key');
    return key;
}

/** A user who works for the caller's customer: its own, or a guest of several customers. Throws a 404 otherwise. */
export function findUser(mock: Mock, caller: Caller, id: string): UserRow {
    const user = mock.state.users.find(row => row.id === id);
    if (!user?.customers.includes(caller.customer.id)) throw notFound('User');
    return user;
}
