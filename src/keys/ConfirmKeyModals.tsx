import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Key } from '../../dataProvider/types';
import { failureText, toastFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { CopyText } from '../shared/fields/CopyText';
import { Modal } from '../shared/modal/Modal';
import { SubmitButton } from '../shared/modal/SubmitButton';
import { useDeleteKey, useRefreshKey } from './keyChanges';
import styles from './keys.module.css';

interface KeyModalProps {
    value: Key;
    onClose(): void;
}

/** Deletes a key after a confirmation that names it. */
export function DeleteKeyModal({ value, onClose }: KeyModalProps) {
    const translate = useTranslate();
    const remove = useDeleteKey();
    const confirm = async () => {
        try {
            await remove(value);
            toast.success(translate('keys.delete.done'));
            onClose();
        } catch (failure) {
            toastFailure(failure, translate(failureText(failure)));
        }
    };
    return (
        <Modal
            open
            title={translate('keys.delete.title')}
            onClose={onClose}
            onSubmit={confirm}
            actions={
                <>
                    <Button onClick={onClose}>{translate('modal.cancel')}</Button>
                    <SubmitButton color="error">{translate('keys.delete.confirm')}</SubmitButton>
                </>
            }
        >
            <p>{translate('keys.delete.text', { label: value.label })}</p>
        </Modal>
    );
}

/** Renews a key after a confirmation, and shows the new token. */
export function RenewKeyModal({ value, onClose }: KeyModalProps) {
    const translate = useTranslate();
    const refresh = useRefreshKey();
    const [token, setToken] = useState<string | null>(null);
    const confirm = async () => {
        try {
            setToken(await refresh(value));
            toast.success(translate('keys.refresh.done'));
        } catch (failure) {
            toastFailure(failure, translate(failureText(failure)));
        }
    };
    if (token !== null) {
        return (
            <Modal
                key="renewed"
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
        <Modal
            key="asking"
            open
            title={translate('keys.refresh.title')}
            onClose={onClose}
            onSubmit={confirm}
            actions={
                <>
                    <Button onClick={onClose}>{translate('modal.cancel')}</Button>
                    <SubmitButton>{translate('keys.refresh.confirm')}</SubmitButton>
                </>
            }
        >
            <p>{translate('keys.refresh.text', { label: value.label })}</p>
        </Modal>
    );
}
