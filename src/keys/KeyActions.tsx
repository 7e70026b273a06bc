import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { AssignIcon, DeleteIcon, EditIcon, RefreshIcon, SendIcon } from '../ui/icons';
import { RecordActions } from '../shared/RecordActions';
import type { KeyAction } from './key';

const ICONS: Readonly<Record<KeyAction, ReactNode>> = {
    edit: <EditIcon />,
    assign: <AssignIcon />,
    send: <SendIcon />,
    refresh: <RefreshIcon />,
    delete: <DeleteIcon />,
};

interface KeyActionsProps {
    /** the key's label */
    name: string;
    actions: readonly { action: KeyAction; disabled: boolean }[];
    onAction(action: KeyAction): void;
}

/** The actions on a key (KEY-5, KEY-7). */
export function KeyActions({ name, actions, onAction }: KeyActionsProps) {
    const t = useT();
    return (
        <RecordActions
            name={name}
            actions={actions.map(({ action, disabled }) => ({
                id: action,
                label: t(`keys.actions.${action}`),
                icon: ICONS[action],
                disabled,
                tone: action === 'delete' ? 'danger' : undefined,
                onClick: () => onAction(action),
            }))}
        />
    );
}
