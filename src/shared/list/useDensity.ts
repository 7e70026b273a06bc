import { useState } from 'react';
import * as session from '#authProvider/session';
import { storeCompact, storedCompact } from '../../config/density';

/** Heights of a table's rows and of its header, in px (LIST-17). */
export const ROW_PX = { normal: 44, compact: 36 } as const;

export interface Density {
    compact: boolean;
    /** changes it for this person, in all lists */
    setCompact(compact: boolean): void;
}

/** Whether the rows of tables are compact: one choice of each person (LIST-17). */
export function useDensity(): Density {
    const person = session.getUser()?.id ?? '';
    const [compact, setCompact] = useState(() => storedCompact(person));
    return {
        compact,
        setCompact: chosen => {
            storeCompact(person, chosen);
            setCompact(chosen);
        },
    };
}
