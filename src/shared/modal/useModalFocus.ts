import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { firstTarget, guardKeys, isReachable, isSubmit, trapTab, type KeyGuard } from './focus';
import { addLayer, isTopLayer } from './layers';

/** Where focus goes when what opened a modal is gone, e.g. a deleted row. */
const MAIN = 'main';

/**
 * The focus of an open modal: goes to its first input, stays inside, survives a busy time (which disables the focused control),
 * and returns to what opened it. A submit button that got it in this way is deaf for a moment. Escape asks to close, unless busy.
 * Answers the ref of the dialog element, and what to do with keys that are pressed inside it.
 */
export function useModalFocus({ busy, onEscape }: { busy: boolean; onEscape: () => void }): {
    dialog: RefObject<HTMLDivElement | null>;
    onKey: (event: KeyboardEvent) => void;
} {
    const dialog = useRef<HTMLDivElement>(null);
    const lastFocused = useRef<HTMLElement | null>(null);
    const keys = useRef<KeyGuard | null>(null);
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
        const guard = guardKeys(element);
        keys.current = guard;
        const given = firstTarget(element) ?? element;
        guard.focus(given);

        // An input that arrives later takes the focus from what stood in for it, as long as nobody has done anything.
        let untouched = given === element || isSubmit(given);
        const touch = (event: Event): void => {
            // A key that was ignored is nothing that the person has done here.
            if (!event.defaultPrevented) untouched = false;
        };
        element.addEventListener('keydown', touch);
        element.addEventListener('pointerdown', touch);
        const arrivals = new MutationObserver(() => {
            const active = document.activeElement;
            if (active !== element && !(untouched && active === given)) return;
            const target = firstTarget(element);
            if (target && target !== active) guard.focus(target);
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
            guard.stop();
            document.removeEventListener('keydown', onKey);
            removeLayer();
            if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
            // It is gone or disabled.
            if (document.activeElement !== opener) document.getElementById(MAIN)?.focus({ preventScroll: true });
        };
    }, [onKey]);

    // A control that was disabled while busy has lost the focus to the body.
    useEffect(() => {
        const element = dialog.current;
        if (!element) return;
        if (busy) {
            if (document.activeElement === document.body || element.contains(document.activeElement)) element.focus();
        } else if (document.activeElement === element || document.activeElement === document.body) {
            const last = lastFocused.current;
            const target = last?.isConnected && isReachable(last) ? last : firstTarget(element);
            if (target) keys.current?.focus(target);
        }
    }, [busy]);

    return { dialog, onKey };
}
