import type { ReactNode } from 'react';
import { IconButton } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { ArrowDownIcon, ArrowUpIcon, CardsIcon, TableIcon } from '../../ui/icons';
import styles from './list.module.css';
import { RefreshButton } from './RefreshButton';
import { SearchBox } from './SearchBox';
import type { DisplayMode } from '../../config/displayMode';
import type { ListOrder } from './types';

/** A field by which the list can be sorted. */
export interface SortChoice {
    field: string;
    /** translated */
    label: string;
}

interface ListToolbarProps {
    search: string;
    onSearch(terms: string): void;
    order: ListOrder;
    onOrder(order: ListOrder): void;
    sortChoices: readonly SortChoice[];
    mode: DisplayMode;
    choosable: boolean;
    onMode(mode: DisplayMode): void;
    onRefresh(): Promise<unknown>;
    children?: ReactNode;
}

/**
 * The toolbar above every list: search, sort order (for cards; the table is sorted by its headers), display mode, refresh, and the page's
 * own buttons.
 */
export function ListToolbar(props: ListToolbarProps) {
    const t = useT();
    return (
        <div className={styles.toolbar}>
            <SearchBox value={props.search} onSearch={props.onSearch} />
            {props.mode === 'cards' && props.sortChoices.length > 0 && (
                <SortControl order={props.order} onOrder={props.onOrder} choices={props.sortChoices} />
            )}
            <div className={styles.toolbarEnd}>
                {props.choosable && (
                    <div role="group" aria-label={t('list.displayMode')} className={styles.modes}>
                        <ModeButton mode="table" current={props.mode} onMode={props.onMode} label={t('list.displayTable')} />
                        <ModeButton mode="cards" current={props.mode} onMode={props.onMode} label={t('list.displayCards')} />
                    </div>
                )}
                <RefreshButton onRefresh={props.onRefresh} />
                {props.children}
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

function SortControl(props: { order: ListOrder; onOrder(order: ListOrder): void; choices: readonly SortChoice[] }) {
    const t = useT();
    const { field, dir } = props.order;
    return (
        <div className={styles.sort}>
            <select
                className={styles.sortSelect}
                aria-label={t('list.sortBy')}
                value={field}
                onChange={event => props.onOrder({ field: event.target.value, dir })}
            >
                {props.choices.map(choice => (
                    <option key={choice.field} value={choice.field}>
                        {choice.label}
                    </option>
                ))}
            </select>
            <IconButton
                aria-label={t(dir === 'asc' ? 'list.sortDescending' : 'list.sortAscending')}
                title={t(dir === 'asc' ? 'list.ascending' : 'list.descending')}
                onClick={() => props.onOrder({ field, dir: dir === 'asc' ? 'desc' : 'asc' })}
            >
                {dir === 'asc' ? <ArrowUpIcon /> : <ArrowDownIcon />}
            </IconButton>
        </div>
    );
}
