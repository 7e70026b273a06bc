import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Modal } from './Modal';
import { SubmitButton } from './SubmitButton';

interface ConfirmModalProps {
    open: boolean;
    /** translated, like the texts below */
    title: string;
    text: ReactNode;
    confirmLabel: string;
    /** does the work and shows its own outcome; the modal is busy while it lasts */
    onConfirm(): Promise<unknown>;
    onClose(): void;
}

/** Asks before something is done that cannot be taken back or that reaches other people. */
export function ConfirmModal({ open, title, text, confirmLabel, onConfirm, onClose }: ConfirmModalProps) {
    const translate = useTranslate();
    return (
        <Modal
            open={open}
            title={title}
            onClose={onClose}
            onSubmit={onConfirm}
            actions={
                <>
                    <Button onClick={onClose}>{translate('modal.cancel')}</Button>
                    <SubmitButton>{confirmLabel}</SubmitButton>
                </>
            }
        >
            <p>{text}</p>
        </Modal>
    );
}
