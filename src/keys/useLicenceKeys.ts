import type { Key } from '../../dataProvider/types';
import { ALL, useList } from '../shared/query/lists';

/** Fetches all keys of a licence; only while `wanted`. */
export const useLicenceKeys = (licence: string, wanted = true) =>
    useList<Key>('keys', { pagination: ALL, meta: { licence } }, { enabled: wanted });
