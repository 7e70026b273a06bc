import { useEffect, type RefObject } from 'react';
import { useModal } from '../../shared/modal/Modal';

/** Puts the focus on the field that the server refused, once the modal around it is no longer busy and the field takes it. */
export function FocusRefused({ field, refused }: { field: RefObject<HTMLInputElement | null>; refused: boolean }) {
    const busy = useModal()?.busy ?? false;
    useEffect(() => {
        if (refused && !busy) field.current?.focus();
    }, [field, refused, busy]);
    return null;
}
