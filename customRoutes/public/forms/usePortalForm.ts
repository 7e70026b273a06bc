import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { isAccepted, useFormState } from '#src/shared/formState';
import { focusFirstInvalid, type Refusals } from '#src/shared/refusals';

interface PortalFormOptions<Values> {
    initial: Values | (() => Values);
    /** Validates the values before they are sent. */
    check(values: NoInfer<Values>): Refusals<NoInfer<Values>>;
    /**
     * Sends the values; rejects when that fails. Resolving to `'leaving'` keeps the form busy. `isCurrent` tells whether the form is still
     * mounted and waiting.
     */
    send(values: NoInfer<Values>, isCurrent: () => boolean): Promise<unknown>;
    /** Returns the fields that a failure belongs to. */
    refusal?(failure: unknown): Refusals<NoInfer<Values>>;
    /** Returns the text for a failure, shown above the form; null when it is shown otherwise. */
    notify(failure: unknown): string | null;
}

const textOf = (refusal: string | false | null | undefined): string | undefined => refusal || undefined;

/**
 * The state of a form on a public page: the portal's `usePortalForm` without drafts, toasts and modals. Only one submission runs at a time.
 * What its fields show is checked and sent (FORM-2). An invalid field, or one that the server refuses, shows why until it is edited; the first
 * one gets the focus. A failure preserves what was typed.
 */
export function usePortalForm<Values extends object>({ initial, check, send, refusal, notify }: PortalFormOptions<Values>) {
    const { values, latest, refusals, refuse, change, readFields } = useFormState(initial);
    const [failure, setFailure] = useState<string | null>(null);
    const [busy, setBusy] = useState(false);
    const flying = useRef(false);
    const element = useRef<HTMLFormElement>(null);
    const mounted = useRef(true);
    useEffect(() => {
        mounted.current = true;
        return () => {
            mounted.current = false;
        };
    }, []);

    const show = (found: Refusals<Values>, text: string | null): void => {
        refuse(found);
        setFailure(text);
    };
    /** Runs `sending` instead of `send`. With `form`, a failure focuses the first refused field in it. */
    const attempt = async (sending: typeof send, form?: HTMLFormElement): Promise<void> => {
        if (flying.current) return;
        flying.current = true;
        setBusy(true);
        show({}, null);
        let outcome: unknown;
        try {
            outcome = await sending(latest.current, () => mounted.current);
        } catch (error) {
            flushSync(() => show(refusal?.(error) ?? {}, notify(error)));
            if (form) focusFirstInvalid(form);
        }
        if (outcome === 'leaving' || !mounted.current) return;
        flying.current = false;
        setBusy(false);
    };
    const submit = (event: SubmitEvent<HTMLFormElement>): void => {
        event.preventDefault();
        if (busy) return;
        const form = event.currentTarget;
        readFields(form);
        const found = check(latest.current);
        if (isAccepted(found)) {
            void attempt(send, form);
            return;
        }
        flushSync(() => show(found, null));
        focusFirstInvalid(form);
    };
    /** The props of the field for this value. */
    const field = <Name extends keyof Values & string>(name: Name) => ({
        name,
        value: values[name],
        error: textOf(refusals[name]),
        onChange: (value: Values[Name]) => {
            // Rendering again would put back what the form knows of the other fields.
            readFields(element.current);
            change({ [name]: value } as unknown as Partial<Values>);
        },
    });
    return { element, values, failure, busy, field, submit, attempt, reset: () => show({}, null) };
}
