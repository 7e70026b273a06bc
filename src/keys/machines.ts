import type { Key } from '../../dataProvider/types';

/** The machines on which a key has an active seat, as the text of a cell (EXPORT-5). */
export const machinesOf = ({ seats = [] }: Pick<Key, 'seats'>): string =>
    seats
        .filter(({ active }) => active)
        .map(({ machineName }) => machineName)
        .join(', ');
