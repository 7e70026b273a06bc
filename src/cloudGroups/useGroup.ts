import type { CloudGroup } from '../../dataProvider/types';
import { useRecord } from '../shared/query/records';

/** Fetches a group with the number of its members; the members are a separate list. */
export const useGroup = (id: string) => useRecord<CloudGroup>('cloudGroups', id);
