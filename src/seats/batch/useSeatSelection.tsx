import { useCallback, useMemo } from 'react';
import { useT } from '#i18n/useT';
import type { ListSelection, RowAction } from '../../shared/list/types';
import type { ChosenIds } from '../../shared/list/useChosenIds';
import { useSelectionTexts } from '../../shared/list/useSelectionTexts';
import { CloseIcon, SignOutIcon } from '../../ui/icons';
import { SEAT_BATCHES, type SeatBatch } from './seatBatch';

const ICONS: Readonly<Record<SeatBatch, RowAction['icon']>> = {
    releaseSeats: <SignOutIcon size={16} />,
    removeSeats: <CloseIcon size={16} />,
};

/** Returns the selection of a licence's seats with the actions for it; memoized on `onAction`. */
export function useSeatSelection(chosen: ChosenIds, onAction: (dialog: SeatBatch | 'chosen') => void): ListSelection {
    const t = useT();
    const count = useCallback((seats: number) => t('seats.choice.count', { smart_count: seats }), [t]);
    const texts = useSelectionTexts({ bar: t('seats.choice.bar'), count });
    return useMemo(
        () => ({
            ids: chosen.ids,
            choose: chosen.choose,
            clear: () => chosen.replace([]),
            show: () => onAction('chosen'),
            texts,
            actions: SEAT_BATCHES.map(kind => ({
                id: kind,
                label: t(`seats.batch.titles.${kind}`),
                icon: ICONS[kind],
                onClick: () => onAction(kind),
            })),
        }),
        [chosen, onAction, texts, t],
    );
}
