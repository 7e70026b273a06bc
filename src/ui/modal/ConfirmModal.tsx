import { Button } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import type { ReactNode } from 'react';
import { Modal, type ModalProps } from './Modal';
import { SubmitButton } from './SubmitButton';

export interface ConfirmModalProps extends Pick<ModalProps, 'title' | 'size' | 'onClose' | 'children'> {
    /** translated, like the labels below */
    text?: ReactNode;
    confirmLabel: string;
    /** defaults to "Cancel" */
    cancelLabel?: string;
    /** defaults to closing the modal */
    onCancel?(): void;
    /** disables the confirm button */
    disabled?: boolean;
    /** cannot be undone */
    destroys?: boolean;
    /** sends the change and shows its outcome; the modal is busy until it resolves */
    onConfirm(): Promise<unknown>;
}

/** Asks for confirmation of a change, e.g. one that cannot be undone or that affects other people. */
export function ConfirmModal(props: ConfirmModalProps) {
    const { text, confirmLabel, cancelLabel, onCancel, disabled, destroys = false, onConfirm, children, ...modal } = props;
    const t = useT();
    return (
        <Modal
            {...modal}
            onSubmit={onConfirm}
            actions={
                <>
                    <Button onClick={onCancel ?? modal.onClose}>{cancelLabel ?? t('modal.cancel')}</Button>
                    <SubmitButton color={destroys ? 'error' : 'primary'} disabled={disabled}>
                        {confirmLabel}
                    </SubmitButton>
                </>
            }
        >
            {text !== undefined && <p>{text}</p>}
            {children}
        </Modal>
    );
}
