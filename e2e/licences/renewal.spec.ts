import { expect, test } from '../support/fixtures';
import { dialog, heading, submit } from '../support/parts';
import { ADMIN } from '../support/portalPage';
import { savedCsv } from '../support/savedCsv';

/** Seats over time, the sheet before a renewal, and the plan that deletes what is unused (SEAT-6, RENEWAL-2, FREE-2). */

const LICENCE = '10010101';

test('from the curve of a licence to its sheet, and to keys that are deleted', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: `/licences/${LICENCE}` });
    const curve = page.getByRole('region', { name: 'Seats over time' });
    const slider = curve.getByRole('slider', { name: 'Day in the chart' });
    const reads = async () => (await mock.calls('GET', /\/seats/)).length;
    await expect(
        page
            .getByRole('region', { name: /^Seats \d/ })
            .getByRole('listitem')
            .first(),
    ).toBeVisible();
    // Whoever does not come to it reads the first ones alone.
    expect(await reads()).toBe(1);
    await curve.scrollIntoViewIfNeeded();
    await slider.focus();
    expect(await reads()).toBe(2);
    const today = await slider.getAttribute('aria-valuetext');
    expect(today).toMatch(/: at least \d+ keys?, \d+ machines?$/);
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await expect(slider).not.toHaveAttribute('aria-valuetext', today ?? '');
    await curve.getByRole('button', { name: '30 days' }).click();
    await expect(slider).toHaveAttribute('aria-valuemax', '29');
    await curve.getByText('Show as a table').click();
    await expect(curve.getByRole('table').getByRole('row')).toHaveCount(31);
    const { head, rows } = await savedCsv(page, () => curve.getByRole('button', { name: 'Export' }).click());
    expect(head).toEqual(['Date', 'Keys with an active seat, at least', 'Machines, at least']);
    expect(rows).toHaveLength(30);
    expect(today).toContain(`at least ${rows.at(-1)?.[1]} key`);

    await curve.getByRole('link', { name: 'Before a renewal' }).click();
    await expect(heading(page)).toHaveText('Before a renewal');
    const row = page.getByRole('row', { name: /CAD Planung Stuttgart/ });
    await expect(row.getByRole('cell').first()).toHaveText('40');
    await expectAccessible();
    const plan = page.getByRole('button', { name: /^Check \d+ unused keys?$/ });
    const unused = (await plan.innerText()).replace(/\D/g, '');
    await plan.click();
    await expect(page.getByText(new RegExp(`^${unused} keys? will be deleted$`))).toBeVisible();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(dialog(page)).toContainText('will be deleted with');
    await dialog(page).getByLabel('Number of keys').fill(unused);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible();
    await page.goto(`/renewal?licence=${LICENCE}`);
    await expect(page.getByRole('button', { name: /^Check 0 unused keys$/ })).toBeVisible();
});
