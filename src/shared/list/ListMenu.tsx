import { useListContext, type RaRecord } from 'ra-core';
import { useT } from '#i18n/useT';
import { ArrowDownIcon, ArrowUpIcon, DownloadIcon, FilterIcon, MoreIcon, RefreshIcon } from '../../ui/icons';
import { Menu, type MenuEntry } from '../../ui/popup/Menu';
import { useFormatNumber } from '../hooks/useFormatNumber';
import styles from './list.module.css';
import { useRefresh } from './RefreshButton';
import type { StateButtonsProps } from './StateButtons';
import type { SortChoice } from './types';

/** The parts of the toolbar on a phone, where it has one row: menus instead of buttons. */

/** Limits the list to the rows in a state, each state with its number of rows (LIST-11); a dot marks an active filter. */
export function StateMenu<Row extends RaRecord>({ states, count, current, onChange }: StateButtonsProps<Row>) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const { setFilters } = useListContext();
    const entries = states.map((state): MenuEntry => {
        const { id, text = id, days = 0 } = state;
        const known = count(state);
        return {
            id,
            group: t('list.states.label'),
            label: `${t(`list.states.${text}`, { days })} ${known === undefined ? '' : formatNumber(known)}`.trim(),
            checked: id === current,
            onClick: () => onChange(id === current ? null : id),
        };
    });
    const all: MenuEntry = { id: 'all', label: t('list.resetSearch'), onClick: () => setFilters({}) };
    return (
        <Menu
            look="icon"
            name={t('list.filter')}
            trigger={<span className={current === undefined ? styles.filter : styles.filtering}>{<FilterIcon />}</span>}
            entries={current === undefined ? entries : [...entries, all]}
        />
    );
}

interface ListMenuProps {
    sortChoices: readonly SortChoice[];
    /** saves the list as a file */
    onExport(): void;
}

/** The orders of the list, as entries of a menu; none of a list whose order is fixed. */
export function useOrderEntries(sortChoices: readonly SortChoice[]): MenuEntry[] {
    const t = useT();
    const { sort, setSort } = useListContext();
    const { field, order } = sort;
    const ascending = order === 'ASC';
    if (sortChoices.length === 0) return [];
    return [
        ...sortChoices.map(choice => ({
            id: `/${choice.field}`,
            group: t('list.sortBy'),
            label: choice.label,
            checked: choice.field === field,
            onClick: () => setSort({ field: choice.field, order }),
        })),
        {
            id: '/order',
            label: t(ascending ? 'list.sortDescending' : 'list.sortAscending'),
            icon: ascending ? <ArrowDownIcon /> : <ArrowUpIcon />,
            onClick: () => setSort({ field, order: ascending ? 'DESC' : 'ASC' }),
        },
    ];
}

/** The order of the list, saving it as a file, and refreshing it; the button spins in the meantime. */
export function ListMenu({ sortChoices, onExport }: ListMenuProps) {
    const t = useT();
    const [spinning, refresh] = useRefresh();
    const entries: MenuEntry[] = [
        ...useOrderEntries(sortChoices),
        { id: '/export', label: t('list.export'), icon: <DownloadIcon />, onClick: onExport },
        { id: '/refresh', label: t('list.refresh'), icon: <RefreshIcon />, onClick: () => void refresh() },
    ];
    return (
        <Menu
            look="icon"
            name={t('list.options')}
            trigger={
                <span className={spinning ? styles.spinning : styles.still}>{spinning ? <RefreshIcon /> : <MoreIcon />}</span>
            }
            entries={entries}
        />
    );
}
