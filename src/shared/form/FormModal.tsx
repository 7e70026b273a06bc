import type { ReactNode } from 'react';
import { ConfirmModal, type ConfirmModalProps } from '../../ui/modal/ConfirmModal';
import { FormFields } from './FormFields';
import { KeptNote } from './KeptNote';
import styles from './form.module.css';
import type { PortalForm } from './usePortalForm';

interface FormModalProps<Values extends object> extends Omit<
    ConfirmModalProps,
    'confirmLabel' | 'onConfirm' | 'onClose' | 'children'
> {
    form: PortalForm<Values>;
    /** by default closes the form and keeps its draft */
    onClose?(): void;
    /** label of the submit button, translated */
    submit: string;
    children: ReactNode;
}

/** A modal with a form, whose fields are bound by name. */
export function FormModal<Values extends object>({
    form,
    submit,
    children,
    onClose = form.close,
    ...modal
}: FormModalProps<Values>) {
    return (
        <ConfirmModal {...modal} confirmLabel={submit} onConfirm={form.submit} onClose={onClose}>
            <FormFields form={form} className={styles.form}>
                <KeptNote form={form} />
                {children}
            </FormFields>
        </ConfirmModal>
    );
}
