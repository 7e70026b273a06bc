/** The dialogs that are shown, the topmost last. */
const dialogs: HTMLElement[] = [];
let messages: HTMLElement | null = null;

/** Keeps the page behind a dialog from scrolling; the space of a classic scrollbar is preserved, so that nothing moves. */
function lockScrolling(locked: boolean): void {
    const { style, clientWidth } = document.documentElement;
    if (locked && style.overflow === '') style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
    style.overflow = locked ? 'hidden' : '';
    if (!locked) style.scrollbarGutter = '';
}

function refresh(): void {
    lockScrolling(dialogs.length > 0);
    const host = dialogs.at(-1) ?? document.body;
    if (!messages || messages.parentElement === host) return;
    // Keeps the focus and what is animated, where the browser has it.
    if (messages.isConnected && 'moveBefore' in host) host.moveBefore(messages, null);
    else host.append(messages);
}

/** Puts a dialog on top. */
export function enterTop(dialog: HTMLElement): void {
    dialogs.push(dialog);
    refresh();
}

/** Takes it away; call it while the dialog is still in the page, as it holds the messages. */
export function leaveTop(dialog: HTMLElement): void {
    const at = dialogs.indexOf(dialog);
    if (at >= 0) dialogs.splice(at, 1);
    refresh();
}

/**
 * Keeps the element of the messages in the topmost dialog, or else in the page: everything beside that dialog is inert, which no style and
 * no layer can lift. Returns a function that removes it.
 */
export function keepOnTop(element: HTMLElement): () => void {
    messages = element;
    refresh();
    return () => {
        messages = null;
        element.remove();
    };
}
