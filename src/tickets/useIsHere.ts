import { useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is still shown, for what comes back later. */
export function useIsHere(): () => boolean {
    const here = useRef(true);
    useEffect(() => {
        here.current = true;
        return () => {
            here.current = false;
        };
    }, []);
    return () => here.current;
}
