import { useT } from '#i18n/useT';
import { ColumnsIcon } from '../../ui/icons';
import { Menu, type MenuEntry } from '../../ui/popup/Menu';
import type { ColumnChoice } from './useColumnChoice';
import type { Density } from './useDensity';

export interface ColumnMenuProps extends ColumnChoice, Density {
    /** the columns that can be hidden: all but the one that names the row */
    columns: readonly { field: string; label: string }[];
}

/** Chooses the columns of a table, their widths and the height of its rows, in a menu that stays open (LIST-12, LIST-17). */
export function ColumnMenu({ columns, hidden, toggle, showAll, widths, resetWidths, compact, setCompact }: ColumnMenuProps) {
    const t = useT();
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
            entries={[...entries, ...(columns.length > 0 ? whole : whole.slice(1))]}
        />
    );
}
