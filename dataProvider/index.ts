import { bindActions, type PortalActions } from './actions';
import { createCollections } from './collections';
import { createCrud, type Crud } from './crud';
import { PortalError } from './errors';
import type { HttpClient } from './httpClient';
import { resources, touchedBy, type Changes, type Creations, type ResourceName } from './resources';
import { shaped } from './shape';
import type { CloudGroup, Key, Licence, User } from './types';

export type { GroupMembership } from './actions/cloudGroups';
export type { LicenceAssignment } from './actions/users';
export type { Body } from './call';
export { isWrongPassword } from './actions/session';
export { PartialFailure, runBatch, type BatchResult, type BatchRun } from './batch';
export { countOf } from './odata/read';
export { CAM_MODULE, MEMBERS_NAMED, type ResourceName } from './resources';

/** The record type of each resource. */
interface Records {
    licences: Licence;
    keys: Key;
    users: User;
    cloudGroups: CloudGroup;
}

/** Create and update with the API's bodies: an unknown or missing field does not compile. */
interface Writes {
    create<Name extends keyof Creations>(name: Name, params: { data: Creations[Name] }): Promise<{ data: Records[Name] }>;
    /** sends the fields that differ from `previousData` */
    update<Name extends keyof Changes>(
        name: Name,
        params: { id: string; data: Changes[Name]; previousData: Partial<Records[Name]> },
    ): Promise<{ data: Records[Name] }>;
}

/** react-admin's data provider and every other call of the signed-in portal, typed. Components get it from `usePortalDataProvider`. */
export type PortalDataProvider = Omit<Crud, keyof Writes> &
    Writes &
    PortalActions & {
        /** Drops the collections in memory, of these resources or all; the next list asks the server. */
        forget(names?: readonly ResourceName[]): void;
    };

/** How many milliseconds a collection in memory counts as fresh (LIST-6): a list's `staleTime`. */
export const freshTime = (name: string): number => resources[name as ResourceName]?.freshMs ?? 0;

/** `error.code` of a refused creation when the e-mail belongs to a user of another customer (USER-4). */
const OTHER_CUSTOMER = '11';

/** Whether a user could not be created because the e-mail belongs to another customer, so that the portal can offer a transfer. */
export const isTransferOffer = (error: unknown): boolean =>
    error instanceof PortalError && error.status === 409 && String(error.code) === OTHER_CUSTOMER;

/** Creates the data provider on a client (see README.md). */
export function createDataProvider(options: { client: HttpClient }): PortalDataProvider {
    const client = shaped(options.client);
    const collections = createCollections(client);
    return {
        ...createCrud(forgettingAfterChanges(client, collections.forget), collections),
        ...bindActions(forgettingAfterChanges(client, collections.forget)),
        forget: collections.forget,
    };
}

/** Drops the collections that a change touches, whether it succeeds or fails: after a lost response nobody knows whether it was applied. */
function forgettingAfterChanges(client: HttpClient, forget: (names: readonly ResourceName[]) => void): HttpClient {
    return async (path, request) => {
        const changes = request?.method !== undefined && request.method !== 'GET';
        if (!changes) return client(path, request);
        try {
            return await client(path, request);
        } finally {
            forget(touchedBy(path));
        }
    };
}
