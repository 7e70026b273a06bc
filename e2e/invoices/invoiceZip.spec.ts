import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { column, FILES, invoices, opener, PATH } from './invoicesPage';
import { dialog, dialogButton, toasts } from '../support/parts';
import { ADMIN } from '../support/portalPage';
import { unzip } from '../support/unzip';

/** Several invoices as a ZIP file (INVOICE-4). */

test.describe('several invoices', () => {
    const select = async (page: Page, count: number) => {
        const boxes = invoices(page).getByRole('checkbox', { name: /^Select Rechnung/ });
        for (let at = 0; at < count; at += 1) await boxes.nth(at).check();
    };
    const saveAll = (page: Page) => page.getByRole('button', { name: 'Save all as ZIP' }).click();

    test('are saved as a ZIP file, each fetched once, and then no longer selected', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: PATH });
        await expect(opener(page).first()).toBeVisible();
        // two with the same name
        await page.route(/\/api\/invoices(\?|$)/, async route => {
            const response = await route.fetch();
            const body = (await response.json()) as { value: { name: string }[] };
            for (const invoice of body.value) invoice.name = 'Rechnung März.pdf';
            await route.fulfill({ response, json: body });
        });
        await page.reload();
        await select(page, 3);
        await mock.forgetCalls();
        const saved = page.waitForEvent('download');
        await saveAll(page);
        const download = await saved;
        expect(download.suggestedFilename()).toMatch(/^invoices-10010-\d{4}-\d{2}-\d{2}\.zip$/);
        const files = unzip(await readFile(await download.path()));
        expect([...files.keys()].sort()).toEqual(['Rechnung März (2).pdf', 'Rechnung März (3).pdf', 'Rechnung März.pdf']);
        for (const file of files.values()) expect(file.subarray(0, 5).toString()).toBe('%PDF-');
        await expect(toasts(page)).toContainText('3 invoices saved');
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByRole('region', { name: 'Selected invoices' })).toHaveCount(0);
        const calls = await mock.calls('GET', FILES);
        expect(new Set(calls.map(({ path }) => path)).size).toBe(3);
        expect(calls).toHaveLength(3);
    });

    test('of which one fails are saved without it: it is named in the dialog and in missing.txt, and can be tried again', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await signInAs(ADMIN, { open: PATH });
        await select(page, 4);
        const refused = (await column(page, 'name').nth(1).innerText()).trim();
        const path = await page.evaluate(async name => {
            const { token } = JSON.parse(localStorage.getItem('token') ?? '{}') as { token: string };
            const headers = { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' };
            const rows = (await (await fetch('/api/invoices', { headers })).json()) as { id: string; name: string }[];
            return `invoices/${rows.find(row => row.name === name)?.id}`;
        }, refused);
        await mock.fault({ method: 'GET', path, kind: 'status', status: 404 });
        const saved = page.waitForEvent('download');
        await saveAll(page);
        const files = unzip(await readFile(await (await saved).path()));
        expect(files.size).toBe(4);
        expect([...files.keys()]).not.toContain(refused);
        const missing = files.get('missing.txt')?.toString() ?? '';
        expect(missing).toContain('These invoices are not in this ZIP file:');
        expect(missing).toMatch(new RegExp(`${refused} \\(\\d{1,2} \\w+ \\d{4}\\): Invoice not found`));
        await expect(dialog(page)).toContainText('3 of 4 invoices were saved in invoices-10010-');
        await expect(dialog(page).getByRole('list')).toContainText(refused);
        await expect(dialog(page).getByRole('list')).toContainText('Invoice not found');
        await expectAccessible('dialog');

        await mock.clearFaults();
        await mock.forgetCalls();
        const again = page.waitForEvent('download');
        await dialogButton(page, 'Try again').click();
        const complete = unzip(await readFile(await (await again).path()));
        expect([...complete.keys()].sort()).toEqual(
            [...[...files.keys()].filter(name => name !== 'missing.txt'), refused].sort(),
        );
        expect(await mock.calls('GET', FILES)).toHaveLength(1);
        await expect(dialog(page)).toHaveCount(0);
    });

    test('wait for a busy server, and tell until when', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: PATH });
        await select(page, 2);
        await mock.fault({ method: 'GET', path: 'invoices/*', kind: 'status', status: 429, retryAfter: 5, times: 1 });
        const saved = page.waitForEvent('download');
        await saveAll(page);
        await expect(dialog(page)).toContainText(/The server is busy\. The action will resume at \d/);
        expect(unzip(await readFile(await (await saved).path())).size).toBe(2);
    });

    test('can be stopped: what there is can be saved, and the rest fetched later', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: PATH });
        await invoices(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
        let under = 0;
        let most = 0;
        await page.route(/\/api\/invoices\/i\d+$/, async route => {
            under += 1;
            most = Math.max(most, under);
            await new Promise(resolve => setTimeout(resolve, 300));
            under -= 1;
            await route.continue().catch(() => undefined);
        });
        await saveAll(page);
        await expect(dialog(page)).toContainText(/[3-9] of 20 fetched/);
        // later, aborted calls would count as well
        expect(most).toBe(3);
        await dialogButton(page, 'Stop').click();
        await expect(dialog(page)).toContainText(/Stopped: \d+ of 20 fetched\. Nothing has been saved yet\./);
        const saved = page.waitForEvent('download');
        await dialog(page)
            .getByRole('button', { name: /^Save \d+ invoices?$/ })
            .click();
        const part = unzip(await readFile(await (await saved).path()));
        const fetched = part.size - 1;
        expect(
            part
                .get('missing.txt')
                ?.toString()
                .match(/Not fetched because you stopped\./g),
        ).toHaveLength(20 - fetched);
        const all = page.waitForEvent('download');
        await dialogButton(page, 'Continue').click();
        expect(unzip(await readFile(await (await all).path())).size).toBe(20);
        expect((await mock.calls('GET', FILES)).filter(call => call.status === 200).length).toBeLessThanOrEqual(23);
    });

    test('more than 500 are asked about before, and nothing is fetched until then', async ({ page, signInAs, mock }) => {
        const many = Array.from({ length: 501 }, (_, at) => ({
            id: `i${at}`,
            name: `Rechnung-${at}.pdf`,
            created: 1_700_000_000 + at,
            contractId: 'c1',
        }));
        await page.route(/\/api\/invoices(\?|$)/, route => route.fulfill({ json: many }));
        await signInAs(ADMIN, { open: PATH });
        await invoices(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
        await page.getByRole('button', { name: 'Select all 501' }).click();
        await saveAll(page);
        await expect(dialog(page)).toContainText('You have selected 501 invoices, more than 500.');
        expect(await mock.calls('GET', FILES)).toEqual([]);
        await dialogButton(page, 'Close').first().click();
        await expect(dialog(page)).toHaveCount(0);
        expect(await mock.calls('GET', FILES)).toEqual([]);
    });

    test('can be saved by keyboard', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: PATH });
        await invoices(page)
            .getByRole('checkbox', { name: /^Select Rechnung/ })
            .first()
            .focus();
        await page.keyboard.press('Space');
        await page.getByRole('button', { name: 'Save all as ZIP' }).focus();
        const saved = page.waitForEvent('download');
        await page.keyboard.press('Enter');
        expect(unzip(await readFile(await (await saved).path())).size).toBe(1);
    });
});
