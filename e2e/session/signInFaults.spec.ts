import { expect, test } from '../support/fixtures';
import { pressOften, recordSignIns, signInForm, storedToken } from '../public/publicPage';

/** A sign-in under impatient clicks, slow responses and broken ones (SESSION-6, WIRE-10). */

// Every test starts with the seed and without faults.
test.beforeEach(({ mock: _mock }) => undefined);

const ACCOUNT = 'user@holzmann.example';

test('three clicks and Enter send one call', async ({ page, mock }) => {
    const sent = recordSignIns(page);
    await mock.fault({ method: 'POST', path: 'user/token', kind: 'delay', seconds: 2 });
    await page.goto('/');
    const form = signInForm(page);
    await form.fill(ACCOUNT);
    await pressOften(page);
    await form.password.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(sent()).toHaveLength(1);
});

test('a slow response shows progress within 300 ms; leaving the page cancels the sign-in', async ({ page, mock }) => {
    await mock.fault({ method: 'POST', path: 'user/token', kind: 'delay', seconds: 1 });
    await page.goto('/');
    const form = signInForm(page);
    await form.fill(ACCOUNT);
    const busyAfter = await form.submit.evaluate(
        (button: HTMLButtonElement) =>
            new Promise<number>(resolve => {
                const start = performance.now();
                new MutationObserver(() => {
                    if (button.getAttribute('aria-busy') === 'true') resolve(performance.now() - start);
                }).observe(button, { attributes: true });
                button.click();
            }),
    );
    expect(busyAfter).toBeLessThan(300);
    await expect(page.getByRole('status').filter({ hasText: 'Please wait' })).toBeAttached();

    const answered = page.waitForResponse(/user\/token/);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByLabel('E-mail address')).toHaveValue(ACCOUNT);
    await (await answered).finished();
    await expect(page).toHaveURL(/\/recover-password$/);
    expect(await storedToken(page)).toBeNull();
});

test('no response within 30 seconds is an error', async ({ page, mock }) => {
    await mock.fault({ method: 'POST', path: 'user/token', kind: 'delay', seconds: 60 });
    await page.clock.install();
    await page.goto('/');
    const form = signInForm(page);
    await form.fill(ACCOUNT);
    await form.submit.click();
    await expect(form.submit).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(29_000);
    await expect(form.submit).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(2_000);
    await expect(form.error).toHaveText('The server is not responding. Please try again in a moment.');
    await expect(form.submit).not.toHaveAttribute('aria-busy');
    await expect(form.password).toHaveValue('portal');
});

const UNREADABLE = 'Login failed: The server’s response could not be read. Please try again in a moment.';
const FAULTS = [
    { kind: 'status', status: 500, text: 'Login failed: Request could not be processed' },
    { kind: 'status', status: 403, text: 'Login failed: No permission for action' },
    { kind: 'status', status: 404, text: 'Login failed: Data could not be found' },
    { kind: 'status', status: 400, text: 'Login failed: Incorrect request' },
    { kind: 'status', status: 409, text: 'Login failed: Oops, something went wrong' },
    { kind: 'abort', text: 'The server cannot be reached. Please check your connection and try again.' },
    { kind: 'malformed', text: UNREADABLE },
    { kind: 'html', text: UNREADABLE },
    { kind: 'empty', text: UNREADABLE },
] as const;

test('every fault is explained, keeps what was typed, and the next try signs in', async ({ page, mock }) => {
    const sent = recordSignIns(page);
    await page.goto('/');
    const form = signInForm(page);
    await form.fill(ACCOUNT);
    for (const { text, ...fault } of FAULTS) {
        const before = sent().length;
        await mock.clearFaults();
        await mock.fault({ method: 'POST', path: 'user/token', ...fault });
        await form.submit.click();
        await expect(form.error).toHaveText(text);
        await expect(form.submit).not.toHaveAttribute('aria-busy');
        await expect(form.email).toHaveValue(ACCOUNT);
        await expect(form.password).toHaveValue('portal');
        expect(sent()).toHaveLength(before + 1);
    }
    // The token arrives, the user's record does not: the user is not signed in.
    await mock.clearFaults();
    await mock.fault({ method: 'GET', path: 'user', kind: 'status', status: 500 });
    await form.submit.click();
    await expect(form.error).toHaveText(/^Login failed: your user data could not be loaded/);
    expect(await storedToken(page)).toBeNull();

    await mock.clearFaults();
    await form.submit.click();
    await expect(page).toHaveURL(/\/dashboard$/);
});
