import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
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
    const t = useT();
    return (
        <Modal
            {...modal}
            actions={
                <>
                    <Button onClick={modal.onClose}>{t('modal.cancel')}</Button>
                    <SubmitButton color={destroys ? 'error' : 'primary'} disabled={disabled}>
                        {submit}
                    </SubmitButton>
                </>
            }
        />
    );
}
