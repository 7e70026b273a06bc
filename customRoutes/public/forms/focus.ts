/** Moves the focus to the page's title, because the focused element is about to be removed. Does not scroll. */
export function focusTitle(): void {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
