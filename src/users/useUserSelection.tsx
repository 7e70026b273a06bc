import { useCallback, useMemo } from 'react';
import { useT } from '#i18n/useT';
import { CloseIcon, CloudGroupsIcon, DeleteIcon, LicencesIcon, RefreshIcon, SendIcon, SignOutIcon } from '../ui/icons';
import type { ListSelection, RowAction } from '../shared/list/types';
import type { ChosenIds } from '../shared/list/useChosenIds';
import { useSelectionTexts } from '../shared/list/useSelectionTexts';
import type { BatchKind } from './batch/batch';

const ICONS: Readonly<Record<BatchKind, RowAction['icon']>> = {
    licence: <LicencesIcon size={16} />,
    group: <CloudGroupsIcon size={16} />,
    reset: <RefreshIcon size={16} />,
    activate: <SendIcon size={16} />,
    take: <CloseIcon size={16} />,
    leave: <CloseIcon size={16} />,
    logout: <SignOutIcon size={16} />,
    delete: <DeleteIcon size={16} />,
};

/** Returns the selection of a list of users with the actions for it; memoized on `kinds` and `onAction`. */
export function useUserSelection(
    chosen: ChosenIds,
    kinds: readonly BatchKind[],
    onAction: (dialog: BatchKind | 'chosen') => void,
): ListSelection {
    const t = useT();
    const count = useCallback((chosenCount: number) => t('users.choice.count', { smart_count: chosenCount }), [t]);
    const texts = useSelectionTexts({ bar: t('users.choice.bar'), count });
    return useMemo(
        () => ({
            ids: chosen.ids,
            choose: chosen.choose,
            clear: () => chosen.replace([]),
            show: () => onAction('chosen'),
            texts,
            actions: kinds.map(kind => ({
                id: kind,
                label: t(`users.batch.titles.${kind}`),
                icon: ICONS[kind],
                tone: kind === 'delete' ? 'danger' : undefined,
                onClick: () => onAction(kind),
            })),
        }),
        [chosen, kinds, onAction, texts, t],
    );
}
