import type { QueryClient } from '@tanstack/react-query';
import type { PortalDataProvider } from '#dataProvider';
import { recordFreshMs } from '../shared/query/freshness';
import { collectionQuery, firstRequest, pageQuery, recordQuery } from '../shared/query/queries';

/**
 * Makes queries of the early reads that have arrived, so that their rows are in the page's first render. The others are left to the page,
 * which aborts them when it is left (WIRE-13), and so is a record that is read on each visit: it would be read twice.
 */
export function seedQueries(queries: QueryClient, provider: PortalDataProvider): void {
    for (const { read, values, sort } of window.early?.arrived() ?? []) {
        const { list, within, expand, record, id } = read;
        const meta = within || expand ? { ...(within && { [within]: values[within] }), ...(expand && { expand }) } : undefined;
        // The page shows a failure.
        if (list && sort) queries.query(pageQuery(provider, list, firstRequest(sort, meta))).catch(() => undefined);
        else if (list) queries.query(collectionQuery(provider, list, meta)).catch(() => undefined);
        if (record && id && recordFreshMs(record) > 0)
            queries.query(recordQuery(provider, record, values[id] ?? '')).catch(() => undefined);
    }
}
