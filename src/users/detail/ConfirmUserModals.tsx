import { useQueryClient } from '@tanstack/react-query';
import { useT } from '#i18n/useT';
import type { User } from '#dataProvider/types';
import { useAttempt } from '../../shared/hooks/useAttempt';
import { ConfirmModal } from '../../ui/modal/ConfirmModal';
import { nameOf, nameWithEmail } from '../../shared/person';
import { queryKeys } from '../../shared/query/keys';
import { useLogoutUser, useSendUserData } from './userChanges';

interface UserModalProps {
    user: User;
    onClose(): void;
}

/** Sends the user their data by e-mail, after confirmation of the recipient (USER-9). */
export function SendDataModal({ user, onClose }: UserModalProps) {
    const t = useT();
    const attempt = useAttempt(onClose);
    const send = useSendUserData();
    return (
        <ConfirmModal
            title={t('userDetail.send.title')}
            text={t('userDetail.send.text', { name: nameOf(user), email: user.email })}
            confirmLabel={t('modal.send')}
            onConfirm={() => attempt(() => send(user), t('userDetail.send.done'))}
            onClose={onClose}
        />
    );
}

/** Signs a user out of all devices; if it is the signed-in user, warns that this tab is included. */
export function LogoutModal({ user, self, onClose }: UserModalProps & { self: boolean }) {
    const t = useT();
    const attempt = useAttempt(onClose);
    const logout = useLogoutUser();
    const queries = useQueryClient();
    const confirm = async () => {
        await logout(user);
        // This session has ended too: the refetch gets a 401, which opens the sign-in page.
        if (self) void queries.invalidateQueries({ queryKey: queryKeys.currentUser });
    };
    return (
        <ConfirmModal
            title={t('userDetail.actions.logout')}
            text={self ? t('userDetail.logout.ownText') : t('userDetail.logout.text', { name: nameWithEmail(user) })}
            confirmLabel={t('userDetail.logout.confirm')}
            onConfirm={() => attempt(confirm, t('userDetail.logout.done'))}
            onClose={onClose}
        />
    );
}
