import { ListContextProvider, useListContext, type ListControllerResult, type RaRecord, type SortPayload } from 'ra-core';
import { useEffect, useMemo, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { usePrinting } from '../hooks/usePrinting';
import { prefetchPage } from '../page';
import { useRecordName } from '../recordName';
import { whenIdle } from '../whenIdle';
import type { LoadExport } from '../export/types';
import { FailedNotice } from './FailedNotice';
import type { FilterBy } from './FilterChip';
import { useGrid } from './gridCode';
import { ACTIONS_FIELD, ListCards } from './ListCards';
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
import type { ListColumn, ListSelection, ListStates, RowProps } from './types';
import { SelectionContext, NOTHING_SELECTED } from './useSelectedIds';
import { useColumnChoice } from './useColumnChoice';
import { useDisplayMode } from './useDisplayMode';
import type { SearchFilter } from './useListUrlState';
import type { TableProps } from './useTable';
import { useUrlListController } from './useUrlListController';
import type { List } from '../columns/types';
import { useSaid, type Narrow } from '../columns/useSaid';
import { withWidths } from '../columns/shown';
import type { ReadMeta } from '#dataProvider/resources';

const NO_ROWS: never[] = [];

interface DrawnListProps<Row extends RaRecord> extends RowProps<Row> {
    /** react-admin resource */
    resource: string;
    /** passed to the data provider, e.g. the licence whose keys are listed */
    meta?: ReadMeta;
    /** shows only rows whose fields have this value, or one of these values */
    filter?: Readonly<Record<string, unknown>>;
    /** key under which the display mode is stored */
    storeKey: string;
    /** accessible name of the table, translated */
    label: string;
    /** the default order */
    sort: SortPayload;
    /** makes rows selectable, across pages and searches */
    selection?: ListSelection;
    /** the states to filter by (LIST-11); memoized by the caller */
    states?: ListStates<Row>;
    /** further filters, in the toolbar */
    filters?: ReactElement;
    /** the record whose id is searched for, shown by its name instead of the search */
    searchedBy?: (term: string) => Pick<FilterBy, 'kind' | 'name'> | null;
    /** loads the description of the exported file (EXPORT-1); a function at module level, so that it is loaded once */
    exports?: LoadExport<Row>;
    /** what would be listed here, and the next step */
    empty: NoticeTexts;
    /** shown between the toolbar and the rows, inside the list's context */
    children?: ReactNode;
}

export interface ResourceListProps<Row extends RaRecord> extends Omit<
    DrawnListProps<Row>,
    'resource' | 'columns' | 'titleField' | 'sort' | 'states' | 'exports'
> {
    /** what it shows, saves and is narrowed by; memoized by the caller */
    list: List<Row>;
    /** narrows it besides its states; memoized by the caller */
    narrow?: Narrow<Row>;
}

/** A list as its resource's `columns.tsx` says it. */
export function ResourceList<Row extends RaRecord>(props: ResourceListProps<Row> | DrawnListProps<Row>) {
    return 'list' in props ? <SaidList {...props} /> : <DrawnList {...props} />;
}

function SaidList<Row extends RaRecord>({ list, narrow, ...props }: ResourceListProps<Row>) {
    return <DrawnList<Row> {...props} {...useSaid(list, { meta: props.meta, narrow })} />;
}

/**
 * The list component of every page: search and sort order in the URL (LIST-1, LIST-2), table or cards (LIST-4), pagination, and the states
 * for loading, empty, no match and failed. Its parts read react-admin's list context.
 */
function DrawnList<Row extends RaRecord>(props: DrawnListProps<Row>) {
    const { resource, meta, filter, sort, columns: allColumns, href, selection, states } = props;
    const sortChoices = allColumns.flatMap(({ sortField, label }) => (sortField ? [{ field: sortField, label }] : []));
    const sortFields = sortChoices.map(({ field }) => field);
    const { narrowing, ...context } = useUrlListController<Row>({ resource, meta, filter, sort, sortFields, states });
    const list = context as ListControllerResult<Row>;
    const { data } = list;
    const state = states?.choices.find(({ id }) => id === narrowing?.current);
    const display = useDisplayMode(props.storeKey);
    const Grid = useGrid<TableProps<Row>>(display.mode === 'table');
    const printing = usePrinting();
    const title = useRecordName<Row>(resource);
    const { q: term } = list.filterValues as SearchFilter;
    const named = term === undefined ? null : props.searchedBy?.(term);
    const isSought = Boolean(term ?? narrowing?.isNarrowed);
    const isEmpty = data?.length === 0 && !isSought;

    const columns = useMemo(() => {
        const isAbsent = ({ isIn }: ListColumn<Row>) =>
            isIn !== undefined && data !== undefined && data.length > 0 && !data.some(isIn);
        const present = allColumns.some(isAbsent) ? allColumns.filter(column => !isAbsent(column)) : allColumns;
        return withWidths(present, data ?? NO_ROWS);
    }, [allColumns, data]);

    const choice = useColumnChoice(props.storeKey);
    const { hidden } = choice;
    const canHide = ({ field }: ListColumn<Row>) => field !== props.titleField && field !== ACTIONS_FIELD;
    const tableColumns = useMemo(
        () => columns.filter(({ field }) => field === props.titleField || !hidden.includes(field)),
        [columns, hidden, props.titleField],
    );

    // A row's page is likely to be opened next, and touch devices have no hover to prefetch on.
    const firstPath = data?.[0] && href?.(data[0]);
    useEffect(() => {
        if (firstPath === undefined) return undefined;
        return whenIdle(() => prefetchPage(firstPath));
    }, [firstPath]);

    return (
        <ListContextProvider value={list}>
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
                            columns={{ ...choice, columns: columns.filter(canHide) }}
                            states={
                                states?.choices[0] && narrowing && !isEmpty ? { states: states.choices, ...narrowing } : undefined
                            }
                            filters={props.filters}
                            exported={props.exports && { load: props.exports, title: props.label, meta, state, states }}
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
                                columns={tableColumns.filter(({ field }) => field !== ACTIONS_FIELD)}
                                titleField={props.titleField}
                                title={title}
                            />
                        )}
                        <Pagination />
                        {selection && (
                            <SelectionBar selection={selection} meta={meta} allLoaded={narrowing?.allLoaded === true} />
                        )}
                    </section>
                </SelectionContext>
            </RowsContext>
        </ListContextProvider>
    );

    function body(): ReactNode {
        if (list.isPending) return <ListSkeleton mode={display.mode} announced />;
        if (!data) return <FailedNotice error={list.error} onRetry={list.refetch} />;
        if (data.length === 0) return isEmpty ? <Notice {...props.empty} resource={resource} announced /> : <NoMatch />;
        const { titleField, name, actions, opening } = props;
        const rows = { columns, titleField, name, href, opening, actions, selectionTexts: selection?.texts };
        if (display.mode === 'cards') return <ListCards {...rows} />;
        if (!Grid) return <ListSkeleton mode="table" rows={data.length} announced />;
        return <Grid label={props.label} {...rows} columns={tableColumns} />;
    }
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
