import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Contract, Licence } from '#dataProvider/types';
import { isExpired } from '#src/licences/public';
import { nowSeconds } from '#src/shared/format/date';
import { namedBy } from './figures';

/** What the page is about, as the URL says it (RENEWAL-1). */
export interface Choice {
    /** undefined for none */
    contract: Contract | undefined;
    /** ids of the licences */
    ids: readonly string[];
    /** the contract does not name its licences, and nobody has selected them */
    asks: boolean;
    chooseContract(id: string): void;
    chooseLicences(ids: readonly string[]): void;
}

/** Names of the parts of the URL's query. */
const CONTRACT = 'contract';
const LICENCE = 'licence';

/**
 * Returns the contract and the licences of the URL. Without licences there those that the contract names, or without a contract all valid ones.
 */
export function useChosen(licences: readonly Licence[], contracts: readonly Contract[]): Choice {
    const [params, setParams] = useSearchParams();
    const contract = contracts.find(({ id }) => id === params.get(CONTRACT));
    const asked = params.getAll(LICENCE).join('\n');
    const named = useMemo(() => (contract ? namedBy(contract) : null), [contract]);
    const isAsked = params.has(LICENCE);
    const ids = useMemo(() => {
        if (isAsked) return asked.split('\n');
        return named ?? licences.filter(licence => !isExpired(licence, nowSeconds())).map(({ id }) => id);
    }, [isAsked, asked, named, licences]);
    return {
        contract,
        ids,
        asks: !isAsked && named?.length === 0,
        chooseContract: id => setParams(id === '' ? {} : { [CONTRACT]: id }, { replace: true }),
        chooseLicences: chosen =>
            setParams(
                // An empty one says that none is selected.
                { ...(contract ? { [CONTRACT]: contract.id } : {}), [LICENCE]: chosen.length > 0 ? [...chosen] : [''] },
                { replace: true },
            ),
    };
}
