import { CARD_BREAKPOINT_PX } from '../../config/displayMode';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a CSS media query holds now, e.g. `(max-width: 767.95px)`; follows changes. */
export function useMediaQuery(query: string): boolean {
    const subscribe = useCallback(
        (notify: () => void) => {
            const list = window.matchMedia(query);
            list.addEventListener('change', notify);
            return () => list.removeEventListener('change', notify);
        },
        [query],
    );
    return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Below 768 px lists are cards and the breadcrumb is a back button (specification 1, section 9). */
export const usePhone = (): boolean => useMediaQuery(`(max-width: ${CARD_BREAKPOINT_PX - 0.05}px)`);
