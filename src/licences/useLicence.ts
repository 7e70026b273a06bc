import type { Licence } from '../../dataProvider/types';
import { useRecord } from '../shared/query/records';

/** Fetches a licence with the numbers of its users, keys and seats, and its modules. */
export const useLicence = (id: string) => useRecord<Licence>('licences', id);
