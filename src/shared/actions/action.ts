import { createElement, useCallback, type ComponentType } from 'react';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import type { RowAction } from '../list/types';

/**
 * What can be done with a record, as a value. A resource says it once (`licenceActions`), with whoever acts; rows, page headers, menus, the bar of
 * selected rows and the finder show it (SHELL-16).
 */
export interface Offered {
    id: string;
    label: MessageKey;
    /** the `%{name}` of the label */
    name?: string;
    icon: ComponentType<{ size?: number }>;
    /** loads what it opens, as soon as the mouse is on it */
    prepare?: () => void;
    /** the sentence that says why it is not possible now; null if it is (SHELL-17) */
    obstacle?: MessageKey | null;
    /** `danger` for a destructive action; such actions come last */
    tone?: 'danger';
    /** on the record's page: the main action, or a button beside it; the others are in the menu there */
    place?: 'main' | 'beside';
}

/** An action that opens a page, or a dialog of the page that shows it. */
export type Action<Dialog = never> = Offered & ({ to: string; dialog?: undefined } | { to?: undefined; dialog: Dialog });

/** Those of the actions with these ids, in that order. */
export const only = <Some extends Offered>(actions: readonly Some[], ids: readonly string[]): Some[] =>
    ids.flatMap(id => actions.find(action => action.id === id) ?? []);

/** Returns how actions are shown: in words, with what they do. `open` is memoized by the caller; `size` is that of the icons. */
export function useShown<Dialog>(
    open: (dialog: Dialog) => void,
    size?: number,
): (actions: readonly Action<Dialog>[]) => RowAction[] {
    const t = useT();
    return useCallback(
        actions =>
            actions.map(({ label, name = '', icon, obstacle, dialog, ...rest }) => ({
                ...rest,
                label: t(label, { name }),
                icon: createElement(icon, size ? { size } : {}),
                obstacle: obstacle && t(obstacle),
                onClick: dialog === undefined ? undefined : () => open(dialog),
            })),
        [t, open, size],
    );
}
