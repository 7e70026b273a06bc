/**
 * What jsdom lacks of `<dialog>`: `showModal` and `close` with their focus, and Escape as a browser handles it. It does not make the page
 * behind inert: journeys test that.
 */

/** The modal dialogs, the topmost last, and what had the focus before each. */
let shown: { dialog: HTMLDialogElement; before: Element | null }[] = [];

const FIRST = ':is(button,input,select,textarea):not(:disabled),a[href],[tabindex]:not([tabindex="-1"])';

function showModal(this: HTMLDialogElement): void {
    if (this.open) throw new DOMException('It is open already.', 'InvalidStateError');
    if (!this.isConnected) throw new DOMException('It is not in the page.', 'InvalidStateError');
    this.open = true;
    shown.push({ dialog: this, before: document.activeElement });
    (this.querySelector<HTMLElement>(FIRST) ?? this).focus();
}

function close(this: HTMLDialogElement, returnValue?: string): void {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    const before = shown.find(({ dialog }) => dialog === this)?.before;
    shown = shown.filter(({ dialog }) => dialog !== this);
    if (before instanceof HTMLElement) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

/** Asks the topmost dialog to close; one that was removed has left the top layer. */
function requestClose(): void {
    shown = shown.filter(({ dialog }) => dialog.isConnected && dialog.open);
    const top = shown.at(-1)?.dialog;
    if (!top || top.getAttribute('closedby') === 'none') return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
}

const dispatch = EventTarget.prototype.dispatchEvent;

/** Does after Escape what a browser does, even if a listener has stopped the event on its way. */
function dispatchEvent(this: EventTarget, event: Event): boolean {
    const allowed = dispatch.call(this, event);
    if (allowed && event instanceof KeyboardEvent && event.type === 'keydown' && event.key === 'Escape') requestClose();
    return allowed;
}

/** Installs the missing parts; can be called again. */
export function installDialogs(): void {
    shown = [];
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
    EventTarget.prototype.dispatchEvent = dispatchEvent;
}
