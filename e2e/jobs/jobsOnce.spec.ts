import { expect, test } from '../support/fixtures';
import { jobBar, openJob, rowsOf } from './jobsPage';
import { submit } from '../support/parts';
import { ADMIN } from '../support/portalPage';
import { bar, selectPage, licence, open, USERS } from '../users/userBatchPage';

/** A job on a bad connection whose tab is killed half-way: every effect exactly once, counted in the mock's state (MANY-3, MANY-6). */
test.use({ scale: 60 });

/** A licence with 500 free keys, which the additional users have already. */
const LARGE = '10010190';

test('everybody gets one key, although lines break and the tab is killed half-way', async ({ page, signInAs, mock, request }) => {
    const holders = async (): Promise<string[]> => {
        const keys = (await (await request.get('/__mock/rest/keys')).json()) as { licenceId: string; userId: string }[];
        return keys.filter(({ licenceId }) => licenceId === LARGE).map(({ userId }) => userId);
    };
    await signInAs(ADMIN, USERS);
    const before = await holders();
    const other = await page.context().newPage();
    await other.goto('/licences');
    await page.bringToFront();
    await selectPage(page);
    await bar(page)
        .getByRole('button', { name: /^Select all \d+/ })
        .click();
    await open(page, 'Assign licence');
    await licence(page, 'CAD Konzern').check();
    await mock.settings({ latency: 150 });
    const path = 'users/*/licences/*';
    await mock.fault({ method: 'PUT', path, kind: 'status', status: 429, retryAfter: 1, times: 4 });
    await mock.fault({ method: 'PUT', path, kind: 'lost', times: 2 });
    await mock.fault({ method: 'PUT', path, kind: 'abort', times: 2 });
    await mock.forgetCalls();
    await submit(page).click();
    await expect.poll(async () => (await holders()).length - before.length).toBeGreaterThan(25);
    await page.close({ runBeforeUnload: false });

    // the other tab continues
    await expect(jobBar(other)).toContainText(/Done for \d+ users/);
    const given = (await holders()).filter(id => !before.includes(id));
    expect(given.length).toBeGreaterThan(50);
    expect(new Set(given).size).toBe(given.length);
    await expect(jobBar(other)).toContainText(`Done for ${given.length} users`);
    expect((await mock.calls('PUT')).filter(({ status }) => status === 429)).toHaveLength(4);
    await openJob(other, 'Assign licence');
    await expect(rowsOf(other, 'Done')).toHaveCount(50);
});
