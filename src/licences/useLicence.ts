import { useGetOne } from 'ra-core';
import { freshTime } from '../../dataProvider';
import { counted } from '../../dataProvider/odata/build';
import type { Licence } from '../../dataProvider/types';

/** Requested explicitly, because the rows of a list, which react-admin also caches as single records, lack these fields. */
export const LICENCE_DETAILS = { expand: [counted('users'), counted('keys'), counted('seats'), 'modules'] };

/** Fetches a licence with the numbers of its users, keys and seats, and its modules; fresh for five minutes. */
export const useLicence = (id: string) =>
    useGetOne<Licence, Error>('licences', { id, meta: LICENCE_DETAILS }, { staleTime: freshTime('licences') });
