import type { Caller, Mock } from '../../context';
import { AUTOMATIC_EXPIRE } from '../../seed/licences';
import { isHolder } from './holders';
import { conflict, notFound } from './input';
import type { Row } from '../../rows/state';

/** Whether a licence is inactive or past its expiry (LICENCE-2). */
export const isExpired = (licence: Pick<Row<'licences'>, 'active' | 'expire'>, now: number): boolean =>
    !licence.active || (licence.expire !== null && licence.expire < now);

/** Whether it is the automatic academy licence (LICENCE-3). */
export const isAutomatic = (licence: Pick<Row<'licences'>, 'id' | 'expire'>): boolean =>
    licence.expire === AUTOMATIC_EXPIRE && licence.id.endsWith('720');

/** Throws a 409 for actions that an expired licence does not allow. */
export function refuseExpired(licence: Row<'licences'>, mock: Mock): void {
    if (isExpired(licence, mock.now())) throw conflict('Licence is expired', 'LICENCE_EXPIRED');
}

/** Throws a 409 for actions that the automatic licence does not allow. */
export function refuseAutomatic(licence: Row<'licences'>): void {
    if (isAutomatic(licence)) throw conflict('The automatic licence cannot be changed', 'LICENCE_AUTOMATIC');
}

/** Throws a 409 when the licence has as many keys as it allows. */
export function refuseFull(licence: Row<'licences'>, mock: Mock): void {
    const used = mock.state.keys.reduce((sum, key) => sum + Number(key.licenceId === licence.id), 0);
    if (used >= licence.count) throw conflict('All licences are in use', 'LICENCE_FULL');
}

/** Throws a 409 when the user has another key of the licence. */
export function refuseAssigned(user: Row<'users'>, licence: Row<'licences'>, mock: Mock, given?: Row<'keys'>): void {
    const has = mock.state.keys.some(key => key.id !== given?.id && key.licenceId === licence.id && isHolder(key, user));
    if (has) throw conflict('The user has a key of this licence already', 'LICENCE_ASSIGNED');
}

/** Throws a 409 for a product whose keys do not support the action (KEY-5). */
export function refuseProduct(key: Row<'keys'>, products: readonly string[]): void {
    if (products.includes(key.product)) throw conflict(`Not available for ${key.product}`);
}

/** A licence of the caller's customer; for a USER only their own. Throws a 404 otherwise. */
export function findLicence(mock: Mock, caller: Caller, id: string): Row<'licences'> {
    const licence = mock.state.licences.find(row => row.id === id && row.customerId === caller.customer.id);
    const visible =
        licence && (caller.isAdmin || mock.state.keys.some(key => key.licenceId === id && isHolder(key, caller.user)));
    if (!licence || !visible) throw notFound('Licence');
    return licence;
}

/** A key of the caller's customer; for a USER only their own. Throws a 404 otherwise. */
export function findKey(mock: Mock, caller: Caller, id: string): Row<'keys'> {
    const key = mock.state.keys.find(row => row.id === id && row.customerId === caller.customer.id);
    if (!key || !(caller.isAdmin || isHolder(key, caller.user))) throw notFound('Key');
    return key;
}

/** A user who works for the caller's customer: its own, or a guest of several customers. Throws a 404 otherwise. */
export function findUser(mock: Mock, caller: Caller, id: string): Row<'users'> {
    const user = mock.state.users.find(row => row.id === id);
    if (!user?.customers.includes(caller.customer.id)) throw notFound('User');
    return user;
}
