import type { Translate } from '#i18n/useT';
import { CloseIcon, CloudGroupsIcon, DeleteIcon, LicencesIcon, RefreshIcon, SendIcon, SignOutIcon } from '../ui/icons';
import type { RowAction } from '../shared/list/types';
import type { SelectionAction } from '../shared/list/useSelection';
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

/** Returns the actions for several users. */
export const selectionActions = (kinds: readonly BatchKind[], t: Translate): SelectionAction<BatchKind>[] =>
    kinds.map(kind => ({
        id: kind,
        label: t(`users.batch.titles.${kind}`),
        icon: ICONS[kind],
        ...(kind === 'delete' ? { tone: 'danger' } : {}),
    }));
