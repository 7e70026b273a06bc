import { useGetList, useGetOne } from 'ra-core';
import { freshTime } from '../../../dataProvider';
import type { CloudGroup, Key, Licence, User } from '../../../dataProvider/types';

/** What the page of a user reads. */

/** More than one person or customer has of anything here; beyond it the data provider has not all rows at hand. */
const ALL = { page: 1, perPage: 500 } as const;

/** Asked for by name, because the rows of lists, which react-admin keeps as single records too, lack them. */
const DETAILS = { expand: ['cloudGroups', 'keys'] } as const;

/** One user with keys and cloud groups; fresh for five minutes. */
export const useUser = (id: string) => useGetOne<User, Error>('users', { id, meta: DETAILS }, { staleTime: freshTime('users') });

/** The user's licence keys, of all products. */
export const useUserKeys = (user: string) =>
    useGetList<Key, Error>('keys', { pagination: ALL, sort: { field: 'label', order: 'ASC' }, meta: { user } });

/** The cloud groups that the user belongs to, default groups first. */
export const useUserGroups = (user: string) =>
    useGetList<CloudGroup, Error>(
        'cloudGroups',
        { pagination: ALL, sort: { field: 'autoAdd', order: 'DESC' }, meta: { user } },
        { staleTime: freshTime('cloudGroups') },
    );

/** The customer's licences, for the rules of keys and to choose from; read once `wanted`. */
export const useLicences = (wanted = true) =>
    useGetList<Licence, Error>(
        'licences',
        { pagination: ALL, sort: { field: 'name', order: 'ASC' } },
        { staleTime: freshTime('licences'), enabled: wanted },
    );

/** All cloud groups of the customer; read once `wanted`. */
export const useGroups = (wanted = true) =>
    useGetList<CloudGroup, Error>(
        'cloudGroups',
        { pagination: ALL, sort: { field: 'label', order: 'ASC' } },
        { staleTime: freshTime('cloudGroups'), enabled: wanted },
    );
