import type { Key } from '../../dataProvider/types';
import { useList } from '../shared/query/lists';

/** Fetches all keys of a licence; only while `wanted`. */
export const useLicenceKeys = (licence: string, wanted = true) =>
    useList<Key>('keys', { meta: { licence } }, { enabled: wanted });
