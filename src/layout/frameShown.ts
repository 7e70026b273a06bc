/** Whether the layout has been shown, and whether it was tried again without what the browser stores for it (SHELL-15). */
export const frame = { isShown: false, wasCleared: false };

/** Notes that the layout is shown, until it is left. */
export function noteFrame(): () => void {
    frame.isShown = true;
    return () => {
        frame.isShown = false;
    };
}
