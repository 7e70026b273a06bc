import { useMemo } from 'react';
import type { Contract } from '../../dataProvider/types';
import { useList } from '../shared/query/lists';

/** Returns the names of the contracts by id; empty while they are loading or if that fails. */
export function useContractNames(): ReadonlyMap<string, string> {
    const { data } = useList<Contract>('contracts', {});
    return useMemo(() => new Map((data ?? []).map(({ id, name }) => [id, name])), [data]);
}
