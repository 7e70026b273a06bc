import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import type { Translate } from '#i18n/useT';
import type { PortalDataProvider } from '#dataProvider';
import type { ReadMeta } from '#dataProvider/resources';
import type { User } from '#dataProvider/types';
import type { VisibleArea } from '../../shared/areas';
import { findRows } from '../../shared/query/lists';
import { readRecords } from '../../shared/query/records';
import { matches, type Find, type Kind } from './find';

/** How one kind is searched (FIND-2). */

/** Maximum number of results shown of a kind. */
export const SHOWN = 5;

export const FIRST = { page: 1, perPage: SHOWN } as const;

/** Some results, and their total number. */
export interface Found {
    finds: readonly Find[];
    total: number;
}

/** One kind of results. */
export interface Source {
    kind: Kind;
    /** the first part of its query keys */
    resource: string;
    /** searches for the words; aborted when the search changes */
    find(words: string, signal: AbortSignal): Promise<Found>;
    /** reads records by their ids; those that no longer exist are left out */
    recall(ids: readonly string[], signal: AbortSignal): Promise<readonly Find[]>;
    /** the page of the list that shows all */
    list?: string;
}

/** What the sources depend on. */
export interface Reach {
    queries: QueryClient;
    provider: PortalDataProvider;
    user: Pick<User, 'id' | 'role'>;
    /** the areas that the user sees */
    areas: readonly Pick<VisibleArea, 'id' | 'external'>[];
    /** whether there is a page at a path (PAGE-2) */
    isOffered(path: string): boolean;
    t: Translate;
    language: string;
}

export const foundOf = (finds: readonly Find[]): Found => ({ finds: finds.slice(0, SHOWN), total: finds.length });
export const byIds = (finds: readonly Find[], ids: readonly string[]): Find[] => finds.filter(({ id }) => ids.includes(id));
export const detailOf = (...parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

interface Listed<Row> {
    resource: string;
    meta?: ReadMeta;
    filter?: Readonly<Record<string, unknown>>;
    list?: string;
    show(row: Row, words: string): Find;
}

/** A kind that is searched as its list is: in the cache, or with one request. */
export const listed = <Row extends RaRecord>(
    { queries, provider }: Reach,
    kind: Kind,
    { resource, meta, filter, list, show }: Listed<Row>,
): Source => ({
    kind,
    resource,
    list,
    async find(words, signal) {
        const request = { pagination: FIRST, filter: { ...filter, q: words }, meta, signal };
        const { data, total } = await findRows<Row>(queries, provider, resource, request);
        return { finds: data.map(row => show(row, words)), total };
    },
    recall: async (ids, signal) =>
        (await readRecords<Row>(queries, provider, resource, { ids, meta, signal })).map(row => show(row, '')),
});

/** A kind of which all records are read once, and cached for as long as in its list. */
export const kept = (kind: Kind, resource: string, read: () => Promise<readonly (readonly [Find, ...string[]])[]>): Source => ({
    kind,
    resource,
    find: async words => foundOf((await read()).filter(([, ...texts]) => matches(words, texts)).map(([find]) => find)),
    recall: async ids =>
        byIds(
            (await read()).map(([find]) => find),
            ids,
        ),
});
