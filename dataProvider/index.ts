import { bindActions, type PortalActions } from './actions';
import { createApi } from './api';
import { createCrud, type Crud } from './crud';
import type { HttpClient } from './httpClient';
import type { Changes, Creations } from './resources';
import type { CloudGroup, Key, Licence, User } from './types';

export type { GroupMembership } from './actions/cloudGroups';
export type { LicenceAssignment } from './actions/users';
export type { Body, CallName } from './call';
export { isWrongPassword } from './actions/profile';
export { pageOf, type WholeCollection } from './lists';
export type { ManyResult } from './queue/many';
export { counted } from './odata/build';
export { COLLECTION_LIMIT, countIfKnown, countOf, incomplete } from './odata/read';
export { CAM_MODULE, MEMBERS_NAMED, type Creations, type ResourceName } from './resources';

/** The record type of each resource. */
export interface Records {
    licences: Licence;
    keys: Key;
    users: User;
    cloudGroups: CloudGroup;
}

/** `create` and `update`, typed with the API's bodies: an unknown or missing field does not compile. */
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
        /** what makes its calls; tests may have none */
        client?: HttpClient;
    };

/** Creates the data provider (see README.md). It stores nothing: react-query is the cache. */
export function createDataProvider({ client }: { client: HttpClient }): PortalDataProvider {
    const api = createApi(client);
    return { ...createCrud(api), ...bindActions({ api, client }), client };
}
