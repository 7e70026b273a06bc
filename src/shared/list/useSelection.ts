import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { useShown, type Action } from '../actions/action';
import { useFormatNumber } from '../hooks/useFormatNumber';
import type { ListSelection } from './types';
import type { SelectedIds } from './useSelectedIds';

/** The texts that name the selected rows. */
const TEXTS = {
    users: { bar: 'users.choice.bar', count: 'users.choice.count' },
    keys: { bar: 'keys.choice.bar', count: 'keys.choice.count' },
    seats: { bar: 'seats.choice.bar', count: 'seats.choice.count' },
    invoices: { bar: 'contracts.invoices.choice.bar', count: 'contracts.invoices.choice.count' },
} as const;

const BAR_ICON_PX = 16;

interface SelectionParams<Dialog extends string> {
    of: keyof typeof TEXTS;
    /** memoized by the caller; none for those who may do nothing with several */
    actions: readonly Action<Dialog>[];
    /** memoized by the caller; `selected` lists the selected rows */
    onAction(dialog: NoInfer<Dialog> | 'selected'): void;
}

/** Returns the selection of a list with its texts and the actions for it; undefined without actions. */
export function useSelection<Dialog extends string>(
    selected: SelectedIds,
    { of, actions, onAction }: SelectionParams<Dialog>,
): ListSelection | undefined {
    const t = useT();
    const formatNumber = useFormatNumber();
    const shown = useShown(onAction, BAR_ICON_PX);
    const texts = useMemo(
        () => ({
            bar: t(TEXTS[of].bar),
            count: (count: number) => t(TEXTS[of].count, { smart_count: count }),
            row: (name: string) => t('list.choice.row', { name }),
            page: t('list.choice.page'),
            found: (total: number) => t('list.choice.found', { total: formatNumber(total) }),
            reading: (read: number, total: number) =>
                t('list.choice.reading', { read: formatNumber(read), total: formatNumber(total) }),
            stop: t('jobs.stop'),
            show: t('list.choice.show'),
            clear: t('list.choice.clear'),
            actions: t('list.choice.actions'),
        }),
        [of, t, formatNumber],
    );
    return useMemo(() => {
        if (actions.length === 0) return undefined;
        return {
            selected,
            show: () => onAction('selected'),
            texts,
            actions: shown(actions),
        };
    }, [selected, actions, onAction, shown, texts]);
}
