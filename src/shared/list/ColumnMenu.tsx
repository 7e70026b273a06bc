import { useT } from '#i18n/useT';
import { ColumnsIcon } from '../../ui/icons';
import { Menu, type MenuEntry } from '../../ui/popup/Menu';
import { useOrderEntries } from './ListMenu';
import type { SortChoice } from './types';
import type { ColumnChoice } from './useColumnChoice';
import type { Density } from './useDensity';

export interface ColumnMenuProps extends ColumnChoice, Density {
    /** the columns that can be hidden: all but the one that names the row */
    columns: readonly { field: string; label: string }[];
    sortChoices: readonly SortChoice[];
}

/**
 * Chooses the columns of a table, their widths and the height of its rows, in a menu that stays open (LIST-12, LIST-17), and its order, which has
 * no header where the column is hidden or has no room.
 */
export function ColumnMenu(props: ColumnMenuProps) {
    const { columns, sortChoices, hidden, toggle, showAll, widths, resetWidths, compact, setCompact } = props;
    const t = useT();
    const orders = useOrderEntries(sortChoices);
    const entries = columns.map(({ field, label }): MenuEntry => ({
        id: field,
        group: t('list.columns'),
        label,
        checked: !hidden.includes(field),
        stays: true,
        onClick: () => toggle(field),
    }));
    const hasWidths = Object.keys(widths).length > 0;
    const whole: MenuEntry[] = [
        { id: '/all', label: t('list.allColumns'), disabled: hidden.length === 0, onClick: showAll },
        { id: '/widths', label: t('list.resetWidths'), disabled: !hasWidths, onClick: resetWidths },
        {
            id: '/compact',
            label: t('list.compactRows'),
            checked: compact,
            stays: true,
            onClick: () => setCompact(!compact),
        },
    ];
    return (
        <Menu
            look="icon"
            name={t('list.columns')}
            trigger={<ColumnsIcon />}
            entries={[...entries, ...(columns.length > 0 ? whole : whole.slice(1)), ...orders]}
        />
    );
}
