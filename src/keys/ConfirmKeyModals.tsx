import { useState } from 'react';
import { Button } from '../ui/Button';
import { useT } from '#i18n/useT';
import type { Key } from '../../dataProvider/types';
import { useNotifyRefusal } from '../licences/public';
import { toast } from '../ui/feedback/toast';
import { CopyText } from '../ui/fields/CopyText';
import { useAttempt } from '../shared/hooks/useAttempt';
import { ConfirmModal } from '../ui/modal/ConfirmModal';
import { Modal } from '../ui/modal/Modal';
import { holdersOf } from './key';
import { useDeleteKey, useRefreshKey } from './keyChanges';
import { KeyHolders } from './KeyHolders';
import styles from './keys.module.css';

interface KeyModalProps {
    value: Key;
    onClose(): void;
}

/** Deletes a key after a confirmation that names it and all users who lose it. */
export function DeleteKeyModal({ value, onClose }: KeyModalProps) {
    const t = useT();
    const attempt = useAttempt(onClose, useNotifyRefusal({ licence: value.licenceId, changesKey: true }));
    const remove = useDeleteKey();
    const confirm = () => attempt(() => remove(value), t('keys.delete.done'));
    return (
        <ConfirmModal
            title={t('keys.delete.title')}
            confirmLabel={t('modal.delete')}
            destroys
            onConfirm={confirm}
            onClose={onClose}
        >
            <div className={`stack ${styles.form}`}>
                <p>{t('keys.delete.text', { label: value.label })}</p>
                <KeyHolders holders={holdersOf(value)} text={t('keys.delete.holders')} />
            </div>
        </ConfirmModal>
    );
}

/** Renews a key after a confirmation that names all its users, and shows the new token if the server sends it. */
export function RenewKeyModal({ value, onClose }: KeyModalProps) {
    const t = useT();
    const notifyRefusal = useNotifyRefusal({ licence: value.licenceId });
    const refresh = useRefreshKey();
    const [token, setToken] = useState<string | null>(null);
    const confirm = async () => {
        try {
            const fresh = await refresh(value);
            toast.success(t('keys.refresh.done'));
            if (fresh === undefined) onClose();
            else setToken(fresh);
        } catch (failure) {
            await notifyRefusal(failure);
        }
    };
    if (token !== null) {
        return (
            <Modal
                title={t('keys.refresh.title')}
                onClose={onClose}
                actions={
                    <Button variant="contained" onClick={onClose}>
                        {t('modal.close')}
                    </Button>
                }
            >
                <div className={`stack ${styles.form}`} role="status">
                    <p>{t('keys.refresh.newToken', { label: value.label })}</p>
                    <div className={styles.token}>
                        <CopyText value={token} name={value.label} />
                    </div>
                </div>
            </Modal>
        );
    }
    return (
        <ConfirmModal
            title={t('keys.refresh.title')}
            confirmLabel={t('keys.refresh.confirm')}
            onConfirm={confirm}
            onClose={onClose}
        >
            <div className={`stack ${styles.form}`}>
                <p>{t('keys.refresh.text', { label: value.label })}</p>
                <KeyHolders holders={holdersOf(value)} text={t('keys.refresh.holders')} />
            </div>
        </ConfirmModal>
    );
}
