import { useResourceDefinitions } from 'ra-core';
import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { useShown, type Action } from '../actions/action';
import type { Manifest } from '../manifest';
import type { ListSelection } from './types';
import type { SelectedIds } from './useSelectedIds';

const BAR_ICON_PX = 16;

interface SelectionParams<Dialog extends string> {
    /** memoized by the caller; none for those who may do nothing with several */
    actions: readonly Action<Dialog>[];
    /** memoized by the caller; `selected` lists the selected rows */
    onAction(dialog: NoInfer<Dialog> | 'selected'): void;
}

/** Returns the selection of a list with the actions for it; undefined without actions. */
export function useSelection<Dialog extends string>(
    selected: SelectedIds,
    { actions, onAction }: SelectionParams<Dialog>,
): ListSelection | undefined {
    const shown = useShown(onAction, BAR_ICON_PX);
    return useMemo(
        () => (actions.length === 0 ? undefined : { selected, show: () => onAction('selected'), actions: shown(actions) }),
        [selected, actions, onAction, shown],
    );
}

/** Returns the texts of selected rows of a resource, as its manifest says them: what the bar is, and how many there are. */
export function useSelectionText(resource: string): (part: 'bar' | 'count', smart_count?: number) => string {
    const t = useT();
    const { selection } = (useResourceDefinitions()[resource] ?? {}) as Manifest;
    return (part, smart_count = 0) => (selection ? t(`${selection}.${part}`, { smart_count }) : '');
}
