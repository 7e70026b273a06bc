import type { HttpClient } from '../httpClient';
import * as academy from './academy';
import * as applications from './applications';
import * as cloudGroups from './cloudGroups';
import * as contracts from './contracts';
import * as keys from './keys';
import * as licences from './licences';
import * as orders from './orders';
import * as seats from './seats';
import { changePassword, getCustomer, getUser, patchUser } from './session';
import * as tickets from './tickets';
import * as users from './users';

interface Signalled {
    signal?: AbortSignal;
}

/** Every call of the signed-in portal beyond CRUD, by name. */
const actions = {
    getCurrentCustomer: (client: HttpClient, { signal }: Signalled = {}) => getCustomer(client, signal),
    getCurrentUser: (client: HttpClient, { signal }: Signalled = {}) => getUser(client, { signal }),
    updateCurrentUser: patchUser,
    changePassword,
    ...licences,
    ...keys,
    ...seats,
    ...users,
    ...cloudGroups,
    ...contracts,
    ...tickets,
    ...orders,
    ...applications,
    ...academy,
};

type Bound<Call> = Call extends (client: HttpClient, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never;

/** The calls without their first parameter, the client. */
export type PortalActions = { [Name in keyof typeof actions]: Bound<(typeof actions)[Name]> };

/** Returns every call with the client bound as its first parameter. */
export function bindActions(client: HttpClient): PortalActions {
    const bound = Object.entries(actions).map(([name, call]) => [
        name,
        (...rest: unknown[]) => (call as (client: HttpClient, ...rest: unknown[]) => unknown)(client, ...rest),
    ]);
    return Object.fromEntries(bound) as PortalActions;
}
