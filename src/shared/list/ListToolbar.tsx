import { useListContext, type RaRecord } from 'ra-core';
import type { ReactElement } from 'react';
import { IconButton } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { Select } from '../../ui/inputs/Select';
import { ArrowDownIcon, ArrowUpIcon, CardsIcon, DownloadIcon, TableIcon } from '../../ui/icons';
import { ColumnMenu, type ColumnMenuProps } from './ColumnMenu';
import { FilterChip, type FilterBy } from './FilterChip';
import styles from './list.module.css';
import { ListMenu, StateMenu } from './ListMenu';
import { RefreshButton } from './RefreshButton';
import { SearchBox } from './SearchBox';
import { StateButtons, type StateButtonsProps } from './StateButtons';
import type { DisplayMode } from '../../config/displayMode';
import type { SortChoice } from './types';
import type { useDisplayMode } from './useDisplayMode';
import { useListExport } from './useListExport';
import type { ExportedList } from '../export/exportedList';

interface ListToolbarProps<Row extends RaRecord> {
    sortChoices: readonly SortChoice[];
    display: ReturnType<typeof useDisplayMode>;
    /** the states to filter by (LIST-11) */
    states: StateButtonsProps<Row> | undefined;
    /** the search is the id of this record, whose name is shown instead */
    named: FilterBy | null;
    /** the choice of the table's columns, widths and heights (LIST-12, LIST-17) */
    columns: ColumnMenuProps;
    filters: ReactElement | undefined;
    /** what can be saved as a file (EXPORT-1) */
    exported: ExportedList<Row>;
}

/**
 * The toolbar above every list: search, sort order (for cards; the table is sorted by its headers), columns (of the table), display mode,
 * export and refresh; below them the states and filters. On a phone it has one row: search, and a menu each for the states and for the rest.
 */
export function ListToolbar<Row extends RaRecord>(props: ListToolbarProps<Row>) {
    const { sortChoices, display, states, named, filters, columns } = props;
    const t = useT();
    const exporting = useListExport(props.exported);
    const { mode, choosable, choose } = display;
    const chip = named && <FilterChip {...named} />;
    if (!choosable) {
        return (
            <>
                <div className={`row ${styles.toolbar}`}>
                    <SearchBox isNamed={named !== null} />
                    {states && <StateMenu {...states} />}
                    {filters}
                    <ListMenu sortChoices={sortChoices} onExport={exporting.open} />
                </div>
                {chip}
                {exporting.dialog}
            </>
        );
    }
    return (
        <>
            <div className={`row ${styles.toolbar}`}>
                <SearchBox isNamed={named !== null} />
                {mode === 'cards' && sortChoices.length > 0 && <SortControl choices={sortChoices} />}
                <div className={styles.toolbarEnd}>
                    {mode === 'table' && <ColumnMenu {...columns} />}
                    <div role="group" aria-label={t('list.displayMode')} className={`box ${styles.modes}`}>
                        <ModeButton mode="table" current={mode} onMode={choose} label={t('list.displayTable')} />
                        <ModeButton mode="cards" current={mode} onMode={choose} label={t('list.displayCards')} />
                    </div>
                    <IconButton
                        aria-label={t('list.export')}
                        title={t('list.export')}
                        onMouseEnter={exporting.prepare}
                        onFocus={exporting.prepare}
                        onClick={exporting.open}
                    >
                        <DownloadIcon />
                    </IconButton>
                    <RefreshButton />
                </div>
            </div>
            {(states ?? filters ?? chip) && (
                <div className={`row ${styles.narrowing}`}>
                    {states && <StateButtons {...states} />}
                    {filters}
                    {chip}
                </div>
            )}
            {exporting.dialog}
        </>
    );
}

function ModeButton(props: { mode: DisplayMode; current: DisplayMode; onMode(mode: DisplayMode): void; label: string }) {
    const Icon = props.mode === 'table' ? TableIcon : CardsIcon;
    return (
        <IconButton
            className={styles.mode}
            aria-label={props.label}
            title={props.label}
            aria-pressed={props.mode === props.current}
            onClick={() => props.onMode(props.mode)}
        >
            <Icon />
        </IconButton>
    );
}

function SortControl({ choices }: { choices: readonly SortChoice[] }) {
    const t = useT();
    const { sort, setSort } = useListContext();
    const { field, order } = sort;
    const ascending = order === 'ASC';
    return (
        <div className={styles.sort}>
            <Select
                inline
                aria-label={t('list.sortBy')}
                value={field}
                options={choices.map(choice => ({ value: choice.field, label: choice.label }))}
                onChange={next => setSort({ field: next, order })}
            />
            <IconButton
                aria-label={t(ascending ? 'list.sortDescending' : 'list.sortAscending')}
                title={t(ascending ? 'list.ascending' : 'list.descending')}
                onClick={() => setSort({ field, order: ascending ? 'DESC' : 'ASC' })}
            >
                {ascending ? <ArrowUpIcon /> : <ArrowDownIcon />}
            </IconButton>
        </div>
    );
}
