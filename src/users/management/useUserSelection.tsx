import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import type { User } from '#dataProvider/types';
import { CloudGroupsIcon, LicencesIcon, RefreshIcon, SendIcon } from '../../ui/icons';
import type { ListSelection, RowAction, SelectionTexts } from '../../shared/list/types';
import type { ChosenRows } from '../../shared/list/useChosenRows';
import type { BatchKind } from '../batch/batch';
import { personOf, type Person } from '../user';

const ICONS: Readonly<Record<BatchKind, RowAction['icon']>> = {
    licence: <LicencesIcon size={16} />,
    group: <CloudGroupsIcon size={16} />,
    reset: <RefreshIcon size={16} />,
    activate: <SendIcon size={16} />,
};

/** Returns the selection of the users' list with the actions for it; memoized on `kinds` and `onAction`. */
export function useUserSelection(
    chosen: ChosenRows<Person>,
    kinds: readonly BatchKind[],
    onAction: (kind: BatchKind) => void,
): ListSelection<User> {
    const t = useT();
    const texts = useMemo<SelectionTexts>(
        () => ({
            bar: t('users.choice.bar'),
            row: name => t('users.choice.row', { name }),
            page: t('users.choice.page'),
            found: total => t('users.choice.found', { total }),
            count: count => t('users.choice.count', { smart_count: count }),
            clear: t('users.choice.clear'),
            actions: t('users.choice.actions'),
        }),
        [t],
    );
    return useMemo(
        () => ({
            ids: chosen.rows.map(({ id }) => id),
            choose: (users, on) => chosen.choose(users.map(personOf), on),
            clear: () => chosen.replace([]),
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
