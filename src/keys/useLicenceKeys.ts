import { useGetList } from 'ra-core';
import type { Key } from '../../dataProvider/types';

/** More keys than the data provider has at hand of one licence are not read. */
const ALL = { page: 1, perPage: 500 } as const;

/** All keys of a licence; read once `wanted`. */
export const useLicenceKeys = (licence: string, wanted = true) =>
    useGetList<Key, Error>(
        'keys',
        { pagination: ALL, sort: { field: 'label', order: 'ASC' }, meta: { licence } },
        { enabled: wanted },
    );
