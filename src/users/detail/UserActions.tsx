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

/**
 * The actions on the page's user (USER-5, USER-8): the one for the password beside the main action, the others in a menu; on a phone all in
 * the menu. Deleting comes last, set apart.
 */
export function UserActions({ me, onAction }: UserActionsProps) {
    const t = useT();
    const user = usePageRecord<User>();
    const phone = usePhone();
    const actions = userActions(user, me);
    const beside = actions.filter(action => !phone && (action === 'recover' || action === 'activate'));

    return (
        <>
            {beside.map(action => (
                <Button key={action} variant="outlined" startIcon={ICONS[action]} onClick={() => onAction(action)}>
                    {t(`userDetail.actions.${action}`)}
                </Button>
            ))}
            <RecordActions
                name={nameOf(user)}
                folded
                actions={actions
                    .filter(action => !beside.includes(action))
                    .map(action => ({
                        id: action,
                        label: t(`userDetail.actions.${action}`),
                        icon: ICONS[action],
                        tone: action === 'delete' ? 'danger' : undefined,
                        onClick: () => onAction(action),
                    }))}
            />
        </>
    );
}
