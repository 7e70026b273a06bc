import { useState } from 'react';
import { storedHidden, storeHidden } from '../../config/columns';

/** Which columns of a table its user has hidden. */
export interface ColumnChoice {
    /** their fields */
    hidden: readonly string[];
    /** shows a hidden column, and hides a shown one */
    toggle(field: string): void;
    /** shows all columns */
    reset(): void;
}

/** Returns the choice of columns of a list, stored under `columns.<list>` (LIST-12). */
export function useColumnChoice(list: string): ColumnChoice {
    const [hidden, setHidden] = useState(() => storedHidden(list));
    const choose = (fields: readonly string[]) => {
        storeHidden(list, fields);
        setHidden(fields);
    };
    return {
        hidden,
        toggle: field => choose(hidden.includes(field) ? hidden.filter(other => other !== field) : [...hidden, field]),
        reset: () => choose([]),
    };
}
