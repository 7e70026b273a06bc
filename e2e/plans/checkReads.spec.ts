import { expect, test } from '../support/fixtures';
import { ADMIN } from '../support/portalPage';

/** The check of a plan while an answer to one of its questions makes it read more (PLAN-2). */

test('the other questions stay, one of them has the focus, and the plan cannot be run until it is read', async ({
    page,
    signInAs,
}) => {
    await signInAs(ADMIN, { open: '/plans' });
    let release = (): void => undefined;
    const held = new Promise<void>(resolve => (release = resolve));
    await page.route(/\/licences\/[^/]+\/keys\?/, async route => {
        await held;
        await route.continue();
    });
    await page.getByRole('button', { name: 'Invite users' }).click();
    await page.getByRole('textbox', { name: 'Paste a list' }).fill('mail;licences\nn1@x.example;AUSD\nn2@x.example;OTHR');
    await page.getByRole('button', { name: 'Read list' }).click();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const answered = page.getByRole('combobox', { name: /AUSD/ });
    await answered.focus();
    // No key of it is free: those without a user are read.
    await answered.selectOption({ label: 'CAD Außendienst' });
    const run = page.getByRole('button', { name: 'Run', exact: true });
    await expect(run).toHaveAccessibleDescription('The change is being checked');
    await expect(answered).toBeHidden();
    await expect(page.getByRole('combobox', { name: /OTHR/ })).toBeFocused();
    release();
    await expect(run).toHaveAccessibleDescription(/1 key of CAD Außendienst is missing/);
    await expect(page.getByRole('combobox', { name: /OTHR/ })).toBeFocused();
});
