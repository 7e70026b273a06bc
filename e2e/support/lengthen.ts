import type { Page } from '@playwright/test';

/**
 * Makes every text of the page 30 % longer, as another language might, by extending its words. Skips texts that are longer already, so that
 * it can be called again when more has been rendered. Returns how many it has lengthened.
 */
export const lengthen = (page: Page): Promise<number> =>
    page.evaluate(() => {
        const store = window as unknown as { lengthened?: WeakMap<Node, string> };
        const done = (store.lengthened ??= new WeakMap());
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        let lengthened = 0;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = node.nodeValue ?? '';
            if (text.trim() === '' || done.get(node) === text || node.parentElement?.closest('script,style')) continue;
            const longer = text.replace(/\p{L}+/gu, word => word + 'mw'.repeat(9).slice(0, Math.ceil(word.length * 0.3)));
            node.nodeValue = longer;
            done.set(node, longer);
            lengthened += 1;
        }
        return lengthened;
    });
