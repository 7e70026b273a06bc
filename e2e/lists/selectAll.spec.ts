import { expect, test } from '../support/fixtures';
import { dialog, search } from '../support/parts';
import { ADMIN } from '../support/portalPage';
import { bar, selectPage, USERS } from '../users/userBatchPage';

/** Selecting everybody of 10,000 (QUERY-9): the ids alone are read, in pages of 500, six at once; it can be stopped. */
test.use({ scale: 10_000 });

const WORK_S = 3;
const SOME = /[\d,]+ users selected/;

test('10,000 users are selected at once, with progress and a stop, and outlive search, order, pages and a reload', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs(ADMIN, USERS);
    await selectPage(page);
    const all = bar(page).getByRole('button', { name: /^Select all [\d,]+$/ });
    const total = ((await all.textContent()) ?? '').replace('Select all ', '');

    await mock.fault({ method: 'GET', path: 'users', kind: 'delay', seconds: 1 });
    await mock.forgetCalls();
    await all.click();
    await expect(bar(page)).toContainText(`of ${total}`);
    await bar(page).getByRole('button', { name: 'Stop' }).click();
    await expect(bar(page)).toContainText('20 users selected');
    expect((await mock.calls('GET', /^users\?/)).length).toBeLessThanOrEqual(7);
    await mock.clearFaults();

    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Performance.enable');
    const worked = async (): Promise<number> => {
        const { metrics } = await devTools.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
    };
    const before = await worked();
    await mock.forgetCalls();
    await all.click();
    await expect(bar(page)).toContainText(`${total} users selected`);
    expect((await worked()) - before, 'seconds of work').toBeLessThan(WORK_S);
    const reads = (await mock.calls('GET', /^users\?/)).map(({ path }) => decodeURIComponent(path));
    expect(reads).toHaveLength(Math.ceil(Number(total.replace(/\D/g, '')) / 500));
    for (const path of reads) expect(path).toMatch(/\$select=id&.*\$top=500/);

    const kept = () => expect(bar(page)).toContainText(`${total} users selected`);
    await search(page, 'anna');
    await expect(page).toHaveURL(/filter=anna/);
    // The address changes before the rows do, for which the columns are fitted anew.
    await expect(page.getByRole('status').filter({ hasText: /of \d{3}\./ })).toHaveCount(1);
    await kept();
    await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(0);
    await page.getByRole('columnheader', { name: 'E-mail' }).click();
    await expect(page).toHaveURL(/orderby/);
    await kept();
    await page.reload();
    await kept();
    await bar(page).getByRole('button', { name: 'Show selected' }).click();
    await expect(dialog(page).getByRole('heading', { name: SOME })).toHaveText(`${total} users selected`);
    await expect(dialog(page).getByRole('listitem')).toHaveCount(50);
});
