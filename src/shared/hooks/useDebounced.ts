import { useEffect, useState } from 'react';

/** Returns `value` once it has not changed for `milliseconds`; until then its previous value. */
export function useDebounced<T>(value: T, milliseconds: number): T {
    const [settled, setSettled] = useState(value);
    useEffect(() => {
        const timer = setTimeout(() => setSettled(value), milliseconds);
        return () => clearTimeout(timer);
    }, [value, milliseconds]);
    return settled;
}
