import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import type { User } from '#dataProvider/types';
import { usePhone } from '../../shared/hooks/useMediaQuery';
import { DeleteIcon, PasswordIcon, SendIcon, SignOutIcon } from '../../ui/icons';
import { nameOf } from '../../shared/person';
import { usePageRecord } from '../../shared/RecordPage';
import { RecordActions } from '../../shared/RecordActions';
import { userActions, type UserAction } from './detail';
import styles from './detail.module.css';

const ICONS: Readonly<Record<UserAction, ReactNode>> = {
    recover: <PasswordIcon />,
    activate: <SendIcon />,
    send: <SendIcon />,
    logout: <SignOutIcon />,
    delete: <DeleteIcon />,
};

interface UserActionsProps {
    me: User;
    onAction(action: UserAction): void;
}

/** The actions on the page's user (USER-5, USER-8): buttons, or one menu on a phone. Deleting comes last, set apart. */
export function UserActions({ me, onAction }: UserActionsProps) {
    const t = useT();
    const user = usePageRecord<User>();
    const phone = usePhone();
    const actions = userActions(user, me);

    if (phone) {
        return (
            <RecordActions
                name={nameOf(user)}
                actions={actions.map(action => ({
                    id: action,
                    label: t(`userDetail.actions.${action}`),
                    icon: ICONS[action],
                    tone: action === 'delete' ? 'danger' : undefined,
                    onClick: () => onAction(action),
                }))}
            />
        );
    }
    return (
        <>
            {actions.map(action => (
                <Button
                    key={action}
                    variant="outlined"
                    className={action === 'delete' ? styles.destroys : undefined}
                    startIcon={ICONS[action]}
                    onClick={() => onAction(action)}
                >
                    {t(`userDetail.actions.${action}`)}
                </Button>
            ))}
        </>
    );
}
