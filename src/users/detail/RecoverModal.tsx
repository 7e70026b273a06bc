import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { PortalError } from '#dataProvider/errors';
import type { User } from '#dataProvider/types';
import { useNotifyFailure } from '../../shared/feedback/failure';
import { toast } from '../../shared/feedback/toast';
import { useDraft } from '../../shared/hooks/useDraft';
import { CheckboxField } from '../../shared/inputs/CheckboxField';
import { TextField } from '../../shared/inputs/TextField';
import { Modal } from '../../shared/modal/Modal';
import { SubmitButton } from '../../shared/modal/SubmitButton';
import { nameOf } from '../../shared/person';
import { isEmail } from '../../shared/validation';
import { recoverRefusal } from './detail';
import { useLogoutUser, useRecoverUser } from './userChanges';
import styles from './detail.module.css';

/**
 * Sends a password reset link, or to an inactive user the activation link again, which voids the previous one (USER-5, USER-6); to another
 * address on request. An active user can be signed out everywhere afterwards. When only the sign-out fails, only that is retried: the
 * e-mail is sent once.
 */
export function RecoverModal({ user, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const recover = useRecoverUser();
    const logout = useLogoutUser();
    const [recipient, setRecipient, dropRecipient] = useDraft(`user/${user.id}/recipient`, '');
    const [custom, setCustom] = useState(recipient !== '');
    const [logsOut, setLogsOut] = useState(false);
    const [error, setError] = useState<string | null>(null);
    const [refusal, setRefusal] = useState<'unknown' | 'missing' | null>(null);
    const [sent, setSent] = useState(false);
    const input = useRef<HTMLInputElement>(null);
    const to = custom ? recipient.trim() : user.email;

    const close = () => {
        dropRecipient();
        onClose();
    };

    const submit = async () => {
        if (custom && !isEmail(recipient)) {
            setError(t('userDetail.recover.recipientInvalid'));
            input.current?.focus();
            return;
        }
        try {
            if (!sent) await recover({ user: user.id, recipient: custom ? to : undefined });
        } catch (failure) {
            const refused = recoverRefusal(failure instanceof PortalError ? failure.status : 0, custom);
            if (refused) setRefusal(refused);
            else notifyFailure(failure);
            return;
        }
        setSent(true);
        try {
            if (logsOut) await logout(user);
        } catch (failure) {
            notifyFailure(failure);
            return;
        }
        toast.success(t('userDetail.recover.done', { email: to }));
        close();
    };

    if (refusal) {
        return (
            <Modal
                key="refusal"
                open
                title={t(`userDetail.recover.${refusal}Title`)}
                onClose={close}
                actions={
                    refusal === 'unknown' ? (
                        <Button variant="contained" onClick={() => setRefusal(null)}>
                            {t('userDetail.recover.back')}
                        </Button>
                    ) : (
                        <Button onClick={close}>{t('modal.close')}</Button>
                    )
                }
            >
                <p role="alert">{t(`userDetail.recover.${refusal}Text`, { email: to, name: nameOf(user) })}</p>
            </Modal>
        );
    }
    const words = user.active ? (['title', 'text'] as const) : (['activateTitle', 'activateText'] as const);
    return (
        <Modal
            key="form"
            open
            title={t(`userDetail.recover.${words[0]}`)}
            onClose={close}
            onSubmit={submit}
            actions={
                <>
                    <Button onClick={close}>{t(sent ? 'modal.close' : 'modal.cancel')}</Button>
                    <SubmitButton>{t(sent ? 'userDetail.recover.logoutAgain' : 'userDetail.recover.confirm')}</SubmitButton>
                </>
            }
        >
            {sent ? (
                <p role="status">{t('userDetail.recover.sent')}</p>
            ) : (
                <div className={styles.form}>
                    <p>{t(`userDetail.recover.${words[1]}`, { name: nameOf(user) })}</p>
                    <CheckboxField
                        label={t('userDetail.recover.custom')}
                        hint={custom ? undefined : t('userDetail.recover.recipientHint', { email: user.email })}
                        checked={custom}
                        onChange={checked => {
                            setCustom(checked);
                            setError(null);
                        }}
                    />
                    {custom && (
                        <TextField
                            type="email"
                            required
                            label={t('userDetail.recover.recipient')}
                            value={recipient}
                            error={error}
                            inputRef={input}
                            autoComplete="off"
                            onChange={typed => {
                                setRecipient(typed);
                                setError(null);
                            }}
                        />
                    )}
                    {user.active && (
                        <CheckboxField label={t('userDetail.recover.logout')} checked={logsOut} onChange={setLogsOut} />
                    )}
                </div>
            )}
        </Modal>
    );
}
