import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid, type Refusals } from '#src/shared/refusals';
import { typedValues } from '#src/shared/typed';

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

const isAccepted = (refusals: Refusals<object>): boolean => !Object.values(refusals).some(Boolean);

/**
 * The state of a form on a public page: like the portal's `usePortalForm`, but without react-hook-form. Only one submission runs at a time.
 * What its fields show is checked and sent (FORM-2). An invalid field, or one that the server refuses, shows why until it is edited; the first
 * one gets the focus. A failure preserves what was typed.
 */
export function usePortalForm<Values extends object>({ initial, check, send, refusal, notify }: PortalFormOptions<Values>) {
    const [values, setValues] = useState(initial);
    const [refusals, setRefusals] = useState<Refusals<Values>>({});
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
        setRefusals(found);
        setFailure(text);
    };
    /** Changes values and clears the errors of their fields. */
    const change = (entered: Partial<Values>): void => {
        // Rendering again would put back what the form knows of the other fields.
        const changes = { ...typedValues(element.current, values), ...entered };
        setValues(current => ({ ...current, ...changes }));
        setRefusals(current => ({ ...current, ...Object.fromEntries(Object.keys(changes).map(name => [name, null])) }));
    };
    /** Runs `sending` instead of `send`. With `form`, a failure focuses the first refused field in it. */
    const attempt = async (sending: typeof send, form?: HTMLFormElement, entered = values): Promise<void> => {
        if (flying.current) return;
        flying.current = true;
        setBusy(true);
        show({}, null);
        let outcome: unknown;
        try {
            outcome = await sending(entered, () => mounted.current);
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
        const entered = { ...values, ...typedValues(form, values) };
        setValues(entered);
        const found = check(entered);
        if (isAccepted(found)) {
            void attempt(send, form, entered);
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
        onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
    });
    return { element, values, failure, busy, field, submit, attempt, reset: () => show({}, null) };
}
