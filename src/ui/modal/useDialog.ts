import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { enterTop, leaveTop } from '../topLayer';
import { firstTarget, guardKeys, ignoreSecondClick, isReachable, isSubmit, type KeyGuard } from './focus';
import { nearestToRemoved, neighboursOf } from './neighbours';

/** Id of the element that gets the focus when the modal's opener, e.g. a deleted row, and its neighbours no longer exist. */
const MAIN = 'main';

/**
 * Shows a dialog above the page, which the browser makes inert, and manages the focus: moves it to the first input, keeps it while busy,
 * which disables controls, and returns it to the opener. A submit button focused by this hook ignores keys for a moment. Returns the ref of
 * the dialog, a function that moves the focus to content that appears later, and one that shows the dialog again after the browser has
 * closed it.
 */
export function useDialog(busy: boolean): {
    dialog: RefObject<HTMLDialogElement | null>;
    focus: (target: HTMLElement) => void;
    showAgain: () => void;
} {
    const dialog = useRef<HTMLDialogElement>(null);
    const lastFocused = useRef<HTMLElement | null>(null);
    const keys = useRef<KeyGuard | null>(null);

    const focusAgain = useCallback((element: HTMLElement): void => {
        const last = lastFocused.current;
        const target = last?.isConnected && isReachable(last) ? last : firstTarget(element);
        if (target) keys.current?.focus(target);
    }, []);

    // A passive effect on purpose: by then, a menu that closes at the same time has returned the focus to its button.
    useEffect(() => {
        const element = dialog.current;
        if (!element) return undefined;
        const opener = document.activeElement;
        const neighbours = opener ? neighboursOf(opener) : [];
        const { pathname } = window.location;
        element.showModal();
        enterTop(element);
        const guard = guardKeys(element);
        keys.current = guard;
        const given = firstTarget(element) ?? element;
        guard.focus(given);

        // An input that appears later takes the focus, unless the user has already done something.
        let untouched = given === element || isSubmit(given);
        const touch = (event: Event): void => {
            // A key that was ignored does not count.
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

        return () => {
            arrivals.disconnect();
            element.removeEventListener('focusin', rememberFocus);
            element.removeEventListener('keydown', touch);
            element.removeEventListener('pointerdown', touch);
            guard.stop();
            // The browser returns the focus only when a dialog is closed, not when it is removed, and not to a neighbour.
            if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
            if (document.activeElement === opener) return;
            // The opener was removed or disabled.
            const beside = window.location.pathname === pathname ? nearestToRemoved(neighbours) : undefined;
            (beside ?? document.getElementById(MAIN))?.focus({ preventScroll: true });
        };
    }, []);

    // Not in the effect above, whose cleanup runs after the dialog has left the page: the toasts would be removed with it.
    useLayoutEffect(() => {
        const element = dialog.current;
        return () => {
            if (!element) return;
            leaveTop(element);
            ignoreSecondClick();
        };
    }, []);

    // Restores the focus, which a control loses when it is disabled.
    useEffect(() => {
        const element = dialog.current;
        if (!element) return;
        const active = document.activeElement;
        if (busy) {
            if (active === document.body || element.contains(active)) element.focus();
        } else if (active === element || active === document.body) focusAgain(element);
    }, [busy, focusAgain]);

    const focus = useCallback((target: HTMLElement) => keys.current?.focus(target), []);
    const showAgain = (): void => {
        const element = dialog.current;
        if (!element || element.open) return;
        const last = lastFocused.current;
        element.showModal();
        lastFocused.current = last;
        focusAgain(element);
    };
    return { dialog, focus, showAgain };
}
