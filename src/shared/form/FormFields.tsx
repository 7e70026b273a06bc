import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useModal } from '../../ui/modal/Dialog';
import { focusFirstInvalid } from '../refusals';
import type { PortalForm } from './usePortalForm';

interface FormFieldsProps<Values extends object> {
    form: PortalForm<Values>;
    className?: string;
    children: ReactNode;
}

const FormContext = createContext<PortalForm<object> | null>(null);

/** Returns the form around the calling component. */
export function useForm<Values extends object>(): PortalForm<Values> {
    const form = use(FormContext);
    if (!form) throw new Error('There is no form.');
    return form as PortalForm<Values>;
}

/**
 * Binds its fields to the form by name. When fields are refused, the first one gets the focus, once the form and its modal are no longer
 * busy.
 */
export function FormFields<Values extends object>({ form, className, children }: FormFieldsProps<Values>) {
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
            <FormContext value={form}>{children}</FormContext>
        </div>
    );
}
