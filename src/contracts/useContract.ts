import { useGetList, useGetOne } from 'ra-core';
import { useMemo } from 'react';
import { freshTime } from '../../dataProvider';
import type { Contract } from '../../dataProvider/types';

/** One contract; fresh as long as its list. */
export const useContract = (id: string) => useGetOne<Contract, Error>('contracts', { id }, { staleTime: freshTime('contracts') });

/** More contracts than these are not read for the sake of their names. */
const MANY = 500;

/** Names of the contracts by id; none while they are on their way or when that fails. */
export function useContractNames(): ReadonlyMap<string, string> {
    const { data } = useGetList<Contract>(
        'contracts',
        { pagination: { page: 1, perPage: MANY }, sort: { field: 'name', order: 'ASC' } },
        { staleTime: freshTime('contracts') },
    );
    return useMemo(() => new Map((data ?? []).map(({ id, name }) => [id, name])), [data]);
}
