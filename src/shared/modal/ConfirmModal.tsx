import type { ReactNode } from 'react';
import { FormModal } from './FormModal';

interface ConfirmModalProps {
    open: boolean;
    /** translated, like the texts below */
    title: string;
    text: ReactNode;
    confirmLabel: string;
    /** cannot be undone */
    destroys?: boolean;
    /** sends the change and shows its outcome; the modal is busy until it resolves */
    onConfirm(): Promise<unknown>;
    onClose(): void;
}

/** Asks for confirmation of a change that cannot be undone or that affects other people. */
export function ConfirmModal({ open, title, text, confirmLabel, destroys, onConfirm, onClose }: ConfirmModalProps) {
    return (
        <FormModal open={open} title={title} submit={confirmLabel} destroys={destroys} onClose={onClose} onSubmit={onConfirm}>
            <p>{text}</p>
        </FormModal>
    );
}
