import type { CloudGroup, Key, Licence } from '#dataProvider/types';
import { useList } from '../../shared/query/lists';

/** The queries of a user's page. */

/** More than any user or customer has; larger collections are cut off here. */
const ALL = { page: 1, perPage: 500 } as const;

/** Fetches the user's licence keys, for all products. */
export const useUserKeys = (user: string) => useList<Key>('keys', { pagination: ALL, meta: { user } });

/** Fetches the user's cloud groups, default groups first. */
export const useUserGroups = (user: string) => useList<CloudGroup>('cloudGroups', { pagination: ALL, meta: { user } });

/** Fetches the customer's licences, only while `wanted`: for the rules of keys, and to select from. */
export const useLicences = (wanted = true) => useList<Licence>('licences', { pagination: ALL }, { enabled: wanted });

/** Fetches all cloud groups of the customer by name; only while `wanted`. */
export const useGroups = (wanted = true) =>
    useList<CloudGroup>('cloudGroups', { pagination: ALL, sort: { field: 'label', order: 'ASC' } }, { enabled: wanted });
