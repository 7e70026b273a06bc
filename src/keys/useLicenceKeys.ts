import { useGetList } from 'ra-core';
import type { Key } from '../../dataProvider/types';

/** The maximum number of keys that the data provider loads of one licence. */
const ALL = { page: 1, perPage: 500 } as const;

/** Fetches all keys of a licence; only while `wanted`. */
export const useLicenceKeys = (licence: string, wanted = true) =>
    useGetList<Key, Error>(
        'keys',
        { pagination: ALL, sort: { field: 'label', order: 'ASC' }, meta: { licence } },
        { enabled: wanted },
    );
