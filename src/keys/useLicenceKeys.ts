import type { Key } from '../../dataProvider/types';
import { useList } from '../shared/query/lists';

/** The maximum number of keys read per licence. */
const ALL = { page: 1, perPage: 500 } as const;

/** Fetches all keys of a licence; only while `wanted`. */
export const useLicenceKeys = (licence: string, wanted = true) =>
    useList<Key>('keys', { pagination: ALL, meta: { licence } }, { enabled: wanted });
