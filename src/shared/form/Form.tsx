import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { isSubmit } from '../../ui/modal/focus';
import { FormFields } from './FormFields';
import type { PortalForm } from './usePortalForm';

interface FormProps<Values extends object> {
    form: PortalForm<Values>;
    className?: string;
    /** CSS selector of what gets the focus after an attempt, if the submit button lost it by being disabled */
    focusAfter: 'textarea' | '[type=submit]';
    children: ReactNode;
}

/** A form on a page. In a modal use `FormModal`. */
export function Form<Values extends object>({ form, className, focusAfter, children }: FormProps<Values>) {
    const element = useRef<HTMLFormElement>(null);
    const sent = useRef(false);
    useEffect(() => {
        if (form.busy) {
            sent.current = true;
            return;
        }
        if (!sent.current) return;
        sent.current = false;
        // A refused field already has the focus (FormFields).
        if (element.current?.querySelector('[aria-invalid="true"]')) return;
        const active = document.activeElement;
        // The submit button always takes the focus back, because useFocusKeeper may have moved it elsewhere.
        const lost = active === document.body || isSubmit(active) || focusAfter === '[type=submit]';
        if (lost) element.current?.querySelector<HTMLElement>(focusAfter)?.focus();
    }, [form.busy, focusAfter]);

    return (
        <form
            ref={element}
            noValidate
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
                event.preventDefault();
                void form.submit();
            }}
        >
            <FormFields form={form} className={className}>
                {children}
            </FormFields>
        </form>
    );
}
