import type { Api } from '../api';
import type { Change } from '../calls';
import type { HttpClient } from '../httpClient';
import * as academy from './academy';
import * as applications from './applications';
import * as cloudGroups from './cloudGroups';
import * as contracts from './contracts';
import * as keys from './keys';
import * as licences from './licences';
import * as orders from './orders';
import { changePassword, getCustomer, patchUser } from './profile';
import * as seats from './seats';
import { getUser } from './session';
import * as tickets from './tickets';
import * as users from './users';

interface Signalled {
    signal?: AbortSignal;
}

/** Those of the signed-in user, which the public pages share. A changed password makes nothing stale, and has no name here. */
const own = {
    getCurrentCustomer: (client: HttpClient, { signal }: Signalled = {}) => getCustomer(client, signal),
    getCurrentUser: (client: HttpClient, { signal }: Signalled = {}) => getUser(client, { signal }),
    updateCurrentUser: Object.assign(patchUser, { callName: 'PATCH /user' } as const),
    changePassword,
};

/** Every other call of the signed-in portal beyond CRUD. */
const portal = {
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

type Bound<Call> = Call extends (client: never, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never;

/** The calls without their first parameter, by what makes them. */
export type PortalActions = {
    [Name in keyof typeof own]: Bound<(typeof own)[Name]>;
} & {
    [Name in keyof typeof portal]: Bound<(typeof portal)[Name]>;
};

const bound = (methods: object, first: unknown): object =>
    Object.fromEntries(
        Object.entries(methods as Record<string, (...all: unknown[]) => unknown>).map(([name, method]) => [
            name,
            (...rest: unknown[]) => method(first, ...rest),
        ]),
    );

/** Returns every call with what makes it bound as its first parameter. */
export const bindActions = ({ api, client }: { api: Api; client: HttpClient }): PortalActions =>
    ({ ...bound(own, client), ...bound(portal, api) }) as PortalActions;

const names = { ...own, ...portal } as unknown as Readonly<Record<string, { callName?: string } | undefined>>;

/** The change that a method of the provider makes; undefined for other methods. */
export function changeOf(method: string): Change | undefined {
    const name = Object.hasOwn(names, method) ? names[method]?.callName : undefined;
    return name?.startsWith('GET ') ? undefined : (name as Change | undefined);
}
