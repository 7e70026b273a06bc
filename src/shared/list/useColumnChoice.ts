import { useState } from 'react';
import { storeColumns, storedColumns, type ColumnSettings } from '../../config/columns';

/** How a user has set the columns of a table, and how to change it. */
export interface ColumnChoice extends ColumnSettings {
    /** shows a hidden column, and hides a shown one */
    toggle(field: string): void;
    /** shows all columns */
    showAll(): void;
    /** gives some columns a width in px */
    resize(widths: ColumnSettings['widths']): void;
    /** lets all columns share the room again */
    resetWidths(): void;
}

/** Returns the choice of columns of a list, stored under `columns.<list>` (LIST-12). */
export function useColumnChoice(list: string): ColumnChoice {
    const [settings, setSettings] = useState(() => storedColumns(list));
    const { hidden, widths } = settings;
    const choose = (change: Partial<ColumnSettings>): void => {
        const chosen = { ...settings, ...change };
        storeColumns(list, chosen);
        setSettings(chosen);
    };
    return {
        ...settings,
        toggle: field =>
            choose({ hidden: hidden.includes(field) ? hidden.filter(other => other !== field) : [...hidden, field] }),
        showAll: () => choose({ hidden: [] }),
        resize: changed => {
            const rounded = Object.entries(changed).map(([field, width]) => [field, Math.round(width)] as const);
            choose({ widths: { ...widths, ...Object.fromEntries(rounded) } });
        },
        resetWidths: () => choose({ widths: {} }),
    };
}
