import { useSyncExternalStore } from 'react';

/** The size of the portal's text, in px, unless the browser is set to another one. */
const BODY_PX = 15;

const scaleNow = (): number => Math.max(1, parseFloat(getComputedStyle(document.body).fontSize) / BODY_PX || 1);

function subscribe(notify: () => void): () => void {
    window.addEventListener('resize', notify);
    return () => window.removeEventListener('resize', notify);
}

/** How many times larger than usual texts are, as set in the browser: rows with a height of their own follow it (WCAG 1.4.4). */
export const useTextScale = (): number => useSyncExternalStore(subscribe, scaleNow);
