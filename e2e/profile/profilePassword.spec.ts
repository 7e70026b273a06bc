import { expect, test } from '../support/fixtures';
import { dialog, field, submit } from '../support/parts';
import { ACCOUNT, countCalls } from '../support/portalPage';
import { dismissToasts, fillPasswords, openPersonal, PROFILE, signInStatus, toast } from './profilePage';
import { expectAccessibleLooks, recordCalls, storedToken, type Look } from '../public/publicPage';

/** Changing one's own password (PROFILE-4). */

/** Wide ones: on narrow windows a menu takes the place of the button that gets the focus back. */
const LOOKS: readonly Look[] = [
    [1280, 'light'],
    [1280, 'dark'],
];

test('the password is changed with a temporary token; checks run in order', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ACCOUNT, PROFILE);
    const token = await storedToken(page);
    await openPersonal(page, 'Change password');
    const calls = recordCalls(page);
    await expect(field(page, 'Current password')).toBeFocused();
    await expect(field(page, 'Current password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(field(page, 'New password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(field(page, 'Repeat the new password')).toHaveAttribute('autocomplete', 'new-password');
    await expectAccessibleLooks(page, expectAccessible, LOOKS);

    for (const [[current, next, repeat], label, text] of [
        [['', 'x', 'y'], 'Current password', 'Invalid password. Please enter your current password.'],
        [['portal', ' 12345 ', 'y'], 'New password', 'The password must consist of at least 6 characters.'],
        [['portal', 'geheim', 'Geheim'], 'Repeat the new password', 'The passwords do not match.'],
    ] as const) {
        await fillPasswords(page, current, next, repeat);
        await submit(page).click();
        await expect(field(page, label)).toHaveAccessibleDescription(text);
        await expect(field(page, label)).toBeFocused();
        await expect(dialog(page).locator('[aria-invalid=true]')).toHaveCount(1);
        await field(page, label).press('x');
        await expect(dialog(page).locator('[aria-invalid=true]')).toHaveCount(0);
    }
    expect(calls).toEqual([]);

    await fillPasswords(page, 'wrong', 'łäng genug');
    await submit(page).click();
    await expect(field(page, 'Current password')).toHaveAccessibleDescription(/^Invalid password/);
    await expect(field(page, 'Current password')).toBeFocused();
    await expect(field(page, 'New password')).toHaveValue('łäng genug');
    await expectAccessibleLooks(page, expectAccessible, LOOKS);
    expect(calls).toHaveLength(1);
    expect(await storedToken(page)).toBe(token);

    calls.length = 0;
    await mock.forgetCalls();
    await mock.fault({ method: 'PATCH', path: 'user', kind: 'delay', seconds: 0.3 });
    await fillPasswords(page, 'portal', '  łäng genug ', 'łäng genug');
    await submit(page).dblclick();
    await expect(toast(page, 'Your password was changed.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
    expect((await mock.calls()).map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
        'POST user/token 200',
        'PATCH user 200',
        'DELETE user/token 204',
    ]);
    const [post, patch, drop] = calls;
    expect(post?.headers()['authorization']).toBe(`Basic ${Buffer.from(`${ACCOUNT}:portal`).toString('base64')}`);
    expect(post?.postDataJSON()).toEqual({ customer: '10010' });
    expect(patch?.postDataJSON()).toEqual({ password: 'łäng genug' });
    expect(patch?.headers()['authorization']).toBe(drop?.headers()['authorization']);
    expect(patch?.headers()['authorization']).not.toContain((JSON.parse(token ?? '{}') as { token: string }).token);

    expect(await signInStatus(page, ACCOUNT, 'portal')).toBe(401);
    expect(await signInStatus(page, ACCOUNT, 'łäng genug')).toBe(200);
    expect(await storedToken(page)).toBe(token);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(ACCOUNT);
});

/** The faults of a call, and how often its temporary token is signed out. A change with an empty response was applied. */
const FAULTS = [
    {
        call: { method: 'POST', path: 'user/token' },
        returned: 0,
        faults: [
            { kind: 'abort' },
            { kind: 'status', status: 404 },
            { kind: 'status', status: 500 },
            { kind: 'malformed' },
            { kind: 'empty' },
        ],
    },
    {
        call: { method: 'PATCH', path: 'user' },
        returned: 1,
        faults: [
            { kind: 'status', status: 401 },
            { kind: 'status', status: 409 },
            // Looked up: whether the new password signs in.
            { kind: 'abort' },
        ],
    },
] as const;

for (const { call, returned, faults } of FAULTS) {
    test(`no fault of ${call.method} ${call.path} signs out or loses what was typed, and no password is stored`, async ({
        page,
        signInAs,
        mock,
    }) => {
        await signInAs(ACCOUNT, PROFILE);
        await openPersonal(page, 'Change password');
        await fillPasswords(page, 'portal', 'geheimnis');
        const posts = countCalls(page, 'POST', /^user\/token$/);
        for (const fault of faults) {
            await mock.forgetCalls();
            await mock.fault({ ...call, ...fault });
            await submit(page).click();
            await expect(toast(page, 'change password failed')).toBeVisible();
            await expect(submit(page)).toBeEnabled();
            await expect(field(page, 'Current password')).toHaveValue('portal');
            await expect(field(page, 'New password')).toHaveValue('geheimnis');
            const isLookedUp = call.method === 'PATCH' && fault.kind === 'abort';
            expect(posts.since(), JSON.stringify(fault)).toBe(isLookedUp ? 2 : 1);
            expect(await mock.calls('DELETE', /user\/token/)).toHaveLength(returned);
            expect(await storedToken(page)).not.toBeNull();
            await mock.clearFaults();
            await dismissToasts(page);
        }
        const stored = await page.evaluate(() => [localStorage, sessionStorage].map(storage => JSON.stringify(storage)).join());
        expect(stored).toContain('user');
        expect(stored).not.toContain('geheimnis');
        await page.keyboard.press('Escape');
        await openPersonal(page, 'Change password');
        await expect(field(page, 'New password')).toHaveValue('');
    });
}
