import type { Page } from '@playwright/test';

/** Measurements of a view, without axe. Each returns its problems as texts. */

/** Checks a view's heading, title and language, animations, live regions and right-to-left text. */
export const facts = (page: Page, { language, heading }: { language: string; heading: boolean }): Promise<string[]> =>
    page.evaluate(
        ({ language, heading }) => {
            const wrong: string[] = [];
            const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
            const { lang, scrollWidth, clientWidth } = document.documentElement;
            if (document.title.trim() === '') wrong.push('the document has no title');
            if (lang !== language) wrong.push(`lang is ${lang}`);
            const headings = [...document.querySelectorAll('h1')].filter(seen);
            if (heading && headings.length !== 1) wrong.push(`${headings.length} headings of the first level`);
            if (scrollWidth > clientWidth) {
                const beyond = [...document.body.querySelectorAll('*')].filter(
                    element => seen(element) && element.getBoundingClientRect().right > clientWidth + 1,
                );
                const last = beyond.filter(element => !beyond.some(other => element !== other && element.contains(other)));
                const names = last.slice(0, 3).map(element => `<${element.tagName.toLowerCase()} class="${element.className}">`);
                wrong.push(`${scrollWidth - clientWidth} px beyond the window: ${names.join(', ')}`);
            }
            for (const box of document.querySelectorAll('dialog[open] *')) {
                const beyond = box.scrollWidth - box.clientWidth;
                // A table of its own may scroll sideways.
                const scrolls =
                    ['auto', 'scroll'].includes(getComputedStyle(box).overflowX) && !box.querySelector(':scope > table');
                if (scrolls && beyond > 1) wrong.push(`${beyond} px beyond a box of the modal`);
            }
            for (const toast of document.querySelectorAll('[data-toast-id]')) {
                if (!toast.closest('[aria-live],[role=status],[role=alert]')) wrong.push('a message is in no live region');
            }
            for (const animation of document.getAnimations()) {
                if (animation.playState !== 'running') continue;
                const { target } = animation.effect as KeyframeEffect;
                // A spinner shows that something is under way; it may turn.
                if (target?.closest('[role=progressbar],svg,[class*=spinner]')) continue;
                const name = animation instanceof CSSAnimation ? animation.animationName : 'a transition';
                wrong.push(`${name} moves ${target?.className} though motion is reduced`);
            }
            // Right-to-left text has to be isolated, by an element of its own or by control characters.
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                const text = node.nodeValue ?? '';
                const parent = node.parentElement;
                if (!/\p{Script=Hebrew}|\p{Script=Arabic}/u.test(text) || !parent || !seen(parent)) continue;
                const mixed = /\p{Script=Latin}/u.test(text) && !/[\u2066-\u2068]/.test(text);
                const isolated = parent.closest('bdi,[dir=auto]') !== null;
                const block = !getComputedStyle(parent).display.startsWith('inline');
                if (!isolated && (mixed || !block)) wrong.push(`not isolated: ${text}`);
            }
            return wrong;
        },
        { language, heading },
    );

/** Buttons, tabs and headings with cut-off text, and controls that overlap. */
export const squeezed = (page: Page, within: string): Promise<string[]> =>
    page.evaluate(within => {
        const wrong: string[] = [];
        const root = [...document.querySelectorAll(within)].find(element => element.checkVisibility()) ?? document.body;
        const words = (element: Element) => `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}`;
        const seen = (element: Element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !element.closest('.visually-hidden') &&
            element.getBoundingClientRect().width > 2;
        const shortens = (element: Element) => {
            const { textOverflow, webkitLineClamp } = getComputedStyle(element);
            return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        };

        // The part that makes a target large enough for a finger is not text.
        const targets = document.createElement('style');
        targets.textContent = ':is(a, button)::after { content: none !important; }';
        document.head.append(targets);
        const NAMED = 'button,[role=tab],[role=menuitem],[role=columnheader],a,h1,h2,h3,h4,th,label,legend,dt';
        for (const element of root.querySelectorAll(NAMED)) {
            if (!seen(element) || element.textContent.trim() === '') continue;
            if (getComputedStyle(element).display === 'inline') continue;
            if ([element, ...element.querySelectorAll('*')].some(shortens)) continue;
            const across = element.scrollWidth - element.clientWidth;
            const down = element.scrollHeight - element.clientHeight;
            if (across > 1) wrong.push(`${across} px cut off: ${words(element)}`);
            if (down > 4) wrong.push(`${down} px below its box: ${words(element)}`);
        }

        /** The visible part of an element: within all ancestors that scroll or clip. */
        const shown = (element: Element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const box = { left, top, right, bottom };
            for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
                if (getComputedStyle(around).overflow === 'visible') continue;
                const edge = around.getBoundingClientRect();
                box.left = Math.max(box.left, edge.left);
                box.right = Math.min(box.right, edge.right);
                box.top = Math.max(box.top, edge.top);
                box.bottom = Math.min(box.bottom, edge.bottom);
            }
            return box;
        };
        /** Elements that stay while the page scrolls overlap the rest on purpose. */
        const floats = (element: Element) => {
            for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
                if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return around;
            }
            return null;
        };
        /** The line that ends in an ellipsis, behind which the boxes of what no longer fits lie over each other. */
        const shortened = (element: Element) => {
            for (let around = element.parentElement; around && around !== root; around = around.parentElement) {
                if (getComputedStyle(around).textOverflow === 'ellipsis') return around;
            }
            return null;
        };
        const controls = [...root.querySelectorAll('a[href],button,input:not([type=hidden]),select,textarea')]
            .filter(seen)
            .map(element => ({ element, box: shown(element), layer: floats(element) }));
        controls.forEach((one, at) => {
            for (const other of controls.slice(at + 1)) {
                if (one.layer !== other.layer) continue;
                const line = shortened(one.element);
                if (line && line === shortened(other.element)) continue;
                if (one.element.contains(other.element) || other.element.closest('label')?.contains(one.element)) continue;
                const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
                const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
                if (across > 2 && down > 2) wrong.push(`${words(one.element)} and ${words(other.element)} overlap`);
            }
        });
        targets.remove();
        return wrong;
    }, within);

/** The buttons at the edges of a modal that are not fully in the viewport. */
export const buttonsOutOfView = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
        [...document.querySelectorAll('dialog[open] :is(header,footer) button')].flatMap(button => {
            const { left, top, right, bottom } = button.getBoundingClientRect();
            const inView = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            return inView ? [] : [`not in view: ${button.textContent || button.ariaLabel}`];
        }),
    );

/**
 * Visible controls that something else covers: what lies at the middle of each is neither the control, nor in it, nor in its label. Each is
 * scrolled into view first. `within` = a selector of what is in front of the page.
 */
export const covered = (page: Page, within: string): Promise<string[]> =>
    page.evaluate(within => {
        const CONTROLS =
            'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=tab],[role=menuitem],[role=option]';
        const root = [...document.querySelectorAll(within)].find(element => element.checkVisibility()) ?? document.body;
        const words = (element: Element) =>
            `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50)}`;
        const seen = (element: Element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.closest('.visually-hidden,[inert],[aria-hidden=true]') &&
            !element.matches(':disabled,[aria-disabled=true]');
        /** Whether an ancestor that clips without scrolling cuts this point off, as it does what no longer fits into a line. */
        const isClipped = (element: Element, x: number, y: number) => {
            for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
                if (getComputedStyle(around).overflow === 'visible') continue;
                const { left, right, top, bottom } = around.getBoundingClientRect();
                if (x < left || x > right || y < top || y > bottom) return true;
            }
            return false;
        };
        /** The element at a point, inside of shadow trees too. */
        const at = (x: number, y: number) => {
            let hit = document.elementFromPoint(x, y);
            while (hit?.shadowRoot) {
                const inner = hit.shadowRoot.elementFromPoint(x, y);
                if (!inner || inner === hit) break;
                hit = inner;
            }
            return hit;
        };
        const wrong: string[] = [];
        const [left, top] = [scrollX, scrollY];
        for (const control of [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(seen)) {
            control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
            const box = control.getClientRects()[0];
            if (!box || box.width < 2 || box.height < 2) continue;
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || isClipped(control, x, y)) continue;
            const hit = at(x, y);
            const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
            if (hit && [control, ...labels].some(part => part.contains(hit))) continue;
            // A message of success is gone after two seconds (SHELL-9).
            if (hit?.closest('[data-toast-id][data-type=success]')) continue;
            // A list of suggestions lies over what is behind it until it is closed.
            if (hit?.closest('[role=listbox]')) continue;
            // Behind the ellipsis of a line there is nothing to be pressed.
            if (hit?.contains(control) && getComputedStyle(hit).textOverflow === 'ellipsis') continue;
            wrong.push(`${words(control)} is under ${hit ? words(hit) : 'nothing'}`.trim());
        }
        scrollTo(left, top);
        return wrong;
    }, within);
