import { RecordContextProvider, ResourceContextProvider, useRecordContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { useBreadcrumb, type BreadcrumbItem } from './breadcrumb';
import { RecordFailure } from './recordFailure';
import { useRecordName } from './recordName';

interface RecordPageProps<Row extends RaRecord> {
    resource: string;
    /** the read of the record */
    query: { data: Row | undefined; error: Error | null };
    /** the breadcrumb's link to the record's list */
    list: BreadcrumbItem;
    /** on a subpage of the record: the subpage's title, translated, and the URL of the record's page */
    section?: { title: string; parent: string };
    skeleton?: ReactNode;
    children: ReactNode;
}

/**
 * The page of one record: a breadcrumb with the record's name, a skeleton until it has loaded, and the error page when it cannot be loaded.
 * Its content reads the record with `usePageRecord`.
 */
export function RecordPage<Row extends RaRecord>(props: RecordPageProps<Row>) {
    const { resource, query, list, section, skeleton = <PageSkeleton />, children } = props;
    const { data: record, error } = query;
    const nameOf = useRecordName<Row>(resource);
    const named = { title: record ? nameOf(record) : '…', truncate: true };
    useBreadcrumb(section ? [list, { ...named, url: section.parent }, { title: section.title }] : [list, named]);

    if (error && !record) throw new RecordFailure(error, [list]);
    if (!record) return skeleton;
    return (
        <ResourceContextProvider value={resource}>
            <RecordContextProvider value={record}>{children}</RecordContextProvider>
        </ResourceContextProvider>
    );
}

/** Returns the page's record, which is always loaded: react-admin's `useRecordContext` without undefined. */
export function usePageRecord<Row extends RaRecord>(): Row {
    const record = useRecordContext<Row>();
    if (!record) throw new Error('usePageRecord needs a RecordPage around it.');
    return record;
}
