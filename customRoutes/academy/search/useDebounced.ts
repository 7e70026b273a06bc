import { useEffect, useState } from 'react';

/** A value that follows `value` after it has rested for so many milliseconds. */
export function useDebounced<T>(value: T, milliseconds: number): T {
    const [settled, setSettled] = useState(value);
    useEffect(() => {
        const timer = setTimeout(() => setSettled(value), milliseconds);
        return () => clearTimeout(timer);
    }, [value, milliseconds]);
    return settled;
}
