import type { ReactNode } from 'react';
import { FormModal } from './FormModal';

interface ConfirmModalProps {
    open: boolean;
    /** translated, like the texts below */
    title: string;
    text: ReactNode;
    confirmLabel: string;
    /** it cannot be taken back */
    destroys?: boolean;
    /** does the work and shows its own outcome; the modal is busy while it lasts */
    onConfirm(): Promise<unknown>;
    onClose(): void;
}

/** Asks before something is done that cannot be taken back or that reaches other people. */
export function ConfirmModal({ open, title, text, confirmLabel, destroys, onConfirm, onClose }: ConfirmModalProps) {
    return (
        <FormModal open={open} title={title} submit={confirmLabel} destroys={destroys} onClose={onClose} onSubmit={onConfirm}>
            <p>{text}</p>
        </FormModal>
    );
}
