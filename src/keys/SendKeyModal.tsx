import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { useT } from '#i18n/useT';
import type { Key, User } from '../../dataProvider/types';
import { useNotifyRefusal } from '../licences/public';
import { useFailureText } from '../shared/failure';
import { useAttempt } from '../shared/hooks/useAttempt';
import { ConfirmModal } from '../ui/modal/ConfirmModal';
import { Modal } from '../ui/modal/Modal';
import { nameWithEmail } from '../shared/person';
import { useList } from '../shared/query/lists';
import { holdersOf } from './key';
import { useSendKey } from './keyChanges';
import styles from './keys.module.css';

interface SendKeyModalProps {
    value: Key;
    onClose(): void;
    /** opens the selection of a user for a key that has none */
    onAssign(): void;
}

/**
 * Sends a key to its user by e-mail. First refetches the users, since the list's rows do not say who is active, and refuses if the key has
 * no user or the user is inactive (KEY-5).
 */
export function SendKeyModal({ value, onClose, onAssign }: SendKeyModalProps) {
    const t = useT();
    const textOf = useFailureText();
    const attempt = useAttempt(onClose, useNotifyRefusal({ licence: value.licenceId }));
    const assigned = holdersOf(value).length > 0;
    const { data, error, isFetching, refetch } = useList<User>(
        'users',
        { meta: { key: value.id } },
        { enabled: assigned, now: true },
    );
    const send = useSendKey();

    const assign = (
        <Button variant="contained" onClick={onAssign}>
            {t('keys.actions.assign')}
        </Button>
    );
    if (!assigned || (data?.length === 0 && !isFetching)) {
        return (
            <Refusal title={t('keys.send.missingTitle')} onClose={onClose} action={assign}>
                {t('keys.send.missingText', { label: value.label })}
            </Refusal>
        );
    }
    const inactive = isFetching ? [] : (data ?? []).filter(user => !user.active);
    if (inactive.length > 0) {
        return (
            <Refusal title={t('keys.send.inactiveTitle')} onClose={onClose}>
                {t('keys.send.inactiveText', {
                    user: inactive.map(nameWithEmail).join(', '),
                    label: value.label,
                    smart_count: inactive.length,
                })}
            </Refusal>
        );
    }
    if (error && !isFetching) {
        const again = (
            <Button variant="contained" onClick={() => void refetch()}>
                {t('list.tryAgain')}
            </Button>
        );
        return (
            <Refusal title={t('keys.send.title')} onClose={onClose} action={again}>
                <span role="alert">{textOf(error)}</span>
            </Refusal>
        );
    }

    const confirm = () => attempt(() => send({ key: value, users: (data ?? []).map(({ id }) => id) }), t('keys.send.done'));
    const email = data?.map(user => user.email).join(', ') ?? value.email ?? '';
    return (
        <ConfirmModal
            title={t('keys.send.title')}
            onClose={onClose}
            onConfirm={confirm}
            confirmLabel={t('modal.send')}
            disabled={isFetching}
        >
            <div className={`stack ${styles.form}`}>
                <p>{t('keys.send.text', { label: value.label, email })}</p>
                {isFetching && (
                    <p role="status" className="muted small">
                        {t('keys.send.looking')}
                    </p>
                )}
            </div>
        </ConfirmModal>
    );
}

/** Shows why a key is not sent. */
function Refusal(props: { title: string; onClose(): void; action?: ReactNode; children: ReactNode }) {
    const t = useT();
    return (
        <Modal
            key="refusal"
            title={props.title}
            onClose={props.onClose}
            actions={
                <>
                    <Button onClick={props.onClose}>{t('modal.close')}</Button>
                    {props.action}
                </>
            }
        >
            <p>{props.children}</p>
        </Modal>
    );
}
