import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import type { User } from '#dataProvider/types';
import { DeleteIcon, PasswordIcon, PlusIcon, SendIcon, SignOutIcon } from '../../ui/icons';
import type { RowAction } from '../../shared/list/types';
import { PageActions } from '../../shared/PageActions';
import { nameOf } from '../../shared/person';
import { usePageRecord } from '../../shared/RecordPage';
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
    /** whether `me` may give licences, and may change the user */
    adds: boolean;
    manages: boolean;
    onAction(action: UserAction | 'addLicences'): void;
}

/**
 * The actions on the page's user (USER-5, USER-8): adding licences is the main one, with the one for the password beside it; the others are in
 * the menu.
 */
export function UserActions({ me, adds, manages, onAction }: UserActionsProps) {
    const t = useT();
    const user = usePageRecord<User>();
    const actions = (manages ? userActions(user, me) : []).map((id): RowAction & { id: UserAction } => ({
        id,
        label: t(`userDetail.actions.${id}`),
        icon: ICONS[id],
        tone: id === 'delete' ? 'danger' : undefined,
        onClick: () => onAction(id),
    }));
    const isBeside = ({ id }: { id: UserAction }) => id === 'recover' || id === 'activate';
    return (
        <PageActions
            name={nameOf(user)}
            main={
                adds && {
                    id: 'addLicences',
                    label: t('userDetail.keys.add'),
                    icon: <PlusIcon />,
                    onClick: () => onAction('addLicences'),
                }
            }
            beside={actions.filter(isBeside)}
            more={actions.filter(action => !isBeside(action))}
        />
    );
}
