import { useT } from '#i18n/useT';
import { ColumnsIcon } from '../../ui/icons';
import { Menu, type MenuEntry } from '../../ui/popup/Menu';
import type { ColumnChoice } from './useColumnChoice';

export interface ColumnMenuProps extends ColumnChoice {
    /** the columns that can be hidden: all but the one that names the row */
    columns: readonly { field: string; label: string }[];
}

/** Chooses the columns of a table, in a menu that stays open; its last entry shows all of them again (LIST-12). */
export function ColumnMenu({ columns, hidden, toggle, reset }: ColumnMenuProps) {
    const t = useT();
    const entries = columns.map(({ field, label }): MenuEntry => ({
        id: field,
        group: t('list.columns'),
        label,
        checked: !hidden.includes(field),
        stays: true,
        onClick: () => toggle(field),
    }));
    const all: MenuEntry = { id: '/all', label: t('list.allColumns'), disabled: hidden.length === 0, onClick: reset };
    return <Menu look="icon" name={t('list.columns')} trigger={<ColumnsIcon />} entries={[...entries, all]} />;
}
