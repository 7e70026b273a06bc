import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { ArrowDownIcon, ArrowUpIcon, CardsIcon, TableIcon } from '../../ui/icons';
import styles from './list.module.css';
import { RefreshButton } from './RefreshButton';
import { SearchBox } from './SearchBox';
import type { DisplayMode } from '../../config/displayMode';
import type { SortChoice } from './types';
import type { useDisplayMode } from './useDisplayMode';

interface ListToolbarProps {
    sortChoices: readonly SortChoice[];
    display: ReturnType<typeof useDisplayMode>;
    children?: ReactNode;
}

/**
 * The toolbar above every list: search, sort order (for cards; the table is sorted by its headers), display mode, refresh, and the page's
 * own buttons.
 */
export function ListToolbar({ sortChoices, display, children }: ListToolbarProps) {
    const t = useT();
    const { mode, choosable, choose } = display;
    return (
        <div className={styles.toolbar}>
            <SearchBox />
            {mode === 'cards' && sortChoices.length > 0 && <SortControl choices={sortChoices} />}
            <div className={styles.toolbarEnd}>
                {choosable && (
                    <div role="group" aria-label={t('list.displayMode')} className={styles.modes}>
                        <ModeButton mode="table" current={mode} onMode={choose} label={t('list.displayTable')} />
                        <ModeButton mode="cards" current={mode} onMode={choose} label={t('list.displayCards')} />
                    </div>
                )}
                <RefreshButton />
                {children}
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
