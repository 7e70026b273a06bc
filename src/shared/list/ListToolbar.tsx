import { useListContext, type RaRecord } from 'ra-core';
import { IconButton } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { ArrowDownIcon, ArrowUpIcon, CardsIcon, TableIcon } from '../../ui/icons';
import styles from './list.module.css';
import { ListMenu, StateMenu } from './ListMenu';
import { RefreshButton } from './RefreshButton';
import { SearchBox } from './SearchBox';
import { StateButtons, type StateButtonsProps } from './StateButtons';
import type { DisplayMode } from '../../config/displayMode';
import type { SortChoice } from './types';
import type { useDisplayMode } from './useDisplayMode';

interface ListToolbarProps<Row extends RaRecord> {
    sortChoices: readonly SortChoice[];
    display: ReturnType<typeof useDisplayMode>;
    /** states by which the list can be narrowed (LIST-11) */
    states: StateButtonsProps<Row> | undefined;
}

/**
 * The toolbar above every list: search, states, sort order (for cards; the table is sorted by its headers), display mode and refresh. On a
 * phone it has one row: search, and a menu each for the states and for the rest.
 */
export function ListToolbar<Row extends RaRecord>({ sortChoices, display, states }: ListToolbarProps<Row>) {
    const t = useT();
    const { mode, choosable, choose } = display;
    if (!choosable) {
        return (
            <div className={styles.toolbar}>
                <SearchBox />
                {states && <StateMenu {...states} />}
                <ListMenu sortChoices={sortChoices} />
            </div>
        );
    }
    return (
        <div className={styles.toolbar}>
            <SearchBox />
            {states && <StateButtons {...states} />}
            {mode === 'cards' && sortChoices.length > 0 && <SortControl choices={sortChoices} />}
            <div className={styles.toolbarEnd}>
                <div role="group" aria-label={t('list.displayMode')} className={styles.modes}>
                    <ModeButton mode="table" current={mode} onMode={choose} label={t('list.displayTable')} />
                    <ModeButton mode="cards" current={mode} onMode={choose} label={t('list.displayCards')} />
                </div>
                <RefreshButton />
            </div>
        </div>
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
            <select
                className={styles.sortSelect}
                aria-label={t('list.sortBy')}
                value={field}
                onChange={event => setSort({ field: event.target.value, order })}
            >
                {choices.map(choice => (
                    <option key={choice.field} value={choice.field}>
                        {choice.label}
                    </option>
                ))}
            </select>
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
