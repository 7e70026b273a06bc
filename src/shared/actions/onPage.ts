import { useEffect } from 'react';
import type { RowAction } from '../list/types';

/** The actions in the header of the page that is shown, and what they are for: the finder offers them too (FIND-7). */
interface OnPage {
    name: string;
    actions: readonly RowAction[];
}

let current: OnPage | null = null;

/** Offers the actions while they are shown, if they are in a page's header. */
export function useOnPage(isHeader: boolean, name: string, actions: readonly RowAction[]): void {
    useEffect(() => {
        if (!isHeader) return undefined;
        const mine = { name, actions };
        current = mine;
        return () => {
            if (current === mine) current = null;
        };
    }, [isHeader, name, actions]);
}

/** Returns the actions of the page that is shown now. */
export const actionsOnPage = (): OnPage | null => current;
