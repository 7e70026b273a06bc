import { Button } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import { useState } from 'react';
import { addressOf } from '#dataProvider/address';
import type { User } from '#dataProvider/types';
import { CheckboxField, TextField } from '../../shared/form/fields';
import { FormModal } from '../../shared/form/FormModal';
import { usePortalForm } from '../../shared/form/usePortalForm';
import { Modal } from '../../ui/modal/Modal';
import { nameWithEmail } from '../../shared/person';
import { isEmail } from '../../shared/validation';
import { recoverRefusal } from './detail';
import { useLogoutUser, useRecoverUser } from './userChanges';

/**
 * Sends a password reset link, or to an inactive user a new activation link, which voids the previous one (USER-5, USER-6); to another
 * address on request. An active user can be signed out everywhere afterwards; if only that fails, only that is retried.
 */
export function RecoverModal({ user, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const recover = useRecoverUser();
    const logout = useLogoutUser();
    const [refusal, setRefusal] = useState<'unknown' | 'missing' | null>(null);
    const [sent, setSent] = useState(false);
    const recipientOf = ({ custom, recipient }: { custom: boolean; recipient: string }) =>
        custom ? addressOf(recipient) : user.email;

    const form = usePortalForm({
        draft: `user/${user.id}/recover`,
        initial: { custom: false, recipient: '', logsOut: false },
        check: ({ custom, recipient }) => ({
            recipient: custom && !isEmail(recipient) && t('userDetail.recover.recipientInvalid'),
        }),
        send: async values => {
            if (!sent) {
                try {
                    await recover({ user: user.id, recipient: values.custom ? recipientOf(values) : undefined });
                } catch (failure) {
                    const reason = recoverRefusal(failure, values.custom);
                    if (reason === null) throw failure;
                    setRefusal(reason);
                    return false;
                }
                setSent(true);
            }
            if (values.logsOut) await logout(user);
            return true;
        },
        rest: ended => (ended ? null : {}),
        done: (_ended, values) => t('userDetail.recover.done', { email: recipientOf(values) }),
        onClose,
    });
    const { custom } = form.values;
    const to = recipientOf(form.values);

    if (refusal) {
        return (
            <Modal
                key="refusal"
                title={t(`userDetail.recover.${refusal}Title`)}
                onClose={form.close}
                actions={
                    refusal === 'unknown' ? (
                        <Button variant="contained" onClick={() => setRefusal(null)}>
                            {t('userDetail.recover.back')}
                        </Button>
                    ) : (
                        <Button onClick={form.close}>{t('modal.close')}</Button>
                    )
                }
            >
                <p role="alert">{t(`userDetail.recover.${refusal}Text`, { email: to, name: nameWithEmail(user) })}</p>
            </Modal>
        );
    }
    const words = user.active ? (['title', 'text'] as const) : (['activateTitle', 'activateText'] as const);
    return (
        <FormModal
            key="form"
            form={form}
            onClose={sent ? form.drop : form.close}
            title={t(`userDetail.recover.${words[0]}`)}
            submit={t(sent ? 'userDetail.recover.logoutAgain' : 'userDetail.recover.confirm')}
            cancelLabel={sent ? t('modal.close') : undefined}
        >
            {sent ? (
                <p role="status">{t('userDetail.recover.sent')}</p>
            ) : (
                <>
                    <p>{t(`userDetail.recover.${words[1]}`, { name: nameWithEmail(user) })}</p>
                    <CheckboxField
                        name="custom"
                        label={t('userDetail.recover.custom')}
                        hint={custom ? undefined : t('userDetail.recover.recipientHint', { email: user.email })}
                        onChange={() => form.clear('recipient')}
                    />
                    {custom && <TextField name="recipient" type="email" required label={t('userDetail.recover.recipient')} />}
                    {user.active && <CheckboxField name="logsOut" label={t('userDetail.recover.logout')} />}
                </>
            )}
        </FormModal>
    );
}
