import type { Page } from '@playwright/test';
import texts from '../../i18n/en/academy';
import finderTexts from '../../i18n/en/finder';
import { answerState, checks, ends, expectValid, MEMBER, NORTHFIELD, panel, panelButton } from './academyPage';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton } from '../support/parts';
import { ADMIN_WITHOUT_ACADEMY, expectNoOverflow, ordinaryUser, sidebar, tabTo } from '../support/portalPage';
import { BRIEFLY, expectAccessibleLooks } from '../public/publicPage';

/** The academy session for the user: its states in the corner panel, and the actions in each (ACADEMY-7). */

const { states, actions } = texts.academy.session;

const freeContent = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Planen', exact: true });

/** A user of a customer without an academy licence. */
const withoutLicence = async (page: Page, token: string): Promise<string> => ordinaryUser(page, token);

test.describe('each state is explained, leaves free content open, and offers what the user may do', () => {
    const CASES: [state: 'missing' | 'occupied' | 'invalid' | 'error' | 'pending', administrator: string[], user: string[]][] = [
        ['missing', [actions.membership, actions.refresh], [actions.request, actions.refresh]],
        ['occupied', [actions.refresh], [actions.refresh]],
        ['invalid', [actions.membership, actions.refresh], [actions.request, actions.refresh]],
        ['error', [actions.refresh], [actions.refresh]],
        ['pending', [actions.refresh], [actions.refresh]],
    ];
    /** Those of which the chain of what stops somebody says more (WHY-4). */
    const EXPLAINED: readonly string[] = ['missing', 'occupied', 'invalid'];
    for (const [state, forAdministrator, forUser] of CASES) {
        test(state, async ({ page, signInAs }) => {
            await answerState(page, state);
            for (const [email, offered] of [
                ['admin@holzmann.example', forAdministrator],
                ['reader@holzmann.example', [actions.refresh]],
                [MEMBER, forUser],
            ] as const) {
                await signInAs(email, { open: '/academy' });
                await expect(panelButton(page, states[state].title)).toHaveAttribute('aria-expanded', 'true');
                await expect(panel(page).getByText(states[state].text, { exact: true })).toBeVisible();
                await expect(freeContent(page)).toBeVisible();
                const buttons = panel(page).locator('h2 ~ div').locator('button, a');
                await expect(buttons).toHaveText([
                    ...offered,
                    ...(EXPLAINED.includes(state) ? [finderTexts.finder.stopsMe] : []),
                ]);
            }
        });
    }
});

test('while the licence is checked, and when it is valid, a closed panel says so', async ({ page, signInAs, mock }) => {
    await mock.fault({ method: 'POST', path: 'academy/auth/validate', kind: 'delay', seconds: 3, times: 1 });
    await signInAs(MEMBER, { open: '/academy' });
    await expect(panelButton(page, states.loading.title)).toHaveAttribute('aria-expanded', 'false');
    await expect(freeContent(page)).toBeVisible();
    await expectValid(page);
    const button = panelButton(page, states.valid.title);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(panel(page).getByRole('status')).toHaveText(`${states.valid.title}. ${states.valid.text}`);
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText(states.valid.text, { exact: true })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a valid licence can be freed for another device, by keyboard, and is claimed again on request alone', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(MEMBER, { open: '/academy/d12' });
    await expectValid(page);
    const before = await checks(mock);
    await tabTo(page, panelButton(page, states.valid.title));
    await page.keyboard.press('Enter');
    await tabTo(page, panel(page).getByRole('button', { name: actions.release }));
    await page.keyboard.press('Enter');
    await expect(panelButton(page, states.released.title)).toHaveAttribute('aria-expanded', 'true');
    const [ended] = await mock.calls('POST', /academy\/auth\/logout/);
    expect(ended).toMatchObject({ body: { immediate: true } });
    // What needs the licence is locked, and another page of the academy does not claim it.
    await expect(page.getByRole('main').getByText(texts.academy.waitingDirectory)).toBeVisible();
    await expectAccessible();
    await page.getByRole('navigation').getByRole('link', { name: 'Academy', exact: true }).last().click();
    await expect(page).toHaveURL('/academy');
    expect(await checks(mock)).toBe(before);
    await tabTo(page, panel(page).getByRole('button', { name: actions.claim }));
    await page.keyboard.press('Enter');
    await expectValid(page);
    expect(await checks(mock)).toBe(before + 1);
});

test('locked content opens as soon as the licence is valid', async ({ page, signInAs, mock }) => {
    await signInAs(MEMBER, { open: null });
    await mock.fault({ method: 'POST', path: 'academy/auth/validate', kind: 'status', status: 500, times: 1 });
    await page.goto('/academy');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Live-Termine' });
    await expect(card).toContainText('academy licence');
    await panel(page).getByRole('button', { name: actions.check }).click();
    await expectValid(page);
    await expect(card).not.toContainText('academy licence');
});

for (const kind of ['malformed', 'html', 'empty', 'status'] as const) {
    test(`a check that fails (${kind}) is reported, and repeated by the button and a minute later`, async ({
        page,
        signInAs,
        mock,
    }) => {
        await page.clock.install();
        const fault = { method: 'POST', path: 'academy/auth/validate', kind, ...(kind === 'status' && { status: 500 }) };
        await mock.fault(fault);
        await signInAs(MEMBER, { open: '/academy' });
        await expect(panelButton(page, states.checkFailed.title)).toHaveAttribute('aria-expanded', 'true');
        await expect(freeContent(page)).toBeVisible();
        await expect(sidebar(page).getByRole('link', { name: 'Profile' })).toBeVisible();

        const before = await checks(mock);
        await panel(page).getByRole('button', { name: actions.check }).click();
        await expect.poll(() => checks(mock)).toBeGreaterThan(before);
        await expect(panelButton(page, states.checkFailed.title)).toBeVisible();

        await mock.clearFaults();
        await page.clock.fastForward('01:01');
        await expectValid(page);
    });
}

test('the connection is lost and returns', async ({ page, signInAs, mock }) => {
    await page.clock.install();
    await signInAs(MEMBER, { open: '/academy' });
    await expectValid(page);
    // Only the portal's own calls may fail because of the lost connection: all of its code is there, the reports' too.
    await page.clock.fastForward('00:05');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.clock.fastForward('01:01');
    await expect(panelButton(page, states.checkFailed.title)).toBeVisible();
    await expect(freeContent(page)).toBeVisible();
    expect(await checks(mock)).toBe(1);
    // At once, not after a minute.
    await page.context().setOffline(false);
    await expectValid(page);
    expect(await checks(mock)).toBe(2);
});

test('a 401 signs out as everywhere', async ({ page, signInAs, mock }) => {
    await mock.fault({ method: 'POST', path: 'academy/auth/validate', kind: 'status', status: 401, times: 1 });
    await signInAs(MEMBER, { open: '/academy/membership' });
    await expect(page).toHaveURL('/?mode=auth&redirect=academy%2Fmembership');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect(await ends(mock)).toBe(0);
});

test('a user without a licence requests one after a confirmation', async ({ page, signInAs, mock }) => {
    await signInAs(await withoutLicence(page, await mock.signIn(ADMIN_WITHOUT_ACADEMY)), { open: '/academy' });
    await panel(page).getByRole('button', { name: actions.request }).click();
    await expect(dialog(page)).toContainText('Your licence administrators will be notified');
    expect(await mock.calls('POST', /keys\/request/)).toEqual([]);
    await dialogButton(page, 'Send request').click();
    await expect(page.getByText('The notification was sent')).toBeVisible();
    const calls = await mock.calls('POST', /keys\/request/);
    expect(calls).toEqual([expect.objectContaining({ body: { product: 'academy' } })]);
    await expect(panel(page).getByRole('button', { name: actions.request })).toBeFocused();
});

test('an administrator without a licence is led to the membership page, where the panel has no link to it', async ({
    page,
    signInAs,
}) => {
    await signInAs(ADMIN_WITHOUT_ACADEMY, { open: '/academy' });
    await panel(page).getByRole('link', { name: actions.membership }).click();
    await expect(page).toHaveURL('/academy/membership');
    await expect(panel(page).getByRole('link', { name: actions.membership })).toHaveCount(0);
});

test('a refresh that fails says so, sends each call once, and the page still works', async ({ page, signInAs, mock }) => {
    await page.clock.install();
    const elsewhere = await mock.signIn(MEMBER);
    await page.request.post('/api/academy/auth/validate', {
        headers: { Authorization: `Bearer ${elsewhere}`, 'Application-Id': 'portal' },
    });
    await mock.fault({ method: 'POST', path: 'academy/auth/logout', kind: 'status', status: 500, times: 1 });
    await signInAs(MEMBER, { open: '/academy' });
    await expect(panelButton(page, states.occupied.title)).toBeVisible();
    await mock.forgetCalls();
    await panel(page).getByRole('button', { name: actions.refresh }).click({ clickCount: 3 });
    await expect(panelButton(page, states.checkFailed.title)).toBeVisible();
    expect([await ends(mock), await checks(mock)]).toEqual([1, 0]);
    await panel(page).getByRole('button', { name: actions.check }).click();
    await panel(page).getByRole('button', { name: actions.refresh }).click();
    await expectValid(page);
});

test('on a phone the panel is a closed bar that covers none of the content at the end of the page', async ({
    page,
    signInAs,
}) => {
    await answerState(page, 'occupied');
    await page.setViewportSize({ width: 360, height: 700 });
    await signInAs(NORTHFIELD, { open: '/academy' });
    const button = panelButton(page, states.occupied.title);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const bar = await panel(page).boundingBox();
    expect([bar!.x, bar!.width, bar!.y + bar!.height]).toEqual([0, 360, 700]);

    // The placeholders have list items, too.
    await expect(page.getByRole('heading', { name: 'In Vorbereitung' })).toBeVisible();
    const last = page.getByRole('main').getByRole('listitem').last();
    const gap = async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const [content, cover] = [await last.boundingBox(), await panel(page).boundingBox()];
        return cover!.y - (content!.y + content!.height);
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await button.click();
    await expect(panel(page).getByRole('button', { name: actions.refresh })).toBeVisible();
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expectNoOverflow(page);
});

test('is accessible in every look', async ({ page, signInAs, expectAccessible }) => {
    await answerState(page, 'missing');
    await signInAs(NORTHFIELD, { open: '/academy/membership' });
    await expect(panelButton(page, states.missing.title)).toBeVisible();
    await expectAccessibleLooks(page, () => expectAccessible('[data-academy-panel]'));
    await page.unrouteAll();
    await page.reload();
    await expectValid(page);
    await expectAccessibleLooks(page, () => expectAccessible('[data-academy-panel]'), BRIEFLY);
});
