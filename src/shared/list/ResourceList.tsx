import { type RaRecord } from 'ra-core';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { prefetchPage } from '../page';
import { FailedNotice } from './FailedNotice';
import { ListCards } from './ListCards';
import { ListSkeleton } from './ListSkeleton';
import { ListStatus } from './ListStatus';
import type { ListTableProps } from './ListTable';
import { ListToolbar } from './ListToolbar';
import { Notice } from './Notice';
import { Pagination } from './Pagination';
import { RowChoice } from './RowChoice';
import { SelectionBar } from './SelectionBar';
import styles from './list.module.css';
import type { EmptyText, ListColumn, ListOrder, ListSelection, RowAction } from './types';
import { PAGE_SIZE } from './types';
import { useDisplayMode } from './useDisplayMode';
import { useListUrlState } from './useListUrlState';
import { useFound, useRows } from './useRows';
import type { ReadMeta } from '#dataProvider/resources';

const loadTable = () => import('./ListTable');
// The grid is a chunk of its own, so that cards never load it.
const LazyTable = lazy(loadTable) as <Row extends RaRecord>(props: ListTableProps<Row>) => ReactNode;

export interface ResourceListProps<Row extends RaRecord> {
    /** react-admin resource */
    resource: string;
    /** passed to the data provider, e.g. the licence whose keys are listed */
    meta?: ReadMeta;
    /** shows only rows whose fields have this value, or one of these values; must be the same object on every render */
    filter?: Readonly<Record<string, unknown>>;
    /** key under which the display mode is stored */
    storeKey: string;
    /** accessible name of the table, translated */
    label: string;
    columns: readonly ListColumn<Row>[];
    defaultOrder: ListOrder;
    /** the column that names the row */
    titleField: string;
    title(row: Row): string;
    /** unique name of a row, used in the labels of its checkbox and actions; defaults to the title */
    name?(row: Row): string;
    href?(row: Row): string;
    actions?(row: Row): readonly RowAction[];
    /** makes rows selectable, across pages and searches */
    selection?: ListSelection<Row>;
    empty: EmptyText;
    /** buttons at the end of the toolbar, e.g. create */
    toolbar?: ReactNode;
    /** shown between the toolbar and the rows; uses the same search */
    children?: ReactNode;
}

/**
 * The list of records that every page uses: search and order in the URL (LIST-1, LIST-2), table or cards (LIST-4), pagination, and the
 * states for loading, empty, no match and failed.
 */
export function ResourceList<Row extends RaRecord>(props: ResourceListProps<Row>) {
    const { resource, meta, columns: allColumns, defaultOrder, titleField, title, name, href, actions, selection } = props;
    const sortChoices = allColumns.flatMap(column =>
        column.sortField ? [{ field: column.sortField, label: column.label }] : [],
    );
    const url = useListUrlState(
        defaultOrder,
        sortChoices.map(choice => choice.field),
    );
    const display = useDisplayMode(props.storeKey);
    const { rows, total, isPending, isChanging, error, refresh } = useRows<Row>(resource, url, meta, props.filter);

    const [refreshing, setRefreshing] = useState(false);
    const tellRefresh = async () => {
        setRefreshing(true);
        await refresh();
        setRefreshing(false);
    };
    const busy = isPending || isChanging || refreshing;

    const columns = useMemo(() => {
        const leaves = ({ isIn }: ListColumn<Row>) => isIn !== undefined && rows.length > 0 && !rows.some(isIn);
        return allColumns.some(leaves) ? allColumns.filter(column => !leaves(column)) : allColumns;
    }, [allColumns, rows]);

    // The table's code is fetched in parallel with its rows.
    useEffect(() => {
        if (display.mode === 'table') void loadTable().catch(() => undefined);
    }, [display.mode]);

    // The rows' page is likely to be opened next, and touch devices have no hover to prefetch on.
    const leadsTo = rows[0] && href?.(rows[0]);
    useEffect(() => {
        if (leadsTo === undefined || !('requestIdleCallback' in window)) return;
        const waiting = requestIdleCallback(() => prefetchPage(leadsTo));
        return () => cancelIdleCallback(waiting);
    }, [leadsTo]);

    // A page that no longer exists (fewer rows than before, an old link): go to the last one that does.
    const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
    useEffect(() => {
        if (!isPending && !error && url.page > lastPage) url.setPage(lastPage);
    }, [isPending, error, lastPage, url]);

    const page = Math.min(url.page, lastPage);

    // Paints the ticked checkbox first, and the selection bar right afterwards.
    const deferredSelection = useDeferredValue(selection);
    const found = useFound<Row>(resource, url, meta, props.filter);

    return (
        <section
            className={styles.list}
            style={{ '--facts': columns.length - 1 } as CSSProperties}
            aria-label={props.label}
            tabIndex={-1}
            data-focus-home=""
        >
            <ListToolbar
                search={url.search}
                onSearch={url.setSearch}
                order={url.order}
                onOrder={url.setOrder}
                sortChoices={sortChoices}
                mode={display.mode}
                choosable={display.choosable}
                onMode={display.choose}
                onRefresh={tellRefresh}
            >
                {props.toolbar}
            </ListToolbar>
            {props.children}
            <ListStatus
                busy={busy}
                failed={error !== null}
                page={page}
                total={total}
                sorted={sortChoices.find(choice => choice.field === url.order.field)?.label}
                dir={url.order.dir}
            />
            <div className={styles.body} aria-busy={busy}>
                {body()}
            </div>
            {!isPending && !error && <Pagination page={page} total={total} onPage={url.setPage} />}
            {deferredSelection && <SelectionBar selection={deferredSelection} shown={rows.length} total={total} found={found} />}
        </section>
    );

    function body(): ReactNode {
        if (isPending) return <ListSkeleton mode={display.mode} announced />;
        if (error) return <FailedNotice error={error} onRetry={refresh} />;
        if (rows.length === 0)
            return url.search ? <NoMatch onReset={() => url.setSearch('')} /> : <Notice {...props.empty} announced />;
        if (display.mode === 'cards') {
            return (
                <>
                    {selection && (
                        <RowChoice
                            rows={rows}
                            label={selection.texts.page}
                            selection={selection}
                            className={styles.pageChoice}
                            visible
                        />
                    )}
                    <ListCards
                        rows={rows}
                        columns={columns}
                        titleField={titleField}
                        title={title}
                        name={name}
                        href={href}
                        actions={actions}
                        selection={selection}
                    />
                </>
            );
        }
        return (
            <Suspense fallback={<ListSkeleton mode="table" rows={rows.length} announced />}>
                <LazyTable
                    label={props.label}
                    rows={rows}
                    before={(page - 1) * PAGE_SIZE}
                    total={total}
                    columns={columns}
                    order={url.order}
                    onOrder={url.setOrder}
                    titleField={titleField}
                    title={title}
                    name={name}
                    href={href}
                    actions={actions}
                    selection={selection}
                />
            </Suspense>
        );
    }
}

function NoMatch({ onReset }: { onReset(): void }) {
    const t = useT();
    return (
        <Notice
            announced
            title={t('list.noMatchTitle')}
            text={t('list.noMatchText')}
            action={
                <Button variant="outlined" onClick={onReset}>
                    {t('list.resetSearch')}
                </Button>
            }
        />
    );
}
