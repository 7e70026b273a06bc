import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { FilterIcon } from '../../ui/icons';
import { Menu } from '../../ui/popup/Menu';
import styles from './list.module.css';

interface FilterMenuProps {
    filters: readonly {
        id: string;
        /** translated, like `all` and the options */
        label: string;
        all: string;
        /** `''` for all rows */
        value: string;
        options: readonly { value: string; label: string }[];
    }[];
    onChange(id: string, value: string): void;
    /** accessible name and icon of its button, beside another menu of filters */
    name?: string;
    icon?: ReactNode;
}

/** The filters of a list, on a phone or where there are many choices, as one menu in its toolbar; a dot says that one of them is set. */
export function FilterMenu({ filters, onChange, name, icon = <FilterIcon /> }: FilterMenuProps) {
    const t = useT();
    const isSet = filters.some(({ value }) => value !== '');
    return (
        <Menu
            look="icon"
            name={name ?? t('list.filter')}
            trigger={<span className={isSet ? styles.filtering : styles.filter}>{icon}</span>}
            entries={filters.flatMap(({ id, label, all, value, options }) =>
                [{ value: '', label: all }, ...options].map(option => ({
                    id: `${id}/${option.value}`,
                    group: label,
                    label: option.label,
                    checked: option.value === value,
                    onClick: () => onChange(id, option.value),
                })),
            )}
        />
    );
}
