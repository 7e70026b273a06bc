import { openWhole, saveFile } from '../support/exportDialog';
import { expect, test } from '../support/fixtures';
import { dialog } from '../support/parts';
import { ADMIN, expectFlowsOnPaper, expectNoOverflow } from '../support/portalPage';
import { savedCsv } from '../support/savedCsv';

/** A review: who has what goes out, comes back decided, and is carried out with evidence (REVIEW-1 to REVIEW-6). */

test('who has what is saved, decided in a spreadsheet, pasted back, carried out, and saved as evidence', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/user-management' });
    await page.waitForLoadState('networkidle');
    await openWhole(page);
    await dialog(page).getByRole('checkbox', { name: 'For a review' }).check();
    const file = await savedCsv(page, () => saveFile(page).click());
    const at = (name: string): number => file.head.indexOf(name);
    const [licence, email, key, decision] = ['Licence', 'E-mail', 'Key ID', 'Decision'].map(at) as [
        number,
        number,
        number,
        number,
    ];
    const rows = file.rows.filter(row => row[licence] === 'CAD Planung Stuttgart' && row[email] && row[email] !== ADMIN);
    const heir = file.rows.find(row => row[email] && !rows.some(other => other[email] === row[email]) && row[email] !== ADMIN)?.[
        email
    ];
    // As a spreadsheet copies it: cells between tabs. The last three rows are missing.
    const words = ['Entziehen', `give to ${heir}`, 'x'];
    const decided = rows
        .slice(0, -3)
        .map((row, place) => row.map((cell, column) => (column === decision ? (words[place] ?? 'keep') : cell)));
    const text = [file.head, ...decided].map(row => row.join('\t')).join('\n');

    await page.goto('/plans');
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await page.getByRole('textbox', { name: 'Paste a list' }).fill(text);
    await page.getByRole('button', { name: 'Read list' }).click();
    await expect(page.getByText(`${decided.length} of ${decided.length} rows decided`)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Check', exact: true }).last().click();
    const run = page.getByRole('button', { name: 'Run', exact: true });
    await expect(run).toBeDisabled();
    await page.getByRole('combobox', { name: 'Meaning of “x”' }).selectOption('Take away');
    await expect(page.getByText('2 keys will be taken away')).toBeVisible();
    await expect(page.getByText('1 key will be given to somebody else')).toBeVisible();
    await expectAccessible();
    await run.click();
    await expect(dialog(page).getByRole('button', { name: 'Run' })).toBeEnabled();
    await dialog(page).getByRole('button', { name: 'Run' }).click();

    const evidence = page.getByRole('region', { name: 'Evidence of the review' });
    await expect(evidence.getByText('2 taken away').first()).toBeVisible();
    await expect(evidence.getByText('1 given to somebody else').first()).toBeVisible();
    expect(await mock.calls('DELETE', /keys/)).toHaveLength(2);
    expect(await mock.calls('PUT', /keys/)).toHaveLength(1);
    await expectAccessible();
    await expectFlowsOnPaper(page);
    const saved = await savedCsv(page, () => evidence.getByRole('button', { name: 'Save evidence (CSV)' }).click());
    const done = saved.head.indexOf('What was done');
    expect(saved.rows.slice(0, 3).map(row => row[done]?.replace(/ to .*/, ''))).toEqual(['Taken away', 'Given', 'Taken away']);
    expect(saved.rows[0]?.[saved.head.indexOf('Key ID')]).toBe(rows[0]?.[key]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page);
});
