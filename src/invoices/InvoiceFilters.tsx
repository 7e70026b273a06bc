import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { usePhone } from '../shared/hooks/useMediaQuery';
import { FilterMenu } from '../shared/list/FilterMenu';
import { FilterSelect } from '../shared/list/FilterSelect';
import { yearsOf } from './invoice';
import type { InvoiceFilter } from './useInvoiceFilter';
import { useInvoices } from './useInvoices';

interface InvoiceFiltersProps {
    filter: InvoiceFilter;
    /** names of the contracts by id */
    contractNames: ReadonlyMap<string, string>;
}

/** The filters of the list of invoices: the years and contracts that occur; on a phone in one menu (INVOICE-2). */
export function InvoiceFilters({ filter, contractNames }: InvoiceFiltersProps) {
    const t = useT();
    const phone = usePhone();
    const invoices = useInvoices();
    const { year, contract, set } = filter;
    const filters = useMemo(() => {
        const years = new Set(yearsOf(invoices ?? []).map(String));
        const contracts = new Set((invoices ?? []).map(({ contractId }) => contractId ?? ''));
        // A value from an old link stays an option, so that it can be seen and changed.
        if (year) years.add(year);
        if (contract) contracts.add(contract);
        return [
            {
                id: 'year',
                label: t('contracts.invoices.year'),
                all: t('contracts.invoices.allYears'),
                value: year,
                options: [...years].map(value => ({ value, label: value })),
            },
            {
                id: 'contract',
                label: t('contracts.invoices.fields.contract'),
                all: t('contracts.invoices.allContracts'),
                value: contract,
                options: [...contracts]
                    .flatMap(value => {
                        const label = contractNames.get(value) ?? (value && value === contract ? '…' : undefined);
                        return label === undefined ? [] : [{ value, label }];
                    })
                    .sort((one, other) => one.label.localeCompare(other.label)),
            },
        ] as const;
    }, [invoices, contractNames, year, contract, t]);

    if (phone) return <FilterMenu filters={filters} onChange={(id, value) => set(id as 'year' | 'contract', value)} />;
    return filters.map(({ id, ...select }) => <FilterSelect key={id} {...select} onChange={value => set(id, value)} />);
}
