import { bindActions, type PortalActions } from './actions';
import { createCollections } from './collections';
import { createCrud, type Crud } from './crud';
import { PortalError } from './errors';
import type { HttpClient } from './httpClient';
import { resources, touchedBy, type ResourceName } from './resources';
import { shaped } from './shape';

export type { GroupMembership } from './actions/cloudGroups';
export type { LicenceAssignment } from './actions/users';
export { isWrongPassword } from './actions/session';
export { PartialFailure, runBatch, type BatchResult, type BatchRun } from './batch';
export { countOf } from './odata/read';
export { CAM_MODULE, MEMBERS_NAMED, type ResourceName } from './resources';

/** react-admin's data provider and every other call of the signed-in portal, typed. */
export type PortalDataProvider = Crud &
    PortalActions & {
        /** Drops the collections that are kept at hand, of these resources or all; the next list asks the server. */
        forget(names?: readonly ResourceName[]): void;
    };

/** A collection at hand counts as fresh for so many milliseconds (specification 2, section 7, "Caching"): use it as a list's `staleTime`. */
export const freshTime = (name: string): number => resources[name as ResourceName]?.freshMs ?? 0;

/** `error.code` of a refused creation when the e-mail belongs to another customer's user. */
const OTHER_CUSTOMER = '11';

/** Whether a user could not be created because the e-mail belongs to another customer, so that a transfer can be asked for. */
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

/** After a change, failed or not, the collections that it touches are read anew: after a lost answer nobody knows what was done. */
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
