import type { Page } from '@playwright/test';

/**
 * Wraps every text of every document that is opened from now on once it is loaded, and each that appears later, as browsers' translators
 * do: in two elements of its own, except where `translate="no"` forbids it (SHELL-14). The words stay, so that they can be looked for.
 */
export const translate = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
        const SKIPPED = '[translate=no],script,style,noscript,textarea,svg';
        // Not in HTML any more, but what translators write.
        const font: string = 'font';
        const wrap = (text: Node): void => {
            const parent = text.parentElement;
            if (!parent || (text.nodeValue ?? '').trim() === '' || parent.matches('font font') || parent.closest(SKIPPED)) return;
            const outer = document.createElement(font);
            const inner = document.createElement(font);
            outer.style.verticalAlign = 'inherit';
            inner.style.verticalAlign = 'inherit';
            outer.append(inner);
            text.parentNode?.replaceChild(outer, text);
            inner.append(text);
        };
        const wrapBelow = (root: Node): void => {
            const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
            const texts: Node[] = [];
            for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
            texts.forEach(wrap);
        };
        const observer = new MutationObserver(changes => {
            for (const { addedNodes } of changes) {
                addedNodes.forEach(node => (node.nodeType === Node.TEXT_NODE ? wrap(node) : wrapBelow(node)));
            }
        });
        addEventListener('load', () => {
            wrapBelow(document.body);
            observer.observe(document.body, { childList: true, subtree: true });
        });
    });

/** Translates a page whose scripts have not all arrived, as a browser does that does not wait for them. */
export const translateNow = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('load')));
