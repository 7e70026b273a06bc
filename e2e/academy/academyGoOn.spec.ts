import type { Page } from '@playwright/test';
import { expectValid, MEMBER } from './academyPage';
import { expect, test } from '../support/fixtures';
import { control, ready, time } from './playerPage';

/** What a person comes back to in the academy (ACADEMY-15). */

const part = (page: Page, name: string) =>
    page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the academy opens with the begun videos, last played first, and what comes next', async ({ page, signInAs, mock }) => {
    await signInAs(MEMBER, { open: '/academy' });
    await expectValid(page);
    const goOn = part(page, 'Continue learning').getByRole('link');
    await expect(goOn).toHaveCount(1);
    await expect(goOn).toContainText('Den Raum anlegen');
    await expect(goOn).toContainText('0:12 left · 42% watched');
    const next = part(page, 'Next in your courses').getByRole('link');
    await expect(next).toHaveCount(1);
    await expect(next).toContainText('Arbeitsplatten und Ausschnitte');
    await expect(next).toContainText('Planen · 0:20');

    // A stream that was just played comes first, also after a reload, and only for this user.
    await page.goto('/academy/d3/v301');
    await ready(page);
    await control(page, 'Play').click();
    await expect.poll(() => time(page)).toBeGreaterThan(1);
    await page.keyboard.press('k');
    await expect.poll(async () => (await mock.calls('PUT', /progress$/)).length).toBe(1);
    await page.goto('/academy');
    await expect(goOn.first()).toContainText('Von der Planung zur Maschine');
    await expect(goOn).toHaveCount(2);
    await expect(next).toHaveCount(2);
    await goOn.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/academy/d3/v301');
    await expect(page.getByText(/Continuing at 0:0[1-9]/)).toBeVisible();

    await signInAs('admin@holzmann.example', { open: '/academy' });
    await expect(goOn).toHaveCount(1);
    await expect(goOn).toContainText('Willkommen in der Akademie');
});
