import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Key } from '../../dataProvider/types';
import { useTellFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { CopyText } from '../shared/fields/CopyText';
import { useAttempt } from '../shared/hooks/useAttempt';
import { ConfirmModal } from '../shared/modal/ConfirmModal';
import { Modal } from '../shared/modal/Modal';
import { useDeleteKey, useRefreshKey } from './keyChanges';
import styles from './keys.module.css';

interface KeyModalProps {
    value: Key;
    onClose(): void;
}

/** Deletes a key after a confirmation that names it. */
export function DeleteKeyModal({ value, onClose }: KeyModalProps) {
    const translate = useTranslate();
    const attempt = useAttempt(onClose);
    const remove = useDeleteKey();
    const confirm = () => attempt(() => remove(value), translate('keys.delete.done'));
    return (
        <ConfirmModal
            open
            title={translate('keys.delete.title')}
            text={translate('keys.delete.text', { label: value.label })}
            confirmLabel={translate('keys.delete.confirm')}
            destroys
            onConfirm={confirm}
            onClose={onClose}
        />
    );
}

/** Renews a key after a confirmation, and shows the new token. */
export function RenewKeyModal({ value, onClose }: KeyModalProps) {
    const translate = useTranslate();
    const tellFailure = useTellFailure();
    const refresh = useRefreshKey();
    const [token, setToken] = useState<string | null>(null);
    const confirm = async () => {
        try {
            setToken(await refresh(value));
            toast.success(translate('keys.refresh.done'));
        } catch (failure) {
            tellFailure(failure);
        }
    };
    if (token !== null) {
        return (
            <Modal
                open
                title={translate('keys.refresh.title')}
                onClose={onClose}
                actions={
                    <Button variant="contained" onClick={onClose}>
                        {translate('keys.close')}
                    </Button>
                }
            >
                <div className={styles.form} role="status">
                    <p>{translate('keys.refresh.newToken', { label: value.label })}</p>
                    <div className={styles.token}>
                        <CopyText value={token} name={value.label} />
                    </div>
                </div>
            </Modal>
        );
    }
    return (
        <ConfirmModal
            open
            title={translate('keys.refresh.title')}
            text={translate('keys.refresh.text', { label: value.label })}
            confirmLabel={translate('keys.refresh.confirm')}
            onConfirm={confirm}
            onClose={onClose}
        />
    );
}
