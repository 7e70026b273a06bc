import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { User } from '#dataProvider/types';
import { useAttempt } from '../../shared/hooks/useAttempt';
import { currentUserKey } from '../../shared/hooks/useCurrent';
import { ConfirmModal } from '../../shared/modal/ConfirmModal';
import { nameOf } from '../../shared/person';
import { useLogoutUser, useSendUserData } from './userChanges';

interface UserModalProps {
    user: User;
    onClose(): void;
}

/** Sends the user their data by e-mail, after confirmation of the recipient (USER-9). */
export function SendDataModal({ user, onClose }: UserModalProps) {
    const translate = useTranslate();
    const attempt = useAttempt(onClose);
    const send = useSendUserData();
    return (
        <ConfirmModal
            open
            title={translate('userDetail.send.title')}
            text={translate('userDetail.send.text', { name: nameOf(user), email: user.email })}
            confirmLabel={translate('userDetail.send.confirm')}
            onConfirm={() => attempt(() => send(user), translate('userDetail.send.done'))}
            onClose={onClose}
        />
    );
}

/** Signs the user out of all devices; for one's own account it warns that this tab is included. */
export function LogoutModal({ user, self, onClose }: UserModalProps & { self: boolean }) {
    const translate = useTranslate();
    const attempt = useAttempt(onClose);
    const logout = useLogoutUser();
    const queries = useQueryClient();
    const confirm = async () => {
        await logout(user);
        // The own session has ended: the refused refetch leads to the sign-in page.
        if (self) void queries.invalidateQueries({ queryKey: currentUserKey });
    };
    return (
        <ConfirmModal
            open
            title={translate('userDetail.logout.title')}
            text={self ? translate('userDetail.logout.ownText') : translate('userDetail.logout.text', { name: nameOf(user) })}
            confirmLabel={translate('userDetail.logout.confirm')}
            onConfirm={() => attempt(confirm, translate('userDetail.logout.done'))}
            onClose={onClose}
        />
    );
}
