import { useCallback, useMemo } from 'react';
import { useT } from '#i18n/useT';
import type { Licence, Role } from '#dataProvider/types';
import { nowSeconds } from '../../shared/format/date';
import type { ListSelection, RowAction } from '../../shared/list/types';
import type { ChosenIds } from '../../shared/list/useChosenIds';
import { useSelectionTexts } from '../../shared/list/useSelectionTexts';
import { DeleteIcon, EditIcon, RefreshIcon, SendIcon } from '../../ui/icons';
import { keyBatches, type KeyBatch } from './keyBatch';

const ICONS: Readonly<Record<KeyBatch, RowAction['icon']>> = {
    expireKeys: <EditIcon size={16} />,
    sendKeys: <SendIcon size={16} />,
    renewKeys: <RefreshIcon size={16} />,
    deleteKeys: <DeleteIcon size={16} />,
};

/** Returns the selection of a licence's keys with the actions for it; undefined for those who may do nothing with several. */
export function useKeySelection(
    chosen: ChosenIds,
    { licence, role }: { licence: Licence; role: Role | undefined },
    onAction: (dialog: KeyBatch | 'chosen') => void,
): ListSelection | undefined {
    const t = useT();
    const count = useCallback((keys: number) => t('keys.choice.count', { smart_count: keys }), [t]);
    const texts = useSelectionTexts({ bar: t('keys.choice.bar'), count });
    return useMemo(() => {
        const actions = (role ? keyBatches(licence, role, nowSeconds()) : []).map(({ kind, disabled }): RowAction => ({
            id: kind,
            // The bar's name says of what.
            label: kind === 'expireKeys' ? t('keys.batch.titles.expireKeys') : t(`keys.batch.submit.${kind}`),
            icon: ICONS[kind],
            disabled,
            ...(kind === 'deleteKeys' ? { tone: 'danger' } : {}),
            onClick: () => onAction(kind),
        }));
        if (actions.length === 0) return undefined;
        const { ids, choose } = chosen;
        return { ids, choose, clear: () => chosen.replace([]), show: () => onAction('chosen'), texts, actions };
    }, [chosen, licence, role, onAction, texts, t]);
}
