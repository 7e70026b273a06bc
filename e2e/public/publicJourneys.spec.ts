import type { Locator, Page } from '@playwright/test';
import de from '../../i18n/de/public';
import pl from '../../i18n/pl/public';
import { expect, test } from '../support/fixtures';
import { expectNoOverflow } from '../support/portalPage';

/**
 * Each public page from its mail to the end, on a phone, in dark colours, by keyboard and in languages that other tests do not use
 * (PUBLIC-1 to PUBLIC-8). axe checks each state.
 */

const LANGUAGES = [
    ['de', de],
    ['pl', pl],
] as const;

const TRAINEE = 'azubi@werkstatt.example';
const MOVER = 'siobhan.obrien@northfield.example';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Presses Tab until `target` has the focus, at most as often as the longest form has fields. */
async function tabTo(page: Page, target: Locator): Promise<void> {
    const focused = () => target.evaluate(element => element === document.activeElement);
    for (let press = 0; press < 30 && !(await focused()); press++) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
    await tabTo(page, target);
    await page.keyboard.insertText(text);
}

for (const [language, words] of LANGUAGES) {
    test.describe(`in ${language}`, () => {
        let check: (page: Page) => Promise<void>;

        test.beforeEach(async ({ page, expectAccessible }) => {
            await page.setViewportSize({ width: 360, height: 740 });
            await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
            await page.addInitScript(chosen => localStorage.setItem('language', chosen), language);
            check = async current => {
                await expectNoOverflow(current);
                await expectAccessible();
            };
        });

        test('a forgotten password: request, mail, new password, sign-in', async ({ page, mock }) => {
            const { auth, recover, publicPages } = words;
            await page.goto('/recover-password');
            const email = page.getByLabel(auth.email);
            await type(page, email, 'user@holzmann');
            await page.keyboard.press('Enter');
            await expect(email).toHaveAccessibleDescription(auth.noValidEmail);
            await expect(email).toBeFocused();
            await check(page);
            await page.keyboard.press('End');
            await page.keyboard.insertText('.example');
            await page.keyboard.press('Enter');
            await expect(heading(page, recover.sentTitle)).toBeFocused();
            await expect(page.getByText(recover.sentText.replace('%{email}', 'user@holzmann.example'))).toBeVisible();
            await check(page);
            await tabTo(page, page.getByRole('link', { name: publicPages.backToSignIn }));

            await page.goto((await mock.mail('user@holzmann.example', 'recovery')).link ?? '');
            const typed = page.getByLabel(recover.newPassword, { exact: true });
            const repeated = page.getByLabel(recover.repeatPassword);
            await expect(typed).toHaveAttribute('autocomplete', 'new-password');
            await type(page, typed, 'ключ-🔑-1');
            await type(page, repeated, 'ключ');
            await page.keyboard.press('Enter');
            await expect(repeated).toHaveAccessibleDescription(auth.passwordMismatch);
            await expect(repeated).toBeFocused();
            await check(page);
            await page.keyboard.press('ControlOrMeta+A');
            await page.keyboard.insertText('ключ-🔑-1');
            await page.keyboard.press('Enter');
            await expect(heading(page, recover.successTitle)).toBeFocused();
            await check(page);
            await tabTo(page, page.getByRole('link', { name: recover.toSignIn }));
            await page.keyboard.press('Enter');
            await expect(heading(page, auth.title)).toBeVisible();
            await page.getByLabel(auth.email).fill('user@holzmann.example');
            await page.getByLabel(auth.password, { exact: true }).fill('ключ-🔑-1');
            await page.keyboard.press('Enter');
            await expect(page).toHaveURL(/\/dashboard$/);
        });

        test('an activation: mail, first password; its link works once', async ({ page, mock }) => {
            const { recover } = words;
            const { link } = await mock.mail('inactive@holzmann.example', 'activation');
            await page.goto(link ?? '');
            await type(page, page.getByLabel(recover.newPassword, { exact: true }), 'erstes');
            await type(page, page.getByLabel(recover.repeatPassword), ' erstes ');
            await page.keyboard.press('Enter');
            await expect(heading(page, recover.activatedTitle)).toBeFocused();
            await page.goto(link ?? '');
            await expect(heading(page, recover.invalidTitle)).toBeFocused();
            await check(page);
            await tabTo(page, page.getByRole('button', { name: recover.requestNew }));
            await page.keyboard.press('Enter');
            await expect(heading(page, recover.title)).toBeFocused();
        });

        test('an education licence: request, mail, registration; the link works once', async ({ page, mock }) => {
            const { activateEdu, auth } = words;
            await page.goto('/activate-edu');
            await type(page, page.getByLabel(auth.email), TRAINEE);
            await page.keyboard.press('Enter');
            await expect(heading(page, activateEdu.sentTitle)).toBeFocused();
            await check(page);

            const { link } = await mock.mail(TRAINEE, 'education');
            await page.goto(link ?? '');
            const label = (name: 'forename' | 'surname' | 'street' | 'zip' | 'city' | 'school' | 'citySchool') =>
                page.getByLabel(activateEdu[name], { exact: true });
            await expect(page.getByText(/1[.\s]?000 (EUR|Euro)/)).toBeVisible();
            await expect(page.getByRole('checkbox', { name: activateEdu.newsletter })).toBeChecked();
            const choices = (name: 'degree' | 'sector') =>
                page.getByLabel(activateEdu[name], { exact: true }).getByRole('option');
            await expect(choices('degree')).toHaveText([activateEdu.choose, ...Object.values(activateEdu.degrees)]);
            await expect(choices('sector')).toHaveText([activateEdu.choose, ...Object.values(activateEdu.sectors)]);
            await expect(page.getByLabel(activateEdu.gradMonth).getByRole('option')).toHaveCount(13);
            const submit = page.getByRole('button', { name: activateEdu.submit });
            await tabTo(page, submit);
            await page.keyboard.press('Enter');
            await expect(label('forename')).toBeFocused();
            await expect(label('forename')).toHaveAccessibleDescription(activateEdu.missingField);
            await check(page);

            await page.keyboard.insertText('Zoë');
            await expect(label('forename')).not.toHaveAttribute('aria-invalid');
            await type(page, label('surname'), 'Łukasiewicz');
            await type(page, page.getByLabel(auth.email), TRAINEE);
            for (const name of ['street', 'zip', 'city', 'school', 'citySchool'] as const)
                await type(page, label(name), `${name} 1`);
            for (const name of ['degree', 'sector', 'gradMonth', 'gradYear'] as const) {
                await tabTo(page, page.getByLabel(activateEdu[name], { exact: true }));
                await page.keyboard.press('ArrowDown');
            }
            for (const name of ['consentTerms', 'consentPrivacy'] as const) {
                await tabTo(page, page.getByRole('checkbox', { name: activateEdu[name] }));
                await page.keyboard.press('Space');
            }
            await expect(submit).not.toHaveAttribute('aria-disabled');
            await check(page);
            // Nothing is lost when the page is reloaded, e.g. in another language.
            await page.reload();
            await expect(label('surname')).toHaveValue('Łukasiewicz');
            await expect(page.getByRole('checkbox', { name: activateEdu.consentTerms })).toBeChecked();
            await tabTo(page, submit);
            await page.keyboard.press('Enter');
            await expect(heading(page, activateEdu.successTitle)).toBeFocused();
            await check(page);
            expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Łukasiewicz');
            await mock.mail(TRAINEE, 'registration');

            await page.goto(link ?? '');
            await expect(page.getByRole('alert')).toHaveText(activateEdu.invalidToken);
            await check(page);
            await tabTo(page, page.getByRole('button', { name: activateEdu.requestNew }));
        });

        test('a transfer: mail, tick, confirmation; the link works once', async ({ page, mock }) => {
            const { transfer } = words;
            const { link } = await mock.mail(MOVER, 'transfer');
            await page.goto(link ?? '');
            await expect(page.getByRole('definition')).toHaveText([MOVER, /Northfield.*10020/, /Holzmann.*10010/]);
            await tabTo(page, page.getByRole('checkbox', { name: transfer.consent }));
            await page.keyboard.press('Space');
            await check(page);
            await tabTo(page, page.getByRole('button', { name: transfer.submit }));
            await page.keyboard.press('Enter');
            await expect(heading(page, transfer.successTitle)).toBeFocused();
            await expect(page.getByText(transfer.successText)).toBeVisible();
            await check(page);
            await page.goto(link ?? '');
            await expect(heading(page, transfer.invalidTitle)).toBeFocused();
            await check(page);
        });
    });
}
