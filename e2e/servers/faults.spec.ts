import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { Fault } from '../support/mock';
import { dialog, dialogButton } from '../support/parts';
import { ACCOUNT, ADMIN, ADMIN_WITHOUT_ACADEMY, countCalls, ordinaryUser } from '../support/portalPage';
import { textsOf } from '../support/texts';

/** Faults in the signed-in portal, in German (docs/quality.md, "Faults and input"). */

const de = await textsOf('de');
const { errors, list, errorPage, licences: words } = de;
const { promotion } = de.academy;

const FAULTS = [
    { kind: 'abort' },
    { kind: 'status', status: 403 },
    { kind: 'status', status: 404 },
    { kind: 'status', status: 409 },
    { kind: 'status', status: 500 },
    { kind: 'malformed' },
    { kind: 'html' },
    { kind: 'empty' },
] as const;

/** The faults that make a change fail: an error status or no response, but never the body of a success. */
const REFUSALS = FAULTS.filter(({ kind }) => kind === 'abort' || kind === 'status');

type Text = Partial<Record<Fault['kind'] | number, string>> & { default: string };

interface Read {
    /** the call, in the mock's notation and in its log's */
    path: string;
    logged: RegExp;
    who: string;
    open: string;
    /** the page's messages, by status or kind */
    texts: Text;
}

const READS: readonly Read[] = [
    {
        path: 'user',
        logged: /^user$/,
        who: ACCOUNT,
        open: '/licences',
        // A 404 shows the not-found page, whatever was not found (SHELL-10).
        texts: { abort: errors.network, 404: errorPage.notFoundTitle, default: errors.session.profileMissing },
    },
    {
        path: 'customer',
        logged: /^customer/,
        who: ACCOUNT,
        open: '/redirects/academy',
        texts: {
            abort: errors.network,
            403: errors.forbidden,
            404: errorPage.notFoundTitle,
            default: errors.session.customerFailed,
        },
    },
    {
        path: 'licences',
        logged: /^licences/,
        who: ADMIN,
        open: '/licences',
        texts: { abort: errors.network, 403: errors.forbidden, 404: words.errors.notFound, default: words.errors.load },
    },
    {
        path: 'users/*/keys',
        logged: /^users\/[^/]+\/keys/,
        who: ACCOUNT,
        open: '/licences',
        texts: { abort: errors.network, 403: errors.forbidden, 404: words.errors.notFound, default: words.errors.load },
    },
];

const textFor = (texts: Text, fault: (typeof FAULTS)[number]) =>
    texts['status' in fault ? fault.status : fault.kind] ?? texts.default;

const navigation = (page: Page) => page.getByRole('navigation', { name: de.layout.navigation });
const messages = (page: Page) => page.locator('[data-toast-id]:not([data-leaving])');
/** Nothing on the page is marked as busy. */
const expectIdle = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** The session has ended: only the sign-in page reports it, once. */
async function expectSignedOut(page: Page): Promise<void> {
    await expect(page.getByText(de.auth.expired)).toHaveCount(1);
    await expect(page).toHaveURL(/\/\?mode=auth&redirect=/);
    await expect(page.getByLabel(de.auth.email)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(messages(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

/** The ways in which a read fails; unreadable bodies of other kinds are the same to the portal (`tests/contract/faults.test.ts`). */
const FAILURES = FAULTS.filter(
    fault => fault.kind === 'abort' || fault.kind === 'html' || ('status' in fault && fault.status !== 409),
);

for (const { path, logged, who, open, texts } of READS) {
    test(`GET ${path}: every fault is reported, and the navigation works`, async ({ page, signInAs, mock }) => {
        // The boundary's report of the error that the page shows.
        const calls = countCalls(page, 'GET', logged);
        test.slow();
        await signInAs(who, { language: 'de', open: null });
        for (const fault of FAILURES) {
            const what = JSON.stringify(fault);
            await mock.clearFaults();
            await mock.fault({ method: 'GET', path, ...fault });
            await page.evaluate(() => sessionStorage.clear());
            // Stops the reads of the previous page and their retries.
            await page.goto('about:blank');
            calls.since();
            await page.goto(open);
            await expect(page.getByRole('main').getByRole('alert'), what).toContainText(textFor(texts, fault));
            await expectIdle(page);
            expect(calls.since(), `calls under ${what}`).toBe('status' in fault && fault.status < 500 ? 1 : 2);

            await navigation(page).getByRole('link', { name: de.dashboard.title }).click();
            await expect(page, what).toHaveURL(/\/dashboard$/);
            await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        }
        await mock.clearFaults();
        await signInAs(who, { language: 'de', open });
        await expect(navigation(page).getByRole('link', { name: de.applications.title })).toBeVisible();
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });
}

test('a 401 of any read leads to the sign-in page with one message', async ({ page, signInAs, mock }) => {
    for (const { path, who, open } of READS) {
        await mock.clearFaults();
        await mock.fault({ method: 'GET', path, kind: 'status', status: 401 });
        await signInAs(who, { language: 'de', open });
        await expectSignedOut(page);
    }
});

test('a failed list is loaded again on request, and a failed start on opening a page', async ({ page, signInAs, mock }) => {
    await mock.fault({ method: 'GET', path: 'users/*/keys', kind: 'status', status: 403 });
    await signInAs(ACCOUNT, { language: 'de', open: '/licences' });
    await expect(page.getByRole('main').getByRole('alert')).toContainText(errors.forbidden);
    await mock.clearFaults();
    await page.getByRole('button', { name: list.tryAgain }).click();
    await expect(page.getByRole('table')).toBeVisible();

    await mock.fault({ method: 'GET', path: '**', kind: 'abort' });
    await signInAs(ADMIN, { language: 'de', open: '/licences' });
    await expect(page.getByRole('main').getByRole('alert')).toContainText(errors.network);
    await mock.clearFaults();
    await navigation(page).getByRole('link', { name: de.dashboard.title }).click();
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(de.users.title) })).toBeVisible();
});

test.describe('renaming a licence', () => {
    const openModal = async (page: Page) => {
        await page.getByRole('button', { name: words.rename, disabled: false }).first().click();
        await expect(dialog(page).getByRole('textbox')).toBeFocused();
    };

    test('every fault is reported, keeps what was typed, and the call is sent once', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { language: 'de', open: '/licences' });
        await openModal(page);
        const calls = countCalls(page, 'PATCH', /^licences/);
        const field = dialog(page).getByRole('textbox');
        for (const [at, fault] of REFUSALS.entries()) {
            const what = JSON.stringify(fault);
            await mock.clearFaults();
            await mock.fault({ method: 'PATCH', path: 'licences/*', ...fault });
            await field.fill(`Kept ${at}`);
            await page.keyboard.press('Enter');
            const { notFound, rename } = words.errors;
            const text = textFor({ abort: errors.network, 403: errors.forbidden, 404: notFound, default: rename }, fault);
            await expect(messages(page).filter({ hasText: text }), what).toHaveCount(1);
            await expect(messages(page)).toHaveCount(1);
            await expect(field).toBeEnabled();
            await expect(field).toHaveValue(`Kept ${at}`);
            await expect(field).toBeFocused();
            await expectIdle(page);
            await expect(dialogButton(page, de.modal.save)).toBeEnabled();
            expect(calls.since(), what).toBe(1);
            await messages(page).getByRole('button').click();
            await expect(messages(page)).toHaveCount(0);
        }
        await mock.clearFaults();
        await field.press('Enter');
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByRole('grid').getByText(`Kept ${REFUSALS.length - 1}`)).toBeVisible();
    });

    test('a 401 ends the session with one message', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { language: 'de', open: '/licences' });
        await mock.fault({ method: 'PATCH', path: 'licences/*', kind: 'status', status: 401 });
        await openModal(page);
        await dialog(page).getByRole('textbox').fill('Never');
        await page.keyboard.press('Enter');
        await expectSignedOut(page);
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.locator('[inert]')).toHaveCount(0);
        expect(await mock.calls('PATCH')).toHaveLength(1);
    });
});

test('requesting an academy licence: every fault is reported, and the call is sent once', async ({ page, signInAs, mock }) => {
    const colleague = await ordinaryUser(page, await mock.signIn(ADMIN_WITHOUT_ACADEMY));
    await signInAs(colleague, { language: 'de', open: '/licences' });
    const ask = async () => {
        await page.getByRole('button', { name: promotion.request }).click();
        await dialogButton(page, promotion.requestConfirm).click();
    };
    const calls = countCalls(page, 'POST', /^keys\/request$/);
    for (const fault of FAULTS) {
        const what = JSON.stringify(fault);
        await mock.clearFaults();
        await mock.fault({ method: 'POST', path: 'keys/request', ...fault });
        await ask();
        // The status alone makes a success, whatever the body, unless it is a web page of something in between (WIRE-5).
        const isDone = fault.kind === 'malformed' || fault.kind === 'empty';
        const text = isDone ? promotion.requestSuccess : promotion.requestFailed;
        await expect(messages(page).filter({ hasText: text }), what).toHaveCount(1);
        await expect(dialog(page)).toHaveCount(0);
        await expectIdle(page);
        expect(calls.since(), what).toBe(1);
        await messages(page).getByRole('button').click();
        await expect(messages(page)).toHaveCount(0);
    }
    await mock.clearFaults();
    await mock.fault({ method: 'POST', path: 'keys/request', kind: 'status', status: 401 });
    await ask();
    await expectSignedOut(page);
});

test.describe('a slow response', () => {
    test('shows a skeleton within 300 ms; leaving the page aborts its reads without a late message', async ({
        page,
        signInAs,
        mock,
    }) => {
        // A page that reads no licences itself, as the dashboard does.
        await signInAs(ADMIN, { language: 'de', open: '/profile' });
        await mock.fault({ method: 'GET', path: 'licences', kind: 'delay', seconds: 10 });
        const link = navigation(page).getByRole('link', { name: de.licences.title });
        // Hovering the link loads the page's code, as it does for a user.
        const code = page.waitForResponse(/\/LicencesPage-.*\.js/);
        await link.hover();
        await (await code).finished();
        await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
        const asked = page.waitForRequest(/\/api\/licences\b/);
        const shownAfter = await link.evaluate(
            (element: HTMLElement, loading) =>
                new Promise<number>(resolve => {
                    const start = performance.now();
                    new MutationObserver(() => {
                        if (document.querySelector(`main :is([aria-busy=true], [aria-label="${loading}"])`))
                            resolve(performance.now() - start);
                    }).observe(document.body, { childList: true, subtree: true });
                    element.click();
                }),
            list.loading,
        );
        expect(shownAfter).toBeLessThan(300);
        await asked;

        await navigation(page).getByRole('link', { name: de.profile.title }).click();
        await expect(page).toHaveURL(/\/profile$/);
        await expect.poll(async () => (await mock.calls('GET', /^licences/)).map(call => call.status)).toEqual([499]);
        await expect(messages(page)).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });

    test('is an error after 30 seconds', async ({ page, signInAs, mock }) => {
        await page.clock.install();
        await mock.fault({ method: 'GET', path: 'users/*/keys', kind: 'delay', seconds: 60 });
        const sent = page.waitForRequest(/\/users\/[^/]+\/keys/);
        await signInAs(ACCOUNT, { language: 'de', open: '/licences' });
        await sent;
        const ended = async () => (await mock.calls('GET', /^users\/[^/]+\/keys/)).length;
        /** Lets time pass by seconds: the page may begin to wait a moment after it shows that it does. */
        const pass = (times: number) =>
            expect
                .poll(async () => {
                    await page.clock.runFor(1_000);
                    return ended();
                })
                .toBe(times);
        await expect(page.getByRole('status', { name: list.loading })).toBeVisible();
        await page.clock.runFor(29_000);
        expect(await ended()).toBe(0);
        await pass(1);
        // One retry, a second later; more seconds may have passed until the first was seen to have ended.
        await page.clock.runFor(20_000);
        expect(await ended()).toBe(1);
        await pass(2);
        await expect(page.getByRole('main').getByRole('alert')).toContainText(errors.timeout);
    });
});
