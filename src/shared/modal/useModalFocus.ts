import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { firstTarget, trapTab } from './focus';
import { addLayer, isTopLayer } from './layers';

/** Where focus goes when what opened a modal is gone, e.g. a deleted row. */
const MAIN = 'main';

/**
 * The focus of an open modal: goes to its first input, stays inside, survives a busy time (which disables the focused control),
 * and returns to what opened it. Escape asks to close, unless busy. Answers the ref of the dialog element, and what to do with
 * keys that are pressed inside it.
 */
export function useModalFocus({ busy, onEscape }: { busy: boolean; onEscape: () => void }): {
    dialog: RefObject<HTMLDivElement | null>;
    onKey: (event: KeyboardEvent) => void;
} {
    const dialog = useRef<HTMLDivElement>(null);
    const lastFocused = useRef<HTMLElement | null>(null);
    const latest = useRef({ busy, onEscape });

    useEffect(() => {
        latest.current = { busy, onEscape };
    });

    const onKey = useCallback((event: KeyboardEvent): void => {
        const element = dialog.current;
        const layer = element?.parentElement;
        if (!element || !layer || !isTopLayer(layer) || event.defaultPrevented || event.isComposing) return;
        if (event.key === 'Escape' && !latest.current.busy) {
            event.preventDefault();
            latest.current.onEscape();
        }
        // Menus opened from the modal stand beside it in the body and trap their own focus.
        const active = document.activeElement;
        if (event.key === 'Tab' && (active === document.body || element.contains(active))) trapTab(event, element);
    }, []);

    // A passive effect on purpose: a menu that closes in the same moment has by then given focus back to its button.
    useEffect(() => {
        const element = dialog.current;
        const layer = element?.parentElement;
        if (!element || !layer) return undefined;
        const opener = document.activeElement;
        const removeLayer = addLayer(layer);
        const given = firstTarget(element) ?? element;
        given.focus();

        // An input that arrives later takes the focus from what stood in for it, as long as nobody has done anything.
        let untouched = !(given instanceof HTMLInputElement);
        const touch = (): void => {
            untouched = false;
        };
        element.addEventListener('keydown', touch);
        element.addEventListener('pointerdown', touch);
        const arrivals = new MutationObserver(() => {
            const active = document.activeElement;
            if (active === element || (untouched && active === given)) firstTarget(element)?.focus();
        });
        arrivals.observe(element, { childList: true, subtree: true });

        const rememberFocus = (event: FocusEvent): void => {
            if (event.target instanceof HTMLElement && event.target !== element) lastFocused.current = event.target;
        };
        element.addEventListener('focusin', rememberFocus);

        // Keys reach the document alone when the focus was lost to the body.
        document.addEventListener('keydown', onKey);

        return () => {
            arrivals.disconnect();
            element.removeEventListener('focusin', rememberFocus);
            element.removeEventListener('keydown', touch);
            element.removeEventListener('pointerdown', touch);
            document.removeEventListener('keydown', onKey);
            removeLayer();
            const reachable = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
            (reachable ? opener : document.getElementById(MAIN))?.focus({ preventScroll: true });
        };
    }, [onKey]);

    // A control that was disabled while busy has lost the focus to the body.
    useEffect(() => {
        const element = dialog.current;
        if (!element) return;
        if (busy) {
            if (document.activeElement === document.body || element.contains(document.activeElement)) element.focus();
        } else if (document.activeElement === element || document.activeElement === document.body) {
            (lastFocused.current?.isConnected ? lastFocused.current : firstTarget(element))?.focus();
        }
    }, [busy]);

    return { dialog, onKey };
}
