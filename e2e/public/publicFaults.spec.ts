import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { Fault, MockControl } from '../support/mock';
import { countCalls } from '../support/portalPage';
import { storedToken } from './publicPage';

/** Every call of the public token pages with a faulty response (docs/quality.md, "Faults and input"). */

const ACCOUNT = 'user@holzmann.example';
const TRAINEE = 'azubi@werkstatt.example';
const MOVER = 'siobhan.obrien@northfield.example';

const NETWORK = /cannot be reached/;
const UNREADABLE = /could not be read/;

type Kind = Omit<Fault, 'path' | 'method'>;

/** The message for each fault of a call; `refused` is the call's own text for an error status. */
const faultsOf = (refused: string): [Kind, string | RegExp][] => [
    [{ kind: 'status', status: 403 }, refused],
    [{ kind: 'status', status: 409 }, refused],
    [{ kind: 'status', status: 500 }, refused],
    [{ kind: 'status', status: 429, retryAfter: 3 }, 'Too many requests at once. You can try again in 3 seconds.'],
    [{ kind: 'status', status: 503 }, 'The server is busy or under maintenance. Please try again in a moment.'],
    [{ kind: 'abort' }, NETWORK],
];

/** A check needs a readable body. */
const UNREAD: [Kind, RegExp][] = [
    [{ kind: 'malformed' }, UNREADABLE],
    [{ kind: 'html' }, UNREADABLE],
];

interface Check {
    call: string;
    /** the mail whose link is opened */
    mail: (mock: MockControl) => Promise<string>;
    failed: string;
    /** what is visible once the link is valid */
    valid: (page: Page) => ReturnType<Page['getByText']>;
    /** further faults: an empty response is fine unless the page needs its data */
    more?: [Kind, string | RegExp][];
}

const linkTo =
    (address: string, kind: string) =>
    async (mock: MockControl): Promise<string> =>
        (await mock.mail(address, kind)).link ?? '';

const CHECKS: Check[] = [
    {
        call: 'password/validateToken',
        mail: linkTo('inactive@holzmann.example', 'activation'),
        failed: 'The link could not be checked.',
        valid: page => page.getByRole('heading', { name: 'Activate your account' }),
    },
    {
        call: 'edu/validateToken',
        mail: linkTo(TRAINEE, 'education'),
        failed: 'Token could not be validated',
        valid: page => page.getByRole('heading', { name: 'Registration for an education licence' }),
    },
    {
        call: 'transfer/validateToken',
        mail: linkTo(MOVER, 'transfer'),
        failed: 'The link could not be checked.',
        valid: page => page.getByRole('checkbox'),
        more: [[{ kind: 'empty' }, UNREADABLE]],
    },
];

for (const { call, mail, failed, valid, more = [] } of CHECKS) {
    test(`${call}: a failure is reported, and the call repeated on request`, async ({ page, mock }) => {
        const link = await mail(mock);
        const calls = countCalls(page, 'POST', new RegExp(`^${call}$`));
        await mock.fault({ path: call, kind: 'status', status: 500, times: 1 });
        await page.goto(link);
        const alert = page.getByRole('alert');
        const again = page.getByRole('button', { name: 'Try again' });
        await expect(alert).toHaveText(failed);
        expect(calls.since()).toBe(1);
        for (const [fault, text] of [...faultsOf(failed), ...UNREAD, ...more]) {
            await mock.fault({ path: call, ...fault });
            await again.click();
            await expect(alert).toHaveText(text);
            expect(calls.since(), JSON.stringify(fault)).toBe(1);
            await mock.clearFaults();
        }
        // Slow is not a failure: the page shows that it is loading, and continues.
        await mock.fault({ path: call, kind: 'delay', seconds: 2, times: 1 });
        await again.click();
        await expect(page.getByRole('status')).toHaveText('Checking your link…', { timeout: 300 });
        await expect(valid(page)).toBeVisible({ timeout: 15_000 });
        expect(await page.evaluate(() => location.search)).not.toContain('token');
    });

    test(`${call}: a 404 means an invalid link, with an offer of a new one if possible`, async ({ page, mock }) => {
        const link = await mail(mock);
        await mock.fault({ path: call, kind: 'status', status: 404 });
        await page.goto(link);
        await expect(page.getByText(/^Invalid|is invalid$/)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
}

/** The requests for a mail: the same text whatever the server responds, so that it reveals nothing about the address. */
for (const [path, call] of [
    ['/recover-password', 'password/recover'],
    ['/activate-edu', 'edu/requestToken'],
] as const) {
    test(`${call}: a failure keeps the address, reveals nothing about it, and the call is sent once`, async ({ page, mock }) => {
        await page.goto(path);
        const email = page.getByLabel('E-mail address');
        const button = page.locator('form button[type=submit]');
        const calls = countCalls(page, 'POST', new RegExp(`^${call}$`));
        await email.fill(ACCOUNT);
        const refused = 'The request could not be sent. Please try again; if it happens again, contact our support.';
        for (const [fault, text] of [[{ kind: 'status', status: 404 }, refused] as const, ...faultsOf(refused)]) {
            await mock.fault({ path: call, ...fault });
            await button.click();
            await expect(page.getByRole('alert')).toHaveText(text);
            await expect(button).not.toHaveAttribute('aria-busy');
            await expect(email).toHaveValue(ACCOUNT);
            expect(calls.since(), JSON.stringify(fault)).toBe(1);
            await mock.clearFaults();
        }
        // The contract promises a response without a body.
        await mock.fault({ path: call, kind: 'empty' });
        await button.click();
        await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    });
}

test('a transfer that cannot be approved keeps the tick; one whose link has been used says so', async ({ page, mock }) => {
    await page.goto(await linkTo(MOVER, 'transfer')(mock));
    const box = page.getByRole('checkbox');
    const confirm = page.getByRole('button', { name: 'Confirm transfer' });
    await box.check();
    const calls = countCalls(page, 'POST', /^transfer\/approve$/);
    for (const [fault, text] of faultsOf(
        'The transfer could not be approved. Please try again; if it happens again, contact our support.',
    )) {
        await mock.fault({ path: 'transfer/approve', ...fault });
        await confirm.click();
        await expect(page.getByRole('alert')).toHaveText(text);
        await expect(confirm).toBeEnabled();
        await expect(box).toBeChecked();
        expect(calls.since(), JSON.stringify(fault)).toBe(1);
        await mock.clearFaults();
    }
    await mock.fault({ path: 'transfer/approve', kind: 'status', status: 404 });
    await confirm.click();
    await expect(page.getByRole('heading', { name: 'Invalid or expired link' })).toBeFocused();
});

test('a new password that cannot be saved stays in the form; a link that has been used offers a new one', async ({
    page,
    mock,
}) => {
    await page.goto(await linkTo('inactive@holzmann.example', 'activation')(mock));
    const typed = page.getByLabel(/new password/i);
    await expect(typed).toHaveCount(2);
    for (const input of await typed.all()) await input.fill('geheimnis');
    const save = page.getByRole('button', { name: 'Activate account' });
    const calls = countCalls(page, 'POST', /^password\/reset$/);
    for (const [fault, text] of faultsOf(
        'The password could not be reset. Please try again; if it happens again, contact our support.',
    )) {
        await mock.fault({ path: 'password/reset', ...fault });
        await save.click();
        await expect(page.getByRole('alert')).toHaveText(text);
        for (const input of await typed.all()) await expect(input).toHaveValue('geheimnis');
        expect(calls.since(), JSON.stringify(fault)).toBe(1);
        await mock.clearFaults();
    }
    expect(await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))).not.toContain('geheimnis');
    expect(await storedToken(page)).toBeNull();
    await mock.fault({ path: 'password/reset', kind: 'status', status: 404 });
    await save.click();
    await expect(page.getByRole('heading', { name: 'Invalid or expired link' })).toBeFocused();
    await page.getByRole('button', { name: 'Request a new link' }).click();
    await expect(page.getByLabel('E-mail address')).toBeVisible();
});
