import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog } from '../support/parts';
import { ADMIN, expectNoOverflow, grid, sidebar } from '../support/portalPage';

/** The modal (SHELL-4, SHELL-5), tested with the one that renames a licence, and the toasts that follow. */

const modal = (page: Page) => page.getByRole('dialog', { name: 'Rename licence' });
const opener = (page: Page) => page.getByRole('button', { name: 'Rename', disabled: false }).first();

async function openModal(page: Page): Promise<void> {
    await opener(page).click();
    await expect(modal(page).getByRole('textbox')).toBeFocused();
}

test.beforeEach(async ({ page, signInAs }) => {
    await signInAs(ADMIN);
    // A previous page, so that "back" has a target.
    await sidebar(page).getByRole('link', { name: 'Licences' }).click();
    await expect(grid(page).getByRole('gridcell').first()).toBeVisible();
});

test('focuses its field, keeps the focus inside, and returns it when closed by Escape, its button or a click beside it', async ({
    page,
}) => {
    const closings: (() => Promise<void>)[] = [
        () => page.keyboard.press('Escape'),
        () => modal(page).getByRole('button', { name: 'Close' }).click(),
        () => modal(page).getByRole('button', { name: 'Cancel' }).click(),
        () => page.mouse.click(20, 700),
    ];
    for (const close of closings) {
        await openModal(page);
        await close();
        await expect(modal(page)).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
    }

    await openModal(page);
    const box = await modal(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(400);
    const inside = () => modal(page).evaluate(element => element.contains(document.activeElement));
    const seen = new Set<string>();
    for (let press = 0; press < 8; press++) {
        await page.keyboard.press(press < 5 ? 'Tab' : 'Shift+Tab');
        expect(await inside(), `after ${press + 1} presses`).toBe(true);
        seen.add(
            await page.evaluate(
                () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
            ),
        );
    }
    // The field has no text of its own.
    expect([...seen].sort()).toEqual(['', 'Cancel', 'Close', 'Save']);
    // Nothing behind it can be reached in the meantime.
    await opener(page).evaluate((button: HTMLElement) => button.focus());
    expect(await inside()).toBe(true);
    const isOnTop = await opener(page).evaluate(button => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(false);
});

test('closes when the route changes', async ({ page }) => {
    await openModal(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page
        .getByRole('main')
        .getByRole('link', { name: /^Profile/ })
        .click();
    await expect(page).toHaveURL(/\/profile$/);
});

test('is as wide as a phone, and its buttons stay visible', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const box = await modal(page).boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBeGreaterThan(340);
    await expect(modal(page).getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
});

test('during a change everything in it is disabled, it stays open, and the button shows progress', async ({ page, mock }) => {
    await mock.fault({ method: 'PATCH', path: 'licences/*', kind: 'delay', seconds: 1.2, times: 1 });
    await openModal(page);
    await modal(page).getByRole('textbox').fill('Slowly');
    await modal(page).getByRole('button', { name: 'Save' }).click();
    await expect(modal(page).getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true', { timeout: 300 });
    for (const button of await modal(page).getByRole('button').all()) await expect(button).toBeDisabled();
    await expect(modal(page).getByRole('textbox')).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 700);
    await expect(modal(page)).toBeVisible();
    await expect(page.getByText('The licence was renamed.')).toBeVisible();
    await expect(modal(page)).toHaveCount(0);
});

test('messages are live regions: a success with “Undo” disappears after 8 seconds, an error after 4, a hovered one stays', async ({
    page,
    mock,
}) => {
    await page.clock.install();
    await page.reload();
    await expect(grid(page).getByRole('gridcell').first()).toBeVisible();
    const messages = page.getByRole('region', { name: 'Messages' });
    const success = messages.getByRole('status').getByText('The licence was renamed.');
    const failure = messages.getByRole('alert').getByText("Can't rename licence");
    /** Stops the page's clock; from here on a message disappears only when the test advances the time. */
    const stopClock = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    /** Advances by `shownFor` and by the second that the message takes to disappear. */
    const expectGoneAfter = async (message: Locator, shownFor: number) => {
        await page.clock.runFor(shownFor);
        await expect(page.locator('[data-toast-id][data-leaving]').filter({ hasText: await message.innerText() })).toBeAttached();
        await page.clock.runFor(1_100);
        await expect(message).toHaveCount(0);
        await page.clock.resume();
    };

    await openModal(page);
    await modal(page).getByRole('textbox').fill('First');
    await page.keyboard.press('Enter');
    await expect(success).toBeVisible();
    await expect(messages.getByRole('button', { name: 'Undo' })).toBeVisible();
    await stopClock();
    await expectGoneAfter(success, 8_000);

    await mock.fault({ method: 'PATCH', path: 'licences/*', kind: 'status', status: 500 });
    await openModal(page);
    await modal(page).getByRole('textbox').fill('Second');
    await page.keyboard.press('Enter');
    // Above the modal that is still open, also for the pointer.
    await failure.hover();
    await stopClock();
    await page.clock.runFor(10_000);
    await expect(failure).toBeVisible();
    await page.mouse.move(5, 5);
    await expectGoneAfter(failure, 4_000);

    await page.keyboard.press('Enter');
    await expect(failure).toBeVisible();
    await messages.getByRole('button', { name: 'Dismiss the message' }).click();
    await expect(failure).toHaveCount(0);
    await expect(modal(page).getByRole('textbox')).toHaveValue('Second');
});

test('opens as soon as its code is there, the first time too', async ({ page }) => {
    const code = page.waitForResponse(/\/assets\/CreateUserModal\b.*\.js$/);
    await page.clock.install();
    await page.goto('/user-management');
    const create = page.getByRole('button', { name: 'Create user' });
    await create.hover();
    await (await code).finished();
    // After a fallback of Suspense React waits for 300 ms, which never pass while the clock stands.
    await page.clock.pauseAt(Date.now() + 60_000);
    await create.click();
    await expect(page.getByRole('dialog', { name: 'Create user' })).toBeVisible();
});
