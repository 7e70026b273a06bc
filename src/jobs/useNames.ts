import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { byId } from '#dataProvider/byId';
import type { Item, Job } from '#dataProvider/jobs/job';
import type { ReadMeta } from '#dataProvider/resources';
import type { Key, Seat, User } from '#dataProvider/types';
import { paths } from '../config/paths';
import { searched } from '../shared/listPaths';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { PERSON_FIELDS } from '../shared/person';
import { recordsQuery } from '../shared/query/records';
import { rowsOf } from './jobTexts';
import { keptName, type Known } from './names';

/** A row of a job with its name in `alias`: a key's label, or a seat's machine. */
export interface Name extends Known {
    /** its page; absent when it no longer exists */
    path?: string;
}

/** How a job's rows are read and named. */
export function sourceOf(job: Pick<Job, 'kind' | 'steps'>): {
    resource: 'users' | 'keys' | 'seats';
    meta?: ReadMeta;
    fields: readonly string[];
    nameOf(row: User | Key | Seat): Name;
} {
    const resource = rowsOf(job);
    const licences = [...new Set(job.steps.flatMap(step => ('licence' in step ? [step.licence] : [])))];
    const [licence = ''] = licences;
    if (resource === 'users') {
        const nameOf = ({ id, email, alias }: User): Name => ({ id, email, alias, path: paths.user(id) });
        return { resource, fields: PERSON_FIELDS, nameOf };
    }
    const meta = { licence };
    if (resource === 'keys') {
        const path = (of: string, label: string) => searched(paths.licenceKeys(of), label);
        const nameOf = ({ id, label, licenceId }: Key): Name => ({
            id,
            email: '',
            alias: label,
            path: path(licenceId, label),
        });
        const several = licences.length > 1;
        return { resource, meta: several ? {} : meta, fields: ['id', 'label', 'licenceId'], nameOf };
    }
    const path = (machine: string) => searched(paths.licenceSeats(licence), machine);
    const nameOf = ({ id, machineName }: Seat): Name => ({ id, email: '', alias: machineName, path: path(machineName) });
    return { resource, meta, fields: ['id', 'machineName'], nameOf };
}

/** The ids of the rows that are named by the server: somebody who does not exist yet is not. */
const idsOf = (items: readonly Item[]): string[] => items.flatMap(({ id, make }) => (make ? [] : [id]));

/** Returns a function that reads the names of rows, so that they are there when these are shown together, as on paper. */
export function useReadNames(job: Pick<Job, 'kind' | 'steps'>): (items: readonly Item[]) => Promise<void> {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const { resource, meta } = sourceOf(job);
    return async items => {
        const ids = idsOf(items);
        if (ids.length > 0) await queries.query(recordsQuery<User | Key | Seat>(queries, provider, resource, { ids, meta }));
    };
}

/**
 * Returns a function that names rows of a job by their id, from the server or else from memory; `undefined` while they are read, and `null`
 * where neither knows them.
 */
export function useNames(job: Pick<Job, 'kind' | 'steps'>, items: readonly Item[]): (id: string) => Name | null | undefined {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const { resource, meta, nameOf } = sourceOf(job);
    const ids = idsOf(items);
    const { data, isPlaceholderData, isPending } = useQuery({
        ...recordsQuery<User | Key | Seat>(queries, provider, resource, { ids, meta }),
        enabled: ids.length > 0,
        // Each person who is created makes it another query: those who were named stay so.
        placeholderData: keepPreviousData,
    });
    const known = useMemo(() => byId(data ?? []), [data]);
    return id => {
        const row = known.get(id);
        return row ? nameOf(row) : (keptName(id) ?? (isPlaceholderData || isPending ? undefined : null));
    };
}
