import { useGetList, useGetOne } from 'ra-core';
import { useMemo } from 'react';
import { freshTime } from '../../dataProvider';
import type { Contract } from '../../dataProvider/types';

/** Fetches a contract; fresh as long as its list. */
export const useContract = (id: string) => useGetOne<Contract, Error>('contracts', { id }, { staleTime: freshTime('contracts') });

/** Maximum number of contracts fetched for their names. */
const MANY = 500;

/** Returns the names of the contracts by id; empty while they are loading or when that fails. */
export function useContractNames(): ReadonlyMap<string, string> {
    const { data } = useGetList<Contract>(
        'contracts',
        { pagination: { page: 1, perPage: MANY }, sort: { field: 'name', order: 'ASC' } },
        { staleTime: freshTime('contracts') },
    );
    return useMemo(() => new Map((data ?? []).map(({ id, name }) => [id, name])), [data]);
}
