import type { ListControllerResult, RaRecord } from 'ra-core';
import { COLLECTION_LIMIT, incomplete, pageOf, type PortalDataProvider } from '#dataProvider';
import type { ReadMeta } from '#dataProvider/resources';
import type { SearchFilter } from '../list/useListUrlState';
import { fileFields, relationOf } from '../columns/reads';
import type { ExportedList } from './exportedList';
import type { ExportProgress } from './types';

/** The rows of a list that are exported (EXPORT-4). */

/** Up to this many selected rows are requested by their ids; for more, all pages are read. */
const FEW = 200;

interface Reading<Row extends RaRecord> {
    provider: PortalDataProvider;
    shown: Pick<ListControllerResult<Row>, 'filter' | 'filterValues' | 'sort' | 'total' | 'getData'>;
    source: Omit<ExportedList<Row>, 'title'>;
    signal: AbortSignal;
    onPage(rows: Row[]): void;
    onProgress(progress: ExportProgress): void;
}

/** The loaded rows in the list's order, if the collection is small and they have all needed fields; otherwise null. */
async function loadedRows<Row extends RaRecord>({ shown, source }: Reading<Row>): Promise<Row[] | null> {
    const { total, getData } = shown;
    const { list, state, isWhole } = source;
    if (total === undefined) {
        // Those that a list has while it loads may be the first of many.
        if (isWhole) throw incomplete();
        return null;
    }
    if (!(total <= COLLECTION_LIMIT || isWhole) || !getData || (list.file?.unfiltered && !state)) return null;
    const rows = (await getData()) as Row[] | undefined;
    const { select = [], expand } = fileFields(list);
    const needed = [...select, ...expand.map(relationOf)];
    return rows?.every(row => needed.every(name => name in row)) ? rows : null;
}

/** Passes on all rows that match the list, in its order. */
export async function eachFound<Row extends RaRecord>(reading: Reading<Row>): Promise<void> {
    const { provider, shown, source, signal, onPage, onProgress } = reading;
    const { list, state } = source;
    const rows = await loadedRows(reading);
    if (rows) {
        onPage(rows);
        return;
    }
    // a state that the server does not know is determined row by row
    const told = state && !state.filter ? state : undefined;
    const own = list.file?.unfiltered ? undefined : (shown.filter as object | undefined);
    const { select, expand } = fileFields(list, told);
    await provider.getPages(list.resource, {
        meta: { ...source.meta, expand },
        filter: { ...(state?.filter ?? own), ...(shown.filterValues as SearchFilter) },
        sort: shown.sort,
        select,
        signal,
        onPage: page => onPage(told ? (page as Row[]).filter(row => told.isIn(row)) : (page as Row[])),
        onProgress: (read, total) => onProgress({ read, total }),
    });
}

/** Passes on the selected rows, in the list's order; those that no longer exist are left out. */
export async function eachSelected<Row extends RaRecord>(reading: Reading<Row>, ids: readonly string[]): Promise<void> {
    const { provider, shown, source, signal, onPage, onProgress } = reading;
    const { resource } = source.list;
    const { sort } = shown;
    const { select, expand } = fileFields(source.list);
    const meta: ReadMeta = { ...source.meta, expand, proven: true };
    if (ids.length <= FEW) {
        const { data } = await provider.getMany<Row>(resource, { ids: [...ids], meta, signal });
        onPage((pageOf({ rows: data, total: data.length }, resource, { sort, meta })?.data ?? data) as Row[]);
        return;
    }
    const selected = new Set<unknown>(ids);
    await provider.getPages(resource, {
        meta,
        sort,
        select,
        signal,
        onPage: page => onPage((page as Row[]).filter(({ id }) => selected.has(id))),
        onProgress: (read, total) => onProgress({ read, total }),
    });
}
