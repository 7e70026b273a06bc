import { expect, test } from '../support/fixtures';
import { column, FILES, opener, PATH } from './invoicesPage';
import { toasts } from '../support/parts';
import { ADMIN, expectNoOverflow } from '../support/portalPage';

/** The PDFs of invoices in tabs of their own (INVOICE-3). */

test.describe('the PDF of an invoice', () => {
    test('opens in a new tab from the name and the row, by mouse and keyboard, and is fetched once while the tab is open', async ({
        page,
        context,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await signInAs(ADMIN, { open: PATH });
        const contents: (string | undefined)[] = [];
        await page.exposeFunction('shown', (text: string) => contents.push(text));
        await page.evaluate(() => {
            const create = URL.createObjectURL;
            URL.createObjectURL = (file: Blob) => {
                void file
                    .slice(0, 5)
                    .text()
                    .then(start => (window as never as { shown(text: string): void }).shown(`${file.type} ${start}`));
                return create(file);
            };
        });
        await expect(opener(page).first()).toBeVisible();
        await mock.forgetCalls();
        const [tab] = await Promise.all([context.waitForEvent('page'), opener(page).first().click()]);
        await expect.poll(() => contents).toEqual(['application/pdf %PDF-']);
        await expect(page).toHaveURL(PATH);
        await opener(page).first().click();
        expect(await mock.calls('GET', FILES)).toHaveLength(1);
        expect(context.pages()).toHaveLength(2);
        await tab.close();

        await page.bringToFront();
        const [second] = await Promise.all([context.waitForEvent('page'), column(page, 'created').nth(1).click()]);
        await expect.poll(() => contents).toHaveLength(2);
        await second.close();
        await opener(page).nth(2).focus();
        const [third] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
        await expect.poll(() => contents).toHaveLength(3);
        await third.close();
        await expectAccessible('main');
    });

    test('says that it is loading, is given up when its tab is closed, and closes its tab when it fails', async ({
        page,
        context,
        signInAs,
        mock,
    }) => {
        await signInAs(ADMIN, { open: PATH });
        await expect(opener(page).first()).toBeVisible();
        await mock.fault({ method: 'GET', path: 'invoices/*', kind: 'delay', seconds: 5 });
        const [tab] = await Promise.all([context.waitForEvent('page'), opener(page).first().click()]);
        await expect(tab.locator('body')).toHaveText(/\.pdf is loading…$/);
        await expect(tab).toHaveTitle(/\.pdf$/);
        const given = page.waitForEvent('requestfailed', request => request.url().includes('/api/invoices/'));
        await tab.close();
        await given;
        await expect(toasts(page)).toHaveCount(0);

        await mock.clearFaults();
        await mock.fault({ method: 'GET', path: 'invoices/*', kind: 'status', status: 404 });
        const [failing] = await Promise.all([context.waitForEvent('page'), opener(page).first().click()]);
        await expect(toasts(page)).toContainText('Invoice not found');
        await expect.poll(() => failing.isClosed()).toBe(true);
    });

    test('that the browser does not let open is explained, and not fetched', async ({ page, signInAs, mock }) => {
        await page.addInitScript(() => {
            window.open = () => null;
        });
        await signInAs(ADMIN, { open: PATH });
        await expect(opener(page).first()).toBeVisible();
        await mock.forgetCalls();
        await opener(page).first().click();
        await expect(toasts(page)).toContainText('The browser blocked the new tab. Allow pop-ups for this site');
        expect(await mock.calls('GET', FILES)).toEqual([]);
    });

    test('opens from a contract’s newest invoices and from a phone’s rows', async ({ page, context, signInAs }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await signInAs(ADMIN, { open: '/contracts/c1' });
        const name = page.getByRole('button', { name: /^Open Rechnung-.+ in a new tab$/ }).first();
        const [tab] = await Promise.all([context.waitForEvent('page'), name.click()]);
        await tab.close();
        await page.goto(PATH);
        const [other] = await Promise.all([context.waitForEvent('page'), name.click()]);
        await other.close();
        await expectNoOverflow(page);
    });
});
