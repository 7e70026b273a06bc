import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Modal, type ModalProps } from './Modal';
import { SubmitButton } from './SubmitButton';

export interface FormModalProps extends Omit<ModalProps, 'actions' | 'onSubmit'> {
    onSubmit: NonNullable<ModalProps['onSubmit']>;
    /** label of the submit button, translated */
    submit: ReactNode;
    /** disables the submit button */
    disabled?: boolean;
    /** submitting is destructive: the button shows it by its colour */
    destroys?: boolean;
}

/** A modal with a form: its buttons cancel and submit. */
export function FormModal({ submit, disabled, destroys = false, ...modal }: FormModalProps) {
    const translate = useTranslate();
    return (
        <Modal
            {...modal}
            actions={
                <>
                    <Button onClick={modal.onClose}>{translate('modal.cancel')}</Button>
                    <SubmitButton color={destroys ? 'error' : 'primary'} disabled={disabled}>
                        {submit}
                    </SubmitButton>
                </>
            }
        />
    );
}
