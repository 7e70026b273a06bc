import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useMemo, useState } from 'react';
import type { ResourceName } from '../../dataProvider';
import type { Contract, Key, Licence } from '../../dataProvider/types';
import { useCurrentCustomer } from '#src/shared/hooks/useCurrent';
import { paths } from '#src/config/paths';
import { usePortalDataProvider } from '#src/shared/hooks/usePortalDataProvider';
import { listFreshMs } from '#src/shared/query/freshness';
import { queryKeys } from '#src/shared/query/keys';
import { useCollection } from '#src/shared/query/lists';
import { useOffered } from '#src/ui/Link';
import { contractDeadlines, keyDeadlines, licenceDeadlines, secondsOf, withinSpan, type Deadline, type Span } from './deadline';

/** The sources of deadlines; also the last part of i18n keys. */
export type SourceName = 'licences' | 'keys' | 'contracts';

/** The state of a source. */
export interface Source {
    name: SourceName;
    state: 'reading' | 'failed' | 'read';
    error: Error | null;
    /** the progress of a collection that is read page by page */
    progress: { read: number; total: number } | null;
    retry(): unknown;
}

interface Fields {
    /** the fields that are read of a large collection */
    select: readonly string[];
    /** the field with the expiry, by which the server filters */
    expiry?: string;
    expand?: readonly string[];
}

const FIELDS: Readonly<Record<SourceName, Fields>> = {
    licences: { select: ['id', 'name', 'active', 'expire'], expiry: 'expire' },
    keys: {
        select: ['id', 'licenceId', 'product', 'label', 'expire', 'email'],
        expiry: 'expire',
        expand: ['users'],
    },
    contracts: { select: ['id', 'name', 'endOn', 'cancellationOn'] },
};

/**
 * Reads the rows of a source: the whole collection if it is small, which covers every period, otherwise those within the period, page by page
 * (QUERY-11).
 */
function useSource<Row extends RaRecord>(name: SourceName & ResourceName, span: Span, enabled = true) {
    const provider = usePortalDataProvider();
    const { select, expiry, expand } = FIELDS[name];
    const meta = expand && { expand };
    const { query: whole, page } = useCollection<Row>(name, { meta }, { enabled });
    const isLarge = page === null;
    const asked = expiry === undefined ? undefined : { property: expiry, ...secondsOf(span) };
    const [progress, setProgress] = useState<Source['progress']>(null);
    const large = useQuery({
        queryKey: queryKeys.span(name, select, asked ?? {}, meta),
        queryFn: async ({ signal }) => {
            setProgress(null);
            const onProgress = (read: number, total: number) => setProgress({ read, total });
            return (await provider.getSpan(name, { meta, span: asked, select, signal, onProgress })) as Row[];
        },
        staleTime: listFreshMs(name),
        enabled: enabled && isLarge,
    });
    const query = isLarge ? large : whole;
    const rows = enabled ? (isLarge ? large.data : page?.data) : undefined;
    const { error, refetch } = query;
    const state = rows ? 'read' : error && !query.isFetching ? 'failed' : 'reading';
    const source: Source = { name, state, error, progress: isLarge ? progress : null, retry: refetch };
    return { rows, source };
}

const none: readonly never[] = [];

/**
 * Returns the deadlines within a period, in order, and the state of their sources: what could be loaded is shown even if another source fails.
 * `today` is the day in UTC (WIRE-8). Contracts are only a source for customers with contract information (CONTRACT-5); what the operator does not
 * offer is none (PAGE-1).
 */
export function useDeadlines(span: Span, today: string): { deadlines: Deadline[]; sources: Source[] } {
    const { data: customer, isPending } = useCurrentCustomer();
    const isOffered = useOffered();
    const offers = {
        licences: isOffered(paths.licences),
        keys: isOffered(paths.licenceKeys('1')),
        contracts: isOffered(paths.contracts) && (customer?.flags.contractInfo === true || isPending),
    };
    const licences = useSource<Licence>('licences', span, offers.licences);
    const keys = useSource<Key>('keys', span, offers.keys);
    const contracts = useSource<Contract>('contracts', span, offers.contracts && !isPending);
    const { from, to } = span;

    const deadlines = useMemo(() => {
        const all = [
            ...licenceDeadlines(licences.rows ?? none, today),
            ...keyDeadlines(keys.rows ?? none, today),
            ...contractDeadlines(contracts.rows ?? none, today),
        ];
        return withinSpan(all, { to, ...(from === undefined ? {} : { from }) });
    }, [licences.rows, keys.rows, contracts.rows, today, from, to]);

    const sources = [licences.source, keys.source, contracts.source].filter(({ name }) => offers[name]);
    return { deadlines, sources };
}
