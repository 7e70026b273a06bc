import { useGetList, useGetOne } from 'ra-core';
import { freshTime } from '#dataProvider';
import type { CloudGroup, Key, Licence, User } from '#dataProvider/types';

/** The queries of a user's page. */

/** More than any user or customer has of these records; beyond this the data provider does not return all rows. */
const ALL = { page: 1, perPage: 500 } as const;

/** Requested explicitly, because the rows of lists, which react-admin also caches as single records, lack these fields. */
const DETAILS = { expand: ['cloudGroups', 'keys'] } as const;

/** Fetches a user with keys and cloud groups; fresh for five minutes. */
export const useUser = (id: string) => useGetOne<User, Error>('users', { id, meta: DETAILS }, { staleTime: freshTime('users') });

/** Fetches the user's licence keys, for all products. */
export const useUserKeys = (user: string) =>
    useGetList<Key, Error>('keys', { pagination: ALL, sort: { field: 'label', order: 'ASC' }, meta: { user } });

/** Fetches the user's cloud groups, default groups first. */
export const useUserGroups = (user: string) =>
    useGetList<CloudGroup, Error>(
        'cloudGroups',
        { pagination: ALL, sort: { field: 'autoAdd', order: 'DESC' }, meta: { user } },
        { staleTime: freshTime('cloudGroups') },
    );

/** Fetches the customer's licences, for the rules of keys and for selection; only while `wanted`. */
export const useLicences = (wanted = true) =>
    useGetList<Licence, Error>(
        'licences',
        { pagination: ALL, sort: { field: 'name', order: 'ASC' } },
        { staleTime: freshTime('licences'), enabled: wanted },
    );

/** Fetches all cloud groups of the customer; only while `wanted`. */
export const useGroups = (wanted = true) =>
    useGetList<CloudGroup, Error>(
        'cloudGroups',
        { pagination: ALL, sort: { field: 'label', order: 'ASC' } },
        { staleTime: freshTime('cloudGroups'), enabled: wanted },
    );
