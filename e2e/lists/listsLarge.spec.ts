import { SCALE_PLAN } from '../../mock-server/seed/licences';
import { expect, test } from '../support/fixtures';
import { heading, rows } from '../support/parts';
import { ADMIN } from '../support/portalPage';

/** A deep link to a list of 10,000 rows: the collection and its first page are read before the page's code is there (QUERY-7). */

test.use({ scale: 10_000 });

const LICENCE = SCALE_PLAN.id;

for (const [list, path, read] of [
    ['users', '/user-management', 'users'],
    ['users of a licence', `/licences/${LICENCE}/users`, `licences/${LICENCE}/users`],
    ['keys of a licence', `/licences/${LICENCE}/keys`, `licences/${LICENCE}/keys`],
    ['seats of a licence', `/licences/${LICENCE}/seats`, `licences/${LICENCE}/seats`],
] as const) {
    test(`the first page of ${list} is read once, early, and only if the URL names no other`, async ({
        page,
        signInAs,
        mock,
    }) => {
        const pagesRead = async () => (await mock.calls('GET', new RegExp(`^${read}\\?.*[$]orderby=`))).map(call => call.path);
        // The user is known to the tab, as to whoever reads the list again.
        await signInAs(ADMIN, { open: '/profile' });
        await heading(page).waitFor();
        await page.waitForLoadState('networkidle');
        // Released with the page's code held back: what is read before it is read early.
        let release = (): void => undefined;
        const held = new Promise<void>(resolve => (release = resolve));
        await page.route(/\/assets\/portal-.*\.js$/, async route => {
            await held;
            await route.continue();
        });
        await mock.forgetCalls();
        await page.goto(path, { waitUntil: 'commit' });
        await expect.poll(pagesRead).toHaveLength(1);
        release();
        await expect(rows(page)).toHaveCount(20);
        await page.waitForLoadState('networkidle');
        expect(await pagesRead()).toHaveLength(1);
        expect(await mock.calls('GET', new RegExp(`^${read}\\?[$]top=500`))).toHaveLength(1);

        await mock.forgetCalls();
        await page.goto(`${path}?page=2`);
        await expect(rows(page)).toHaveCount(20);
        await page.waitForLoadState('networkidle');
        expect(await pagesRead()).toEqual([expect.stringContaining('$skip=20')]);
    });
}
