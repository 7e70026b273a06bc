import { useEffect, type RefObject } from 'react';
import { useModal } from './Modal';

/** Focuses the field that the server refused, if any, once the modal around it is no longer busy and the field can take the focus. */
export function FocusWhenIdle({ input }: { input: RefObject<HTMLInputElement | null> | null }) {
    const busy = useModal()?.busy ?? false;
    useEffect(() => {
        if (!busy) input?.current?.focus();
    }, [busy, input]);
    return null;
}
