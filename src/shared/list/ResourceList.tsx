import { ListContext, useListContext, type ListControllerResult, type RaRecord } from 'ra-core';
import { useEffect, useMemo, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { usePrinting } from '../hooks/usePrinting';
import { prefetchPage } from '../lazyRoute';
import { useRecordName } from '../recordName';
import { whenIdle } from '../whenIdle';
import { FailedNotice } from './FailedNotice';
import type { FilterBy } from './FilterChip';
import { useGrid } from './gridCode';
import { ListCards } from './ListCards';
import { ListSkeleton } from './ListSkeleton';
import { ListStatus } from './ListStatus';
import { ListToolbar } from './ListToolbar';
import { Notice, type NoticeTexts } from '../../ui/feedback/Notice';
import { Pagination } from './Pagination';
import { PlainTable } from './PlainTable';
import { RowsContext } from './rows';
import { SelectionBar } from './SelectionBar';
import styles from './list.module.css';
import { StateProgress } from './StateButtons';
import type { ListColumn, ListSelection, Narrow, RowProps } from './types';
import { SelectionContext, NOTHING_SELECTED } from './useSelectedIds';
import { useColumnChoice } from './useColumnChoice';
import { useDensity } from './useDensity';
import { useDisplayMode } from './useDisplayMode';
import type { SearchFilter } from './useListUrlState';
import type { TableProps } from './useTable';
import { useUrlListController } from './useUrlListController';
import type { List } from '../columns/types';
import { presentIn, titleOf, useShownColumns } from '../columns/shown';
import type { ReadMeta } from '#dataProvider/resources';
import { collectionAt } from '#dataProvider/resources/query';

const NO_ROWS: never[] = [];

export interface ResourceListProps<Row extends RaRecord> extends Omit<RowProps<Row>, 'columns' | 'titleField'> {
    /** what it shows, saves and is narrowed by, as its resource's `columns.tsx` says it; memoized by the caller */
    list: List<Row>;
    /** narrows it besides its states; memoized by the caller */
    narrow?: Narrow<Row>;
    /** passed to the data provider, e.g. the licence whose keys are listed */
    meta?: ReadMeta;
    /** shows only rows whose fields have this value, or one of these values */
    filter?: Readonly<Record<string, unknown>>;
    /** key under which the display mode is stored */
    storeKey: string;
    /** accessible name of the table, translated */
    label: string;
    /** makes rows selectable, across pages and searches */
    selection?: ListSelection;
    /** further filters, in the toolbar */
    filters?: ReactElement;
    /** the record whose id is searched for, shown by its name instead of the search */
    searchedBy?: (term: string) => Pick<FilterBy, 'kind' | 'name'> | null;
    /** what would be listed here, and the next step */
    empty: NoticeTexts;
    /** shown between the toolbar and the rows, inside the list's context */
    children?: ReactNode;
}

/**
 * The list component of every page: search and sort order in the URL (LIST-1, LIST-2), table or cards (LIST-4), pagination, and the states
 * for loading, empty, no match and failed. Its parts read react-admin's list context.
 */
export function ResourceList<Row extends RaRecord>(props: ResourceListProps<Row>) {
    const { list: said, meta, filter, href, selection, narrow } = props;
    const { resource, states } = said;
    const titleField = titleOf(said.columns);
    const allColumns = useShownColumns(said.columns, collectionAt(resource, meta).resource.sorts);
    const sortChoices = allColumns.flatMap(({ sortField, label }) => (sortField ? [{ field: sortField, label }] : []));
    const sortFields = sortChoices.map(({ field }) => field);
    const { narrowing, ...context } = useUrlListController<Row>({ list: said, meta, filter, sortFields, narrow });
    const list = context as ListControllerResult<Row>;
    const { data, page, perPage, total, setPage, setPerPage } = list;
    const state = states?.find(({ id }) => id === narrowing?.current);
    const display = useDisplayMode(props.storeKey);
    const Grid = useGrid<TableProps<Row>>(display.mode === 'table');
    const printing = usePrinting();
    const title = useRecordName<Row>(resource);
    const { q: term } = list.filterValues as SearchFilter;
    const named = term === undefined ? null : props.searchedBy?.(term);
    const isSought = Boolean(term ?? narrowing?.isNarrowed);
    const isEmpty = data?.length === 0 && !isSought;

    const columns = useMemo(() => presentIn(allColumns, data ?? NO_ROWS), [allColumns, data]);

    const choice = useColumnChoice(props.storeKey);
    const density = useDensity();
    const { hidden } = choice;
    const canHide = ({ field }: ListColumn<Row>) => field !== titleField;
    const tableColumns = useMemo(
        () => columns.filter(({ field }) => field === titleField || !hidden.includes(field)),
        [columns, hidden, titleField],
    );

    usePrefetched(data?.[0] && href?.(data[0]));

    return (
        <ListContext value={list as ListControllerResult}>
            <RowsContext value={data ?? NO_ROWS}>
                <SelectionContext value={selection?.selected ?? NOTHING_SELECTED}>
                    <section
                        className={styles.list}
                        style={{ '--facts': columns.length - 1 } as CSSProperties}
                        aria-label={props.label}
                        tabIndex={-1}
                        data-focus-home=""
                    >
                        <ListToolbar
                            sortChoices={sortChoices}
                            display={display}
                            named={named ? { ...named, onRemove: () => list.setFilters({ q: '' }) } : null}
                            columns={{ ...choice, ...density, columns: columns.filter(canHide), sortChoices }}
                            states={states && narrowing && !isEmpty ? { states, ...narrowing } : undefined}
                            filters={props.filters}
                            exported={{ list: said, title: props.label, meta, state, isWhole: narrow?.textsOf !== undefined }}
                        />
                        {narrowing && <StateProgress {...narrowing} />}
                        {props.children}
                        <ListStatus sortChoices={sortChoices} />
                        <div className={styles.body} data-screen={data?.length ? '' : undefined} aria-busy={list.isFetching}>
                            {body()}
                        </div>
                        {printing && data && data.length > 0 && (
                            <PlainTable
                                label={props.label}
                                rows={data}
                                columns={tableColumns}
                                titleField={titleField}
                                title={title}
                            />
                        )}
                        <Pagination {...{ page, perPage, total, setPage, setPerPage }} />
                        {selection && (
                            <SelectionBar selection={selection} meta={meta} allLoaded={narrowing?.allLoaded === true} />
                        )}
                    </section>
                </SelectionContext>
            </RowsContext>
        </ListContext>
    );

    function body(): ReactNode {
        if (list.isPending) return <ListSkeleton mode={display.mode} columns={tableColumns} announced />;
        if (!data) return <FailedNotice error={list.error} onRetry={list.refetch} />;
        if (data.length === 0) return isEmpty ? <Notice {...props.empty} resource={resource} announced /> : <NoMatch />;
        const { name, actions, opening } = props;
        const rows = { columns, titleField, name, href, opening, actions, selectable: selection !== undefined };
        if (display.mode === 'cards') return <ListCards {...rows} />;
        if (!Grid) return <ListSkeleton mode="table" columns={tableColumns} rows={data.length} announced />;
        return (
            <Grid
                label={props.label}
                {...rows}
                columns={tableColumns}
                widths={choice.widths}
                onResize={choice.resize}
                compact={density.compact}
            />
        );
    }
}

/** Prefetches the code of a row's page, which is likely to be opened next: touch devices have no hover to do it on. */
function usePrefetched(path: string | undefined): void {
    useEffect(() => {
        if (path === undefined) return undefined;
        return whenIdle(() => prefetchPage(path));
    }, [path]);
}

function NoMatch() {
    const t = useT();
    const { setFilters } = useListContext();
    return (
        <Notice
            announced
            title={t('list.noMatchTitle')}
            text={t('list.noMatchText')}
            action={
                <Button variant="outlined" onClick={() => setFilters({})}>
                    {t('list.resetSearch')}
                </Button>
            }
        />
    );
}
