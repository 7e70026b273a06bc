import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { usePhone } from '../shared/hooks/useMediaQuery';
import { AssignIcon, DeleteIcon, EditIcon, MoreIcon, RefreshIcon, SendIcon } from '../shared/icons';
import type { KeyAction } from './key';
import styles from './keys.module.css';
import { keepActivation, Popup } from './Popup';

/** More than so many are behind one button. */
const AS_BUTTONS = 3;

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

/** What can be done with a key: buttons, or one menu when there are many or the screen is small. */
export function KeyActions({ name, actions, onAction }: KeyActionsProps) {
    const translate = useTranslate();
    const phone = usePhone();
    if (actions.length === 0) return null;
    const group = translate('list.actionsFor', { name });

    if (actions.length <= AS_BUTTONS && !phone) {
        return (
            <span role="group" aria-label={group} onKeyDown={keepActivation}>
                {actions.map(({ action, disabled }) => {
                    const label = translate(`keys.actions.${action}`);
                    return (
                        <IconButton
                            key={action}
                            size="small"
                            aria-label={label}
                            title={label}
                            disabled={disabled}
                            onClick={() => onAction(action)}
                        >
                            {ICONS[action]}
                        </IconButton>
                    );
                })}
            </span>
        );
    }
    return (
        <Popup kind="menu" look="icon" name={group} trigger={<MoreIcon />}>
            {close =>
                actions.map(({ action, disabled }) => (
                    <button
                        key={action}
                        type="button"
                        role="menuitem"
                        tabIndex={-1}
                        className={styles.item}
                        data-action={action}
                        disabled={disabled}
                        onClick={() => {
                            close();
                            onAction(action);
                        }}
                    >
                        {ICONS[action]}
                        <span>{translate(`keys.actions.${action}`)}</span>
                    </button>
                ))
            }
        </Popup>
    );
}
