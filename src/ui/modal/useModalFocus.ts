import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { firstTarget, guardKeys, isReachable, isSubmit, trapTab, type KeyGuard } from './focus';
import { addLayer, isTopLayer } from './layers';
import { besideRemoved, standOf } from './neighbours';

/** Id of the element that gets the focus when the modal's opener, e.g. a deleted row, and its neighbours no longer exist. */
const MAIN = 'main';

/**
 * Manages the focus of an open modal: moves it to the first input, keeps it inside, preserves it while busy (which disables the focused
 * control), and returns it to the opener. A submit button that is focused in this way ignores keys for a moment. Escape closes the modal
 * unless it is busy. Returns the ref of the dialog element, a handler for keys pressed inside it, and a function that moves the focus to
 * content that appears afterwards.
 */
export function useModalFocus({ busy, onEscape }: { busy: boolean; onEscape: () => void }): {
    dialog: RefObject<HTMLDivElement | null>;
    onKey: (event: KeyboardEvent) => void;
    focus: (target: HTMLElement) => void;
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
        // Menus opened from the modal are its siblings in the body and trap their own focus.
        const active = document.activeElement;
        if (event.key === 'Tab' && (active === document.body || element.contains(active))) trapTab(event, element);
    }, []);

    // A passive effect on purpose: a menu that closes at the same time has by then returned the focus to its button.
    useEffect(() => {
        const element = dialog.current;
        const layer = element?.parentElement;
        if (!element || !layer) return undefined;
        const opener = document.activeElement;
        const stand = opener ? standOf(opener) : [];
        const { pathname } = window.location;
        const removeLayer = addLayer(layer);
        const guard = guardKeys(element);
        keys.current = guard;
        const given = firstTarget(element) ?? element;
        guard.focus(given);

        // An input that appears afterwards takes the focus from its substitute, until the user does something.
        let untouched = given === element || isSubmit(given);
        const touch = (event: Event): void => {
            // An ignored key does not count as the user's action.
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

        // Keys reach only the document when the focus was lost to the body.
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
            if (document.activeElement === opener) return;
            // The opener was removed or disabled.
            const beside = window.location.pathname === pathname ? besideRemoved(stand) : undefined;
            (beside ?? document.getElementById(MAIN))?.focus({ preventScroll: true });
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

    const focus = useCallback((target: HTMLElement) => keys.current?.focus(target), []);
    return { dialog, onKey, focus };
}
