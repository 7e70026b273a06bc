import { useRef, useState } from 'react';
import type { Refusals } from './refusals';
import { typedValues } from './typed';

/**
 * The core of a form: its values, and why fields are refused, until they change. `latest` has the values before they are rendered. Small,
 * because the public pages load it too.
 */
export function useFormState<Values extends object>(initial: Values | (() => Values)) {
    const [values, setValues] = useState(initial);
    const [refusals, refuse] = useState<Refusals<Values>>({});
    const latest = useRef(values);
    const clear = (...names: string[]): void =>
        refuse(current => ({ ...current, ...Object.fromEntries(names.map(name => [name, null])) }));
    const change = (changes: Partial<Values>): void => {
        latest.current = { ...latest.current, ...changes };
        setValues(latest.current);
        clear(...Object.keys(changes));
    };
    /** Takes over what the fields show (FORM-2). */
    const readFields = (container: ParentNode | null): void => {
        const typed = typedValues(container, latest.current);
        if (Object.keys(typed).length > 0) change(typed);
    };
    return { values, latest, refusals, refuse, clear, change, readFields };
}

/** Whether no field is refused. */
export const isAccepted = (refusals: Refusals<object>): boolean => !Object.values(refusals).some(Boolean);
