import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { User } from '../../../dataProvider/types';
import { useTellFailure } from '../../shared/feedback/failure';
import { toast } from '../../shared/feedback/toast';
import { currentUserKey } from '../../shared/hooks/useCurrent';
import { ConfirmModal } from '../../shared/modal/ConfirmModal';
import { nameOf } from '../user';
import { useLogoutUser, useSendUserData } from './userChanges';

interface UserModalProps {
    user: User;
    onClose(): void;
}

/** Mails the user's data to the user, after saying to whom it goes (specification 1, section 6). */
export function SendDataModal({ user, onClose }: UserModalProps) {
    const translate = useTranslate();
    const tellFailure = useTellFailure();
    const send = useSendUserData();
    const confirm = async () => {
        try {
            await send(user);
            toast.success(translate('userDetail.send.done'));
            onClose();
        } catch (failure) {
            tellFailure(failure);
        }
    };
    return (
        <ConfirmModal
            open
            title={translate('userDetail.send.title')}
            text={translate('userDetail.send.text', { name: nameOf(user), email: user.email })}
            confirmLabel={translate('userDetail.send.confirm')}
            onConfirm={confirm}
            onClose={onClose}
        />
    );
}

/** Signs the user out of all devices; whoever does it to the own account is told that this tab is meant too. */
export function LogoutModal({ user, self, onClose }: UserModalProps & { self: boolean }) {
    const translate = useTranslate();
    const tellFailure = useTellFailure();
    const logout = useLogoutUser();
    const queries = useQueryClient();
    const confirm = async () => {
        try {
            await logout(user);
            toast.success(translate('userDetail.logout.done'));
            onClose();
            // The own session is over: the first refused call leads to the sign-in page.
            if (self) void queries.invalidateQueries({ queryKey: currentUserKey });
        } catch (failure) {
            tellFailure(failure);
        }
    };
    return (
        <ConfirmModal
            open
            title={translate('userDetail.logout.title')}
            text={self ? translate('userDetail.logout.ownText') : translate('userDetail.logout.text', { name: nameOf(user) })}
            confirmLabel={translate('userDetail.logout.confirm')}
            onConfirm={confirm}
            onClose={onClose}
        />
    );
}
