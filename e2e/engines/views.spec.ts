import { expect, test } from '../support/fixtures';
import { ENGINE } from './test';
import { covered, facts } from '../sweep/measures';
import { FRONT, reach, WIDE, widen } from '../sweep/reach';
import type { View } from '../sweep/view';
import { VIEWS } from '../sweep/viewTable';

/**
 * The tour of the pages, in Firefox and WebKit: every page, modal, menu and state at the width of a window and of a phone. No control lies under
 * something else, nothing is wider than the window, and nothing is written to the console. `npm run test:engines` opens all of them; the run
 * of all tests each page once, and a share of everything else, another one each day.
 */

test.describe.configure({ mode: 'parallel' });

const PHONE = 390;
const ALL = process.env.ENGINE_RUN === 'all';
/** One of so many; WebKit's driver takes four times as long for each. */
const SHARE = ENGINE === 'webkit' ? 256 : 64;
const today = Math.floor(Date.now() / 86_400_000);

const nameOf = ({ name, who }: View): string => `${name}, ${who ?? 'a visitor'}`;
/** A page's address without what tells one record or list from another. */
const pageOf = ({ open }: View): string => String(open).replace(/\?.*/, '').replace(/\d+/g, '');
const plain = VIEWS.filter(view => !view.reach && !view.arrange && !view.document);
/** The first view of each page that is reached by its address alone. */
const pages = new Set([...new Map(plain.toReversed().map(view => [pageOf(view), view])).values()].map(nameOf));
/** WebKit's driver does not finish a reload while a request is held back. */
const UNJUDGED = ENGINE === 'webkit' ? ['job: in the bar, dropped'] : [];
const isWanted = (view: View, at: number): boolean =>
    !UNJUDGED.includes(view.name) && (ALL || pages.has(nameOf(view)) || (at + today) % SHARE === 0);

for (const view of VIEWS.filter(isWanted)) {
    test(nameOf(view), async ({ page, mock, signInAs }) => {
        const widths = view.phone ? [PHONE] : view.desk ? [WIDE] : [WIDE, PHONE];
        const stage = await reach(view, { page, mock, signInAs }, 'de');
        for (const width of widths) {
            await widen(view, stage, width);
            const found = async () => [
                ...(await facts(page, { language: view.document?.('de') ?? 'de', heading: true })),
                ...(await covered(page, view.layer ? FRONT[view.layer] : 'body')),
            ];
            // A window that was made narrow a moment ago may not be laid out yet.
            await expect.poll(found, { message: `at ${width} px`, timeout: 3_000 }).toEqual([]);
        }
    });
}
