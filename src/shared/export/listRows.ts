import type { ListControllerResult, RaRecord } from 'ra-core';
import { pageOf, type PortalDataProvider } from '#dataProvider';
import type { ReadMeta } from '#dataProvider/resources';
import type { SearchFilter } from '../list/useListUrlState';
import { FOUND_LIMIT } from '../list/useUrlListController';
import type { ExportedList, ExportProgress, ListExport } from './types';

/** The rows of a list that are exported (EXPORT-4). */

/** Up to this many selected rows are requested by their ids; for more, all pages are read. */
const FEW = 200;

interface Reading<Row extends RaRecord> {
    provider: PortalDataProvider;
    list: Pick<ListControllerResult<Row>, 'resource' | 'filter' | 'filterValues' | 'sort' | 'total' | 'getData'>;
    exported: ListExport<Row>;
    source: ExportedList<Row>;
    signal: AbortSignal;
    onPage(rows: Row[]): void;
    onProgress(progress: ExportProgress): void;
}

const union = (...lists: (readonly string[] | undefined)[]): string[] => [...new Set(lists.flatMap(names => names ?? []))];

/** The name of an expanded relation, without its options. */
const relationOf = (expansion: string): string => expansion.replace(/\(.*/, '');

/** The loaded rows in the list's order, if the collection is small and they have all needed fields; otherwise null. */
async function loadedRows<Row extends RaRecord>({ list, exported, source }: Reading<Row>): Promise<Row[] | null> {
    const { total = 0, getData } = list;
    // a list that searches in the browser has loaded all its rows
    const isSmall = total <= FOUND_LIMIT || source.states?.textsOf !== undefined;
    if (!isSmall || !getData || (exported.unfiltered && !source.state)) return null;
    const rows = (await getData()) as Row[] | undefined;
    const needed = union(exported.fields, exported.expand?.map(relationOf));
    return rows?.every(row => needed.every(name => name in row)) ? rows : null;
}

/** Passes on all rows that match the list, in its order. */
export async function eachFound<Row extends RaRecord>(reading: Reading<Row>): Promise<void> {
    const { provider, list, exported, source, signal, onPage, onProgress } = reading;
    const rows = await loadedRows(reading);
    if (rows) {
        onPage(rows);
        return;
    }
    const { state } = source;
    // a state that the server does not know is determined row by row
    const isIn = state && !state.filter ? state.isIn : undefined;
    const states = isIn && source.states;
    const own = exported.unfiltered ? undefined : (list.filter as object | undefined);
    const meta: ReadMeta = { ...source.meta, expand: union(exported.expand, states?.expand) };
    await provider.getPages(list.resource, {
        meta,
        filter: { ...(state?.filter ?? own), ...(list.filterValues as SearchFilter) },
        sort: list.sort,
        select: exported.fields && union(exported.fields, states?.fields),
        signal,
        onPage: page => onPage(isIn ? (page as Row[]).filter(row => isIn(row)) : (page as Row[])),
        onProgress: (read, total) => onProgress({ read, total }),
    });
}

/** Passes on the selected rows, in the list's order; those that no longer exist are left out. */
export async function eachSelected<Row extends RaRecord>(reading: Reading<Row>, ids: readonly string[]): Promise<void> {
    const { provider, list, exported, source, signal, onPage, onProgress } = reading;
    const { resource, sort } = list;
    const meta: ReadMeta = { ...source.meta, expand: exported.expand ?? [] };
    if (ids.length <= FEW) {
        const { data } = await provider.getMany<Row>(resource, { ids: [...ids], meta, signal });
        onPage((pageOf({ rows: data, total: data.length }, resource, { sort, meta })?.data ?? data) as Row[]);
        return;
    }
    const selected = new Set<unknown>(ids);
    await provider.getPages(resource, {
        meta,
        sort,
        select: exported.fields,
        signal,
        onPage: page => onPage((page as Row[]).filter(({ id }) => selected.has(id))),
        onProgress: (read, total) => onProgress({ read, total }),
    });
}
