import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog } from '../support/parts';
import { ADMIN, ADMIN_WITHOUT_ACADEMY, expectNoOverflow, LICENCE } from '../support/portalPage';

/** Required fields are marked as such, visually and for a screen reader; optional ones are not. */

interface Dialog {
    path: string;
    /** the buttons that open it, in order */
    by: readonly (string | RegExp)[];
    /** a required field */
    needed: (modal: Locator) => Locator;
    /** the mark is an attribute, or a word in the name if the role has none */
    says: 'required' | 'aria-required' | 'word';
    /** an optional field */
    free?: string;
}

const field = (name: string) => (modal: Locator) => modal.getByRole('textbox', { name });

const DIALOGS: readonly Dialog[] = [
    {
        path: '/user-management',
        by: ['Create user'],
        needed: field('E-mail'),
        says: 'required',
        free: 'First name',
    },
    { path: `/licences/${LICENCE}/keys`, by: ['Create key'], needed: field('Label'), says: 'required' },
    {
        path: '/user-management/u102',
        by: ['Add licences'],
        needed: modal => modal.getByRole('group', { name: 'Licences (required)' }),
        says: 'word',
    },
    {
        path: '/user-management/u102',
        by: ['Add to group'],
        needed: modal => modal.getByRole('radiogroup', { name: 'Cloud groups' }),
        says: 'aria-required',
    },
    {
        path: `/licences/${LICENCE}/users`,
        by: ['Add users'],
        needed: modal => modal.getByRole('listbox', { name: 'Users' }),
        says: 'aria-required',
    },
    { path: '/cloud-groups', by: ['Create group'], needed: field('Name'), says: 'required' },
];

for (const { path, by, needed, says, free } of DIALOGS) {
    test(`“${by.at(-1)}” marks required fields`, async ({ page, signInAs, expectAccessible }) => {
        await signInAs(ADMIN, { open: path });
        for (const name of by) await page.getByRole('button', { name }).first().click();
        const modal = dialog(page);
        const input = needed(modal);
        await expect(input).toBeVisible();
        if (says !== 'word') await expect(input).toHaveAttribute(says, says === 'required' ? '' : 'true');
        await expect(modal.getByText('* required')).toBeVisible();
        const mark = (label: Locator) => label.evaluate(element => getComputedStyle(element, '::after').content);
        expect(await mark(modal.locator('[data-required=true]').first())).toContain('*');
        if (free) {
            await expect(modal.getByRole('textbox', { name: free })).not.toHaveAttribute('required');
            expect(await mark(modal.getByText(free, { exact: true }))).not.toContain('*');
        }
        for (const width of [1280, 360]) {
            await page.setViewportSize({ width, height: 800 });
            await expectNoOverflow(page);
            await expectAccessible('dialog');
        }
    });
}

test('the registration marks optional fields, and requires the rest', async ({ page, mock, expectAccessible }) => {
    await page.goto((await mock.mail('azubi@werkstatt.example', 'education')).link ?? '');
    await expect(page.getByText('All fields are required unless marked as optional.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Phone (optional)' })).not.toHaveAttribute('required');
    for (const input of await page.locator('form :is(input, select):not([name=phone], [name=newsletter])').all())
        await expect(input).toHaveAttribute('required', '');
    for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible();
    }
});

test('the order of a membership marks both of its fields', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(ADMIN_WITHOUT_ACADEMY, { open: '/academy/membership' });
    const box = page.getByRole('checkbox', { name: /^Main licence/ });
    const extras = page.getByRole('textbox', { name: 'Additional licences' });
    for (const input of [box, extras]) await expect(input).toHaveAttribute('required', '');
    await expect(page.getByText('* required')).toBeVisible();
    const marks = await page
        .locator('form [data-required=true]')
        .evaluateAll(labels => labels.map(label => getComputedStyle(label, '::after').content));
    expect(marks).toHaveLength(2);
    for (const mark of marks) expect(mark).toContain('*');
    for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page);
        await expectAccessible();
    }
});

for (const [what, account] of [
    ['the sign-in', null],
    ['a new password', ADMIN],
] as const) {
    test(`${what} says that both of its fields are required`, async ({ page, mock, expectAccessible }) => {
        if (account) {
            await page.goto('/recover-password');
            await page.getByRole('textbox', { name: 'E-mail address' }).fill(account);
            await page.getByRole('button', { name: 'Send link' }).click();
            await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
            await page.goto((await mock.mail(account, 'recovery')).link ?? '');
        } else await page.goto('/');
        await expect(page.getByText('Both fields are required.')).toBeVisible();
        const inputs = page.locator('form input:visible');
        await expect(inputs).toHaveCount(2);
        for (const input of await inputs.all()) await expect(input).toHaveAttribute('required', '');
        for (const width of [1280, 360]) {
            await page.setViewportSize({ width, height: 800 });
            await expectNoOverflow(page);
            await expectAccessible();
        }
    });
}
