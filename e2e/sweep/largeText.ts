import type { Page } from '@playwright/test';

/** Text alone enlarged (WCAG 1.4.4), and what it then covers. */

/** How a browser enlarges text alone: its text size at 200 %, or a smallest size. */
export const SIZES = ['200 %', 'at least 24 px'] as const;

/** Enlarges the text of a page as a browser's setting does. Returns a function that undoes it. */
export async function enlarge(page: Page, size: (typeof SIZES)[number]): Promise<() => Promise<unknown>> {
    /** What follows the size of text, e.g. a table's rows, learns of it as of a new width of the window. */
    const settle = () =>
        page.evaluate(
            () =>
                new Promise(done => {
                    dispatchEvent(new Event('resize'));
                    requestAnimationFrame(() => requestAnimationFrame(done));
                }),
        );
    if (size === '200 %') {
        const browser = await page.context().newCDPSession(page);
        const set = async (standard: number) => {
            await browser.send('Page.setFontSizes', { fontSizes: { standard } });
            await settle();
        };
        await set(32);
        return () => set(16).then(() => browser.detach());
    }
    await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
            if (parseFloat(getComputedStyle(element).fontSize) >= 24) continue;
            element.dataset.enlarged = element.style.fontSize;
            element.style.fontSize = '24px';
        }
    });
    await settle();
    return async () => {
        await page.evaluate(() => {
            for (const element of document.querySelectorAll<HTMLElement>('[data-enlarged]')) {
                element.style.fontSize = element.dataset.enlarged ?? '';
                delete element.dataset.enlarged;
            }
        });
        await settle();
    };
}

/** Visible texts that lie over each other, and lines of which a box that does not scroll cuts off a part. `within` = what is in front. */
export const overlaps = (page: Page, within: string): Promise<string[]> =>
    page.evaluate(within => {
        const root = [...document.querySelectorAll(within)].find(element => element.checkVisibility()) ?? document.body;
        const seen = (element: Element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            // The rows of a list's table have one height, which does not follow the text.
            !element.closest('.visually-hidden, svg, option, [role=grid] [role=row]');
        /** Elements that stay while the page scrolls lie over the rest on purpose. */
        const layerOf = (element: Element) => {
            for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
                const { position, zIndex } = getComputedStyle(around);
                if (['fixed', 'sticky'].includes(position) || (position === 'absolute' && Number(zIndex) > 0)) return around;
            }
            return null;
        };
        const wrong: string[] = [];
        const lines: { text: string; layer: Element | null; node: Node; box: DOMRect }[] = [];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = (node.nodeValue ?? '').trim();
            const parent = node.parentElement;
            if (text === '' || !parent || !seen(parent)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const size = parseFloat(getComputedStyle(parent).fontSize);
            for (const rect of range.getClientRects()) {
                // The letters, without the space above and below them.
                const inset = Math.max(0, (rect.height - size) / 2);
                const letters = new DOMRect(rect.x, rect.y + inset, rect.width, rect.height - 2 * inset);
                let { left, top, right, bottom } = letters;
                let cut = '';
                for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
                    const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(around);
                    const edge = around.getBoundingClientRect();
                    if (overflowY !== 'visible') {
                        const isScrolled = ['auto', 'scroll'].includes(overflowY) && around.scrollHeight > around.clientHeight;
                        const isInPart = letters.top < edge.bottom && letters.bottom > edge.top;
                        const beyond = Math.max(edge.top - letters.top, letters.bottom - edge.bottom);
                        // Lines that are left out end in an ellipsis.
                        if (!isScrolled && isInPart && beyond > 3 && webkitLineClamp === 'none') cut = `${Math.round(beyond)} px`;
                        top = Math.max(top, edge.top);
                        bottom = Math.min(bottom, edge.bottom);
                    }
                    if (overflowX !== 'visible') {
                        left = Math.max(left, edge.left);
                        right = Math.min(right, edge.right);
                    }
                    if (position === 'fixed') break;
                }
                if (right - left < 2 || bottom - top < 2) continue;
                if (cut !== '') wrong.push(`${cut} of a line cut off: ${text.slice(0, 40)}`);
                lines.push({ text, layer: layerOf(parent), node, box: new DOMRect(left, top, right - left, bottom - top) });
            }
        }
        lines.forEach((one, at) => {
            for (const other of lines.slice(at + 1)) {
                if (one.node === other.node || one.layer !== other.layer) continue;
                const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
                const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
                if (across > 3 && down > 3)
                    wrong.push(`one text over another: ${one.text.slice(0, 30)} | ${other.text.slice(0, 30)}`);
            }
        });
        return [...new Set(wrong)];
    }, within);
