import { useEffect, useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useModal } from '../../ui/modal/Modal';
import { focusFirstInvalid } from '../refusals';
import type { PortalForm } from './usePortalForm';

interface FormFieldsProps<Values extends FieldValues> {
    form: PortalForm<Values>;
    className?: string;
    children: ReactNode;
}

/**
 * Binds its fields to the form by name. When fields are refused, the first one gets the focus, once the form and its modal are no longer
 * busy.
 */
export function FormFields<Values extends FieldValues>({ form, className, children }: FormFieldsProps<Values>) {
    const modal = useModal();
    const busy = form.busy || (modal?.busy ?? false);
    const { fields, refused } = form;
    const seen = useRef(refused);

    useEffect(() => {
        if (busy || seen.current === refused) return;
        seen.current = refused;
        if (fields.current) focusFirstInvalid(fields.current);
    }, [busy, fields, refused]);

    return (
        // What one field shows is read before another one's change renders the form again, and puts back what it knows.
        <div ref={fields} className={className} onInputCapture={form.readFields}>
            <FormProvider {...form.methods}>{children}</FormProvider>
        </div>
    );
}
