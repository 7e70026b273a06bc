import { useEffect, type RefObject } from 'react';
import { useModal } from './Modal';

/** Puts the focus on the field that the server refused, if there is one, once the modal around it is no longer busy and the field takes it. */
export function FocusWhenIdle({ input }: { input: RefObject<HTMLInputElement | null> | null }) {
    const busy = useModal()?.busy ?? false;
    useEffect(() => {
        if (!busy) input?.current?.focus();
    }, [busy, input]);
    return null;
}
