import { CARD_BREAKPOINT_PX } from '../../config/displayMode';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a CSS media query currently matches, e.g. `(max-width: 767.95px)`; updates when that changes. */
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

const PHONE = `(max-width: ${CARD_BREAKPOINT_PX - 0.05}px)`;

/** Whether the window is narrower than 768 px, where lists are cards and the breadcrumb is a back button (LIST-4, SHELL-3). */
export const usePhone = (): boolean => useMediaQuery(PHONE);

/** Whether the window is narrower than 1024 px, where neither two columns nor wide tables fit beside the sidebar; the style sheets have the same. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 1023.95px)');

/** The same at this moment. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches;
