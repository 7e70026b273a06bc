import { act } from '@testing-library/react';

/**
 * The parts of the browser's top layer that jsdom lacks: modal dialogs and popovers with their focus and events, their buttons, and Escape.
 * The page behind a dialog does not become inert; the browser tests cover that.
 */

interface Shown<Kind extends HTMLElement> {
    element: Kind;
    /** what had the focus before */
    before: Element | null;
}

/** The topmost last. */
let dialogs: Shown<HTMLDialogElement>[] = [];
let popovers: Shown<HTMLElement>[] = [];

const FIRST = ':is(button,input,select,textarea):not(:disabled),a[href],[tabindex]:not([tabindex="-1"])';

const focusAgain = (before: Element | null | undefined): void => {
    if (before instanceof HTMLElement) before.focus();
};

function showModal(this: HTMLDialogElement): void {
    if (this.open) throw new DOMException('It is open already.', 'InvalidStateError');
    if (!this.isConnected) throw new DOMException('It is not in the page.', 'InvalidStateError');
    popovers.forEach(({ element }) => hide(element, false));
    this.open = true;
    dialogs.push({ element: this, before: document.activeElement });
    (this.querySelector<HTMLElement>(FIRST) ?? this).focus();
}

function close(this: HTMLDialogElement, returnValue?: string): void {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    const before = dialogs.find(({ element }) => element === this)?.before;
    dialogs = dialogs.filter(({ element }) => element !== this);
    focusAgain(before);
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

/** Fires the events before and after a popover changes its state; the latter in a task of its own. */
function tell(element: HTMLElement, newState: 'open' | 'closed'): void {
    element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    queueMicrotask(() => act(() => void element.dispatchEvent(Object.assign(new Event('toggle'), { newState }))));
}

function showPopover(this: HTMLElement): void {
    if (popovers.some(({ element }) => element === this)) return;
    popovers.push({ element: this, before: document.activeElement });
    // jsdom hides every popover: it does not know `:popover-open`.
    this.style.display = 'block';
    tell(this, 'open');
}

function hide(popover: HTMLElement, returns: boolean): void {
    const shown = popovers.find(({ element }) => element === popover);
    if (!shown) return;
    popovers = popovers.filter(({ element }) => element !== popover);
    popover.style.display = '';
    if (returns && popover.contains(document.activeElement)) focusAgain(shown.before);
    tell(popover, 'closed');
}

function hidePopover(this: HTMLElement): void {
    hide(this, true);
}

const buttonOf = ({ target }: Event): Element | null =>
    target instanceof Element ? target.closest('button[popovertarget]:enabled') : null;

function onClick(event: Event): void {
    const panel = document.getElementById(buttonOf(event)?.getAttribute('popovertarget') ?? '');
    if (!panel) return;
    if (popovers.some(({ element }) => element === panel)) panel.hidePopover();
    else panel.showPopover();
}

/** Closes popovers when something outside them is pressed. */
function onPointerDown(event: Event): void {
    const own = buttonOf(event)?.getAttribute('popovertarget');
    for (const { element } of popovers)
        if (element.id !== own && !(event.target instanceof Node && element.contains(event.target))) hide(element, false);
}

/** Asks the topmost dialog or popover to close; removed elements have already left the top layer. */
function requestClose(): void {
    popovers = popovers.filter(({ element }) => element.isConnected);
    dialogs = dialogs.filter(({ element }) => element.isConnected && element.open);
    const popover = popovers.at(-1)?.element;
    const dialog = dialogs.at(-1)?.element;
    if (popover) popover.hidePopover();
    else if (dialog && dialog.getAttribute('closedby') !== 'none') {
        if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
    }
}

const dispatch = EventTarget.prototype.dispatchEvent;

/** Handles Escape as a browser does, even if a listener stopped the event's propagation. */
function dispatchEvent(this: EventTarget, event: Event): boolean {
    const allowed = dispatch.call(this, event);
    if (allowed && event instanceof KeyboardEvent && event.type === 'keydown' && event.key === 'Escape') requestClose();
    return allowed;
}

/** Installs the missing parts; can be called again. */
export function installTopLayer(): void {
    dialogs = [];
    popovers = [];
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
    Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
    EventTarget.prototype.dispatchEvent = dispatchEvent;
    window.addEventListener('click', onClick, true);
    window.addEventListener('pointerdown', onPointerDown, true);
}
