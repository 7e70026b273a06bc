import { useSyncExternalStore } from 'react';

/** Set between `beforeprint` and `afterprint`: Firefox only has these events, other browsers also the media query. */
let begun = false;

const isPrinting = (): boolean => begun || window.matchMedia('print').matches;

function subscribe(notify: () => void): () => void {
    const media = window.matchMedia('print');
    const begin = () => {
        begun = true;
        notify();
    };
    const end = () => {
        begun = false;
        notify();
    };
    media.addEventListener('change', notify);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
        media.removeEventListener('change', notify);
        window.removeEventListener('beforeprint', begin);
        window.removeEventListener('afterprint', end);
    };
}

/** Whether the page is being printed (PRINT-1). React renders the change before the browser lays the page out for it. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting);
