import { readFile } from 'node:fs/promises';
import { downloadZip } from 'client-zip';
import { parse } from 'csv-parse/sync';
import { expect, test } from '../support/fixtures';
import { openWhole, saveFile } from '../support/exportDialog';
import { dialog } from '../support/parts';
import { ADMIN } from '../support/portalPage';
import { savedCsv } from '../support/savedCsv';
import { unzip } from '../support/unzip';

/** A review with a file for each cloud group (REVIEW-1, REVIEW-2): they go out in a ZIP, and come back in one. */

interface Part {
    name: string;
    head: string[];
    rows: string[][];
}

const read = (name: string, content: Buffer): Part => {
    const [head = [], ...rows] = parse(content.toString('utf8'), { bom: true, record_delimiter: '\r\n' });
    return { name, head, rows };
};

const written = ({ head, rows }: Part): string =>
    [head, ...rows].map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

test('each group has its own file, and all of them, decided, are one plan with their progress', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/user-management' });
    const save = async (perGroup: boolean) => {
        await openWhole(page);
        await dialog(page).getByRole('checkbox', { name: 'For a review' }).check();
        if (perGroup)
            await dialog(page)
                .getByRole('checkbox', { name: /^One file for each cloud group/ })
                .check();
        await saveFile(page).click();
    };
    const whole = await savedCsv(page, () => save(false));
    const saved = page.waitForEvent('download');
    await save(true);
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const parts = [...unzip(await readFile(await download.path()))].map(([name, content]) => read(name, content));

    // Each row is in the file of each of its groups, or in the one of those without, with the columns of the one file; nobody's code is.
    const at = (name: string): number => whole.head.indexOf(name);
    const [email, groups, licence, key, decision] = [
        at('E-mail'),
        at('Cloud groups'),
        at('Licence'),
        at('Key ID'),
        at('Decision'),
    ] as [number, number, number, number, number];
    const { cloudGroups, keys } = await mock.state();
    const isIn = (row: string[], label: string): boolean =>
        label === '' ? row[groups] === '' : (row[groups] ?? '').split(', ').includes(label);
    const own = cloudGroups.filter(({ customerId }) => customerId === '10010').map(({ label }) => label);
    const wanted = [...own, ''].filter(label => whole.rows.some(row => isIn(row, label)));
    expect(wanted.length).toBeGreaterThan(5);
    const partOf = (label: string): Part => {
        const found = parts.filter(({ name }) => name.includes(`-${(label || 'without cloud group').replaceAll(' ', '-')}-`));
        expect(found, label).toHaveLength(1);
        return found[0] as Part;
    };
    expect(parts).toHaveLength(wanted.length);
    for (const label of wanted) {
        expect(partOf(label).head).toEqual(whole.head);
        expect(partOf(label).rows, label).toEqual(whole.rows.filter(row => isIn(row, label)));
    }
    const texts = parts.map(written).join();
    for (const { token } of keys) expect(texts).not.toContain(token);

    // Two deciders: one takes a key, which is in another file too, and keeps the others; one keeps everything.
    const [planning, rest] = [partOf('Planung'), partOf('')];
    const taken = planning.rows.find(row => row[licence] === 'CAD Planung Stuttgart' && row[email] !== ADMIN) ?? [];
    for (const row of planning.rows) row[decision] = row === taken ? 'entziehen' : 'behalten';
    for (const row of rest.rows) row[decision] = 'keep';
    const files = parts.map(part => ({ name: part.name, input: written(part) }));
    const buffer = Buffer.from(await (await downloadZip(files).blob()).arrayBuffer());
    await page.goto('/plans');
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    // The page of the plans has an input for files too.
    await expect(page.getByRole('heading', { name: 'Source' })).toBeFocused();
    await page.getByLabel('Choose files').setInputFiles({ name: 'decided.zip', mimeType: 'application/zip', buffer });
    const [decided, all] = [planning.rows.length + rest.rows.length, parts.flatMap(({ rows }) => rows).length];
    await expect(page.getByText(`${decided} of ${all} rows decided in ${parts.length} files`)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Check', exact: true }).last().click();
    await expect(page.getByText('1 key will be taken away')).toBeVisible();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(dialog(page).getByRole('button', { name: 'Run' })).toBeEnabled();
    await dialog(page).getByRole('button', { name: 'Run' }).click();

    const progress = page.getByRole('table', { name: 'Decisions by file' });
    for (const { name, rows } of parts) {
        const [count, made] = [rows.filter(row => row[key]).length, [planning.name, rest.name].includes(name)];
        await expect(progress.getByRole('row', { name: `${name} ${count} ${made ? count : 0}`, exact: true })).toBeVisible();
    }
    await expect(page.getByText('1 taken away').first()).toBeVisible();
    // The file of everybody has the same key, and decided nothing.
    const lines = page.getByRole('table', { name: 'Evidence of the review' }).getByRole('row');
    await page.getByRole('group', { name: 'What was done' }).getByRole('button', { name: '1 taken away' }).click();
    await expect(lines.filter({ hasText: 'Taken away' })).toHaveCount(
        parts.filter(({ rows }) => rows.some(row => row[key] === taken[key])).length,
    );
    await expect(lines.filter({ hasText: planning.name })).toHaveCount(await lines.filter({ hasText: 'Taken away' }).count());
    expect((await mock.calls('DELETE')).map(({ path }) => path.split('/').at(-1))).toEqual([taken[key]]);
});
