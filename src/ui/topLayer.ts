/** The open dialogs, topmost last. */
const dialogs: HTMLElement[] = [];
let messages: HTMLElement | null = null;

/** Keeps the page behind a dialog from scrolling; reserves the space of a classic scrollbar, so that nothing moves. */
function lockScrolling(locked: boolean): void {
    const { documentElement: root } = document;
    const { style } = root;
    // Measured only then: it lays out the page.
    if (locked && style.overflow === '') style.scrollbarGutter = window.innerWidth > root.clientWidth ? 'stable' : '';
    style.overflow = locked ? 'hidden' : '';
    if (!locked) style.scrollbarGutter = '';
}

function refresh(): void {
    lockScrolling(dialogs.length > 0);
    const host = dialogs.at(-1) ?? document.body;
    if (!messages || messages.parentElement === host) return;
    // Preserves focus and animations, in browsers that support it.
    if (messages.isConnected && 'moveBefore' in host) host.moveBefore(messages, null);
    else host.append(messages);
}

/** Registers an open dialog as the topmost one. */
export function enterTop(dialog: HTMLElement): void {
    dialogs.push(dialog);
    refresh();
}

/** Unregisters a dialog. Call it while the dialog is still in the page, because it contains the toasts. */
export function leaveTop(dialog: HTMLElement): void {
    const at = dialogs.indexOf(dialog);
    if (at >= 0) dialogs.splice(at, 1);
    refresh();
}

/**
 * Keeps the toasts' element in the topmost dialog, or in the page if there is none: everything outside that dialog is inert, which neither
 * style nor layer can change. Returns a function that removes it.
 */
export function keepOnTop(element: HTMLElement): () => void {
    messages = element;
    refresh();
    return () => {
        messages = null;
        element.remove();
    };
}
