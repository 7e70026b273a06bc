import { useEffect } from 'react';
import type { RowAction } from '../list/types';

/** The actions in the header of the page that is shown, or of one of its sections, and what they are for: the finder offers them too (FIND-7). */
interface OnPage {
    isHeader: boolean;
    name: string;
    actions: readonly RowAction[];
}

const shown = new Set<OnPage>();

/** Offers the actions while they are shown, if they are the page's or a section's. */
export function useOnPage(as: string, name: string, actions: readonly RowAction[]): void {
    useEffect(() => {
        if (as !== 'page' && as !== 'section') return undefined;
        const mine = { isHeader: as === 'page', name, actions };
        shown.add(mine);
        return () => void shown.delete(mine);
    }, [as, name, actions]);
}

/** Returns the actions of the page that is shown now, those of its header first; each once, as an empty list repeats one. */
export function actionsOnPage(): (RowAction & { of: string })[] {
    const all = [...shown].sort((one, other) => Number(other.isHeader) - Number(one.isHeader));
    const named = all.flatMap(({ name, actions }) => actions.map(action => ({ ...action, of: name })));
    return [...new Map(named.map(action => [action.id, action])).values()];
}
