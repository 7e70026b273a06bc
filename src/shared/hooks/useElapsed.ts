import { useEffect, useState } from 'react';

/** Returns whether this many milliseconds have passed since the component was mounted. */
export function useElapsed(milliseconds: number): boolean {
    const [waited, setWaited] = useState(false);
    useEffect(() => {
        const timer = setTimeout(() => setWaited(true), milliseconds);
        return () => clearTimeout(timer);
    }, [milliseconds]);
    return waited;
}
