import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { CloudGroupsIcon, LicencesIcon, RefreshIcon, SendIcon } from '../../ui/icons';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import type { ListSelection, RowAction, SelectionTexts } from '../../shared/list/types';
import type { ChosenIds } from '../../shared/list/useChosenIds';
import type { BatchKind } from '../batch/batch';

const ICONS: Readonly<Record<BatchKind, RowAction['icon']>> = {
    licence: <LicencesIcon size={16} />,
    group: <CloudGroupsIcon size={16} />,
    reset: <RefreshIcon size={16} />,
    activate: <SendIcon size={16} />,
};

/** Returns the selection of the users' list with the actions for it; memoized on `kinds` and `onAction`. */
export function useUserSelection(
    chosen: ChosenIds,
    kinds: readonly BatchKind[],
    onAction: (dialog: BatchKind | 'chosen') => void,
): ListSelection {
    const t = useT();
    const formatNumber = useFormatNumber();
    const texts = useMemo<SelectionTexts>(
        () => ({
            bar: t('users.choice.bar'),
            row: name => t('users.choice.row', { name }),
            page: t('users.choice.page'),
            found: total => t('users.choice.found', { total: formatNumber(total) }),
            reading: (read, total) => t('users.choice.reading', { read: formatNumber(read), total: formatNumber(total) }),
            stop: t('jobs.stop'),
            show: t('users.choice.show'),
            count: count => t('users.choice.count', { smart_count: count }),
            clear: t('users.choice.clear'),
            actions: t('users.choice.actions'),
        }),
        [t, formatNumber],
    );
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
                onClick: () => onAction(kind),
            })),
        }),
        [chosen, kinds, onAction, texts, t],
    );
}
