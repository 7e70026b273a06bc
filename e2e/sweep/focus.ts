import type { Page } from '@playwright/test';

/** The focus on a view: visible, never covered, trapped in overlays, and restored when they close. */

/** More tab stops than any view has. */
const MOST_STOPS = 150;
/** How often Tab may stay in one element: the parts of a date, or the contents of a frame. */
const SAME_ELEMENT = 12;

interface FocusStore {
    focusStore?: { seen: WeakSet<Element>; last: Element | null; look: string; opener: HTMLElement | null };
}

/** From now on the page remembers the focused element outside of modals and menus. Call it before the page is opened. */
export const rememberOpener = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
        const store = window as unknown as FocusStore;
        store.focusStore = { seen: new WeakSet(), last: null, look: '', opener: null };
        document.addEventListener('focusin', ({ target }) => {
            const outside = target instanceof HTMLElement && !target.closest('dialog,[role=menu],[popover],nav[data-open]');
            if (outside && store.focusStore) store.focusStore.opener = target;
        });
    });

/** Starts before the first element of the page, or of the modal in front of it. */
const begin = (page: Page, within: string): Promise<void> =>
    page.evaluate(within => {
        const { focusStore: store } = window as unknown as FocusStore;
        if (!store) return;
        const { opener } = store;
        store.seen = new WeakSet();
        store.last = null;
        const root = document.querySelector(within) ?? document.body;
        const start = document.createElement('span');
        start.tabIndex = -1;
        root.prepend(start);
        start.focus({ preventScroll: true });
        start.remove();
        store.opener = opener;
    }, within);

/**
 * Examines the focused element, and compares the previous one's appearance with and without the focus. `done`: all elements were seen, or
 * the focus has left the page.
 */
const look = (page: Page, within: string): Promise<{ wrong: string[]; done: boolean; same: boolean }> =>
    page.evaluate(async within => {
        // Toasts evade the focus in the next frame.
        await new Promise(requestAnimationFrame);
        const { focusStore: store } = window as unknown as FocusStore;
        const wrong: string[] = [];
        if (!store) return { wrong, done: true, same: false };
        const name = (element: Element) =>
            `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}`;
        /** How an element and its surroundings look, with all properties that may show the focus. */
        const appearance = (element: Element) => {
            // The sibling, unless it can take the focus itself and changes because of that.
            const beside = element.nextElementSibling;
            const still = beside instanceof HTMLElement && beside.tabIndex >= 0 ? null : beside;
            const above = [
                element.parentElement,
                element.parentElement?.parentElement,
                element.parentElement?.parentElement?.parentElement,
                // A row that leads to its page has the ring as a whole.
                element.closest('li'),
            ];
            const root = element.getRootNode();
            const near = [element, ...above, root instanceof ShadowRoot ? root.host : null, still];
            const frame = element.parentElement?.querySelector('fieldset');
            return [...near, frame, element.firstElementChild]
                .flatMap(part => (part ? [part] : []))
                .map(part => {
                    const style = getComputedStyle(part);
                    const { outline, outlineStyle, outlineOffset, boxShadow, border, backgroundColor, textDecoration } = style;
                    // An invisible outline does not count, whatever its offset.
                    const drawn = outlineStyle === 'none' ? '' : `${outline} ${outlineOffset}`;
                    return [drawn, boxShadow, border, backgroundColor, textDecoration].join();
                })
                .join('|');
        };

        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        if (active === store.last && active !== null && active !== document.body) return { wrong, done: false, same: true };
        // The content of a frame shows its own focus.
        const told = store.last?.isConnected && store.last.tagName !== 'IFRAME';
        if (store.last && told && appearance(store.last) === store.look) {
            wrong.push(`no visible focus: ${name(store.last)}`);
        }
        store.last = null;
        if (!active || active === document.body || active === document.documentElement) return { wrong, done: true, same: false };
        if (store.seen.has(active)) return { wrong, done: true, same: false };
        store.seen.add(active);
        store.last = active;
        store.look = appearance(active);
        const root = document.querySelector(within);
        const host = active.getRootNode() instanceof ShadowRoot ? (active.getRootNode() as ShadowRoot).host : active;
        if (root && !root.contains(host) && !host.closest('[data-toasts]'))
            wrong.push(`the focus leaves what is in front: ${name(active)}`);

        const box = active.getClientRects()[0];
        if (!box) return { wrong: [...wrong, `not to be seen: ${name(active)}`], done: false, same: false };
        const left = Math.max(box.left, 0);
        const right = Math.min(box.right, innerWidth);
        const top = Math.max(box.top, 0);
        const bottom = Math.min(box.bottom, innerHeight);
        if (right <= left || bottom <= top) wrong.push(`out of view: ${name(active)}`);
        else {
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            let hit = document.elementFromPoint(x, y);
            while (hit?.shadowRoot) {
                const inner = hit.shadowRoot.elementFromPoint(x, y);
                if (!inner || inner === hit) break;
                hit = inner;
            }
            const related =
                hit !== null &&
                (active.contains(hit) ||
                    hit.contains(active) ||
                    host.contains(hit) ||
                    (hit.getRootNode() instanceof ShadowRoot && host.contains((hit.getRootNode() as ShadowRoot).host)) ||
                    active.closest('label')?.contains(hit) === true);
            if (!related) wrong.push(`covered by ${hit ? name(hit) : 'nothing'}: ${name(active)}`);
        }
        return { wrong, done: false, same: false };
    }, within);

/** Moves through the page, or through `within`, with Tab. Returns the problems of the focus. */
export async function walk(page: Page, within: string | null): Promise<string[]> {
    const root = within ?? 'no-such-element';
    const wrong: string[] = [];
    await begin(page, root);
    let same = 0;
    for (let stop = 0; stop < MOST_STOPS && same < SAME_ELEMENT; stop++) {
        await page.keyboard.press('Tab');
        const seen = await look(page, root);
        wrong.push(...seen.wrong);
        same = seen.same ? same + 1 : 0;
        if (seen.done) return wrong;
    }
    return [...wrong, same > 0 ? 'the focus stays where it is' : `more than ${MOST_STOPS} stops`];
}

/** Whether the focus is inside of `within`. */
export const focusIsIn = (page: Page, within: string): Promise<boolean> =>
    page.evaluate(within => document.activeElement?.closest(within) != null, within);

/** The problems of the focus after an overlay was closed. */
export const focusReturned = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
        const opener = (window as unknown as FocusStore).focusStore?.opener;
        const active = document.activeElement;
        if (active === null || active === document.body) return ['the focus is lost'];
        if (!opener?.isConnected || !opener.checkVisibility() || active === opener) return [];
        return [`the focus is on <${active.tagName.toLowerCase()}> ${active.textContent.slice(0, 40)} instead of what opened it`];
    });
