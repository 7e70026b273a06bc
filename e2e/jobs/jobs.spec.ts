import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { jobBar, openJob, rowsOf } from './jobsPage';
import type { MockControl } from '../support/mock';
import { dialog, submit } from '../support/parts';
import { ADMIN, sidebar, signOut } from '../support/portalPage';
import { savedCsv } from '../support/savedCsv';
import { selectPage, open } from '../users/userBatchPage';

/** A job outlives its page, a reload, its tab and its session, and each of its calls leaves once (MANY-6 to MANY-9). */

const MAILS = /users\/u\d+\/recover$/;
const JOINS = /cloudGroups\/\w+\/users\/u\d+$/;

/** Delays the calls of a job. */
const slowly = (mock: MockControl, path: string, seconds: number): Promise<unknown> =>
    mock.fault({ path, kind: 'delay', seconds });

/** Some slow calls, then one 401, and no faults after that. */
async function endsSession(mock: MockControl, method: string, path: string): Promise<void> {
    await mock.fault({ method, path, kind: 'delay', seconds: 2, times: 7 });
    await mock.fault({ method, path, kind: 'status', status: 401, times: 1 });
}

/** Sends the mail for a new password to everybody on the first page. */
async function sendMails(page: Page): Promise<void> {
    await selectPage(page);
    await open(page, 'Reset password');
    await submit(page).click();
    await expect(jobBar(page)).toContainText('of 17 done');
    await expect(dialog(page)).toHaveCount(0);
}

/** Adds everybody on the first page to a group, of whom 18 are not members yet. */
async function joinGroup(page: Page): Promise<void> {
    await selectPage(page);
    const modal = await open(page, 'Add to cloud group');
    await modal.getByLabel('Cloud group').selectOption({ label: 'Auszubildende' });
    await submit(page).click();
    await expect(jobBar(page)).toContainText(/of \d+ done/);
}

/** Counts the calls that a page sends from now on; each step reads before that. */
function sentBy(page: Page, method: string, path: RegExp): () => number {
    let count = 0;
    page.on('request', request => {
        if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1;
    });
    return () => count;
}

/** The states of the stored jobs. */
const storedStates = (page: Page): Promise<string[]> =>
    page.evaluate(
        () =>
            new Promise<string[]>(resolve => {
                const opened = indexedDB.open('jobs');
                opened.onsuccess = () => {
                    const all = opened.result.transaction('jobs').objectStore('jobs').getAll() as IDBRequest<{ state: string }[]>;
                    all.onsuccess = () => {
                        opened.result.close();
                        resolve(all.result.map(({ state }) => state));
                    };
                };
            }),
    );

/** Every path once. */
async function expectOnceEach(mock: MockControl, method: string, pattern: RegExp, count?: number): Promise<void> {
    const paths = (await mock.calls(method, pattern))
        .filter(({ status, answered }) => (answered ?? status) < 300)
        .map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    if (count !== undefined) expect(paths).toHaveLength(count);
}

test.beforeEach(async ({ signInAs, mock }) => {
    await signInAs(ADMIN, { open: '/user-management' });
    await mock.forgetCalls();
});

test('begins a name that is written from right to left above its address', async ({ page }) => {
    await sendMails(page);
    await openJob(page, 'Reset password');
    const left = (text: string | RegExp): Promise<number> =>
        page
            .getByRole('main')
            .getByText(text)
            .evaluate(element => {
                const range = document.createRange();
                range.selectNodeContents(element);
                return Math.round(range.getBoundingClientRect().left);
            });
    expect(await left(/^דנה/)).toBe(await left('dana.levi@holzmann.example'));
});

test('continues when its page is left, can be paused and resumed, and ends with a result that can be saved', async ({
    page,
    mock,
    expectAccessible,
}) => {
    await slowly(mock, 'users/*/recover', 1);
    await sendMails(page);
    await sidebar(page).getByRole('link', { name: 'Licences' }).click();
    await expect(page).toHaveURL(/\/licences$/);
    await expect(jobBar(page)).toContainText('Reset password');
    await expectAccessible();
    await jobBar(page).getByRole('button', { name: 'Pause' }).click();
    await expect(jobBar(page)).toContainText('Paused');
    await jobBar(page).getByRole('button', { name: 'Continue' }).click();
    await expect(jobBar(page)).toContainText('Done for 17 users', { timeout: 20_000 });
    await expect(page.getByRole('status').filter({ hasText: 'Reset password: Done for 17 users' })).toHaveCount(1);
    await expectOnceEach(mock, 'POST', MAILS, 17);

    await openJob(page, 'Reset password');
    await expect(rowsOf(page, 'Done')).toHaveCount(17);
    await expect(jobBar(page)).toHaveCount(0);
    await expectAccessible();
    const receipt = await savedCsv(page, () => page.getByRole('button', { name: 'Download report' }).click());
    expect(receipt.name).toMatch(/^10010-Reset-password-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(receipt.head).toEqual(['User', 'E-mail', 'Action', 'Result', 'Reason', 'Date']);
    expect(receipt.rows.map(([, , action, result]) => [action, result])).toEqual(Array(17).fill(['Reset password', 'Done']));
    await page.reload();
    await expect(rowsOf(page, 'Done')).toHaveCount(17);
});

test('a reload in the middle asks first, and the job continues; each item is done once', async ({ page, mock }) => {
    await slowly(mock, 'cloudGroups/*/users/*', 1);
    const sent = sentBy(page, 'PUT', JOINS);
    await joinGroup(page);
    await expect.poll(sent).toBeGreaterThan(0);
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload(), 0));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await page.waitForLoadState();
    await expect(jobBar(page)).toContainText(/Done for \d+ users/, { timeout: 20_000 });
    await expectOnceEach(mock, 'PUT', JOINS);
});

test('mails that were being sent when the tab was closed are not sent again automatically, one or all are on demand', async ({
    page,
    mock,
}) => {
    await slowly(mock, 'users/*/recover', 2);
    const sent = sentBy(page, 'POST', MAILS);
    await sendMails(page);
    await expect(jobBar(page)).toContainText('6 of 17 done', { timeout: 10_000 });
    await expect.poll(sent).toBe(12);
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await next.goto('/dashboard');
    await expect(jobBar(next)).toContainText('11 of 17 done · 6 uncertain', { timeout: 30_000 });
    await jobBar(next).getByRole('link', { name: 'Details' }).click();
    await expect(rowsOf(next, 'Perhaps sent')).toHaveCount(6);
    await expect(next.getByRole('main')).toContainText('not sent a second time automatically');
    await mock.clearFaults();
    await mock.forgetCalls();
    await rowsOf(next, 'Perhaps sent')
        .first()
        .getByRole('button', { name: /^Send again: / })
        .click();
    await expect(next.getByRole('heading', { name: 'Reset password' })).toBeFocused();
    await expect(rowsOf(next, 'Done')).toHaveCount(12);
    await expect(rowsOf(next, 'Perhaps sent')).toHaveCount(5);
    expect(await mock.calls('POST', MAILS)).toHaveLength(1);
    await next.getByRole('button', { name: 'Send again to 5 users' }).click();
    await expect(rowsOf(next, 'Done')).toHaveCount(17);
});

test('two tabs show the same job, and one of them runs it', async ({ page, mock }) => {
    const other = await page.context().newPage();
    await other.goto('/licences');
    await slowly(mock, 'users/*/recover', 1);
    await sendMails(page);
    await jobBar(other).getByRole('button', { name: 'Pause' }).click();
    await expect(jobBar(page)).toContainText('Paused');
    await mock.clearFaults();
    await jobBar(other).getByRole('button', { name: 'Continue' }).click();
    await expect(jobBar(other)).toContainText('Done for 17 users');
    await expectOnceEach(mock, 'POST', MAILS, 17);
});

test('a 401 pauses it; it continues when the same user has signed in again', async ({ page, mock, signInByForm }) => {
    await endsSession(mock, 'PUT', 'cloudGroups/*/users/*');
    await joinGroup(page);
    await expect(page).toHaveURL(/\?mode=auth/);
    await signInByForm(ADMIN);
    await expect(jobBar(page)).toContainText(/Done for \d+ users/, { timeout: 20_000 });
    await expectOnceEach(mock, 'PUT', JOINS);
});

test('is dropped when another user signs in, and its owner is notified later', async ({ page, mock, signInByForm }) => {
    await endsSession(mock, 'POST', 'users/*/recover');
    await sendMails(page);
    await expect(page).toHaveURL(/\?mode=auth/);
    await signInByForm('admin@northfield.example');
    await expect.poll(() => storedStates(page)).toEqual(['dropped']);
    const sent = (await mock.calls('POST', MAILS)).length;
    await expect(jobBar(page)).toHaveCount(0);
    await signOut(page);
    await signInByForm(ADMIN);
    await expect(jobBar(page)).toContainText('somebody else signed in');
    expect((await mock.calls('POST', MAILS)).length).toBe(sent);
});

test('signing out asks for confirmation while it runs, and ends it', async ({ page, mock, expectAccessible }) => {
    await slowly(mock, 'users/*/recover', 2);
    await sendMails(page);
    await signOut(page);
    const question = page.getByRole('dialog', { name: 'Sign out now?' });
    await expectAccessible('dialog');
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(jobBar(page)).toContainText('Reset password');
    await signOut(page);
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});

test('an unusable storage is reported, and the job runs', async ({ page, mock }) => {
    await page.addInitScript(() => {
        indexedDB.open = () => {
            throw new DOMException('refused', 'SecurityError');
        };
    });
    await page.reload();
    await slowly(mock, 'users/*/recover', 1);
    await sendMails(page);
    await expect(jobBar(page)).toContainText('This browser does not store anything');
    await expect(jobBar(page)).toContainText('Done for 17 users', { timeout: 20_000 });
});

test('a group that is deleted halfway ends it with that reason', async ({ page, mock }) => {
    await slowly(mock, 'cloudGroups/*/users/*', 1);
    await joinGroup(page);
    await mock.clearFaults();
    await mock.fault({ path: 'cloudGroups/**', kind: 'status', status: 404 });
    await expect(jobBar(page)).toContainText('Ended early', { timeout: 20_000 });
    await openJob(page, 'Add to cloud group');
    await expect(page.getByRole('main')).toContainText('Ended early: Cloud group not found');
});
