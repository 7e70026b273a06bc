import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Modal, type ModalProps } from './Modal';
import { SubmitButton } from './SubmitButton';

export interface FormModalProps extends Omit<ModalProps, 'actions' | 'onSubmit'> {
    onSubmit: NonNullable<ModalProps['onSubmit']>;
    /** label of the button that sends, translated */
    submit: ReactNode;
    /** nothing can be sent yet */
    disabled?: boolean;
    /** sending destroys something: the button says so by its colour */
    destroys?: boolean;
}

/** A modal that sends something: its buttons cancel and send. */
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
