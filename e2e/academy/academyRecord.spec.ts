import type { Page } from '@playwright/test';
import { expectValid, MEMBER } from './academyPage';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/parts';
import { media, ready } from './playerPage';
import { expectNoOverflow } from '../support/portalPage';
import { savedCsv } from '../support/savedCsv';

/** The learning record: what a person has completed and begun, by course, as a page, a file and on paper (ACADEMY-18). */

const course = (page: Page, name: string) => page.getByRole('region', { name });
const table = (page: Page) => course(page, 'Planen').getByRole('table');

test('the record lists what the person has completed and begun, is saved as a file and printed', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(MEMBER, { open: '/academy' });
    await expectValid(page);
    await page.getByRole('link', { name: 'Learning record' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/academy/record');
    await expect(heading(page)).toHaveText('Learning record');
    await expect(page.getByRole('main')).toContainText('Jan Kowalski (user@holzmann.example)');
    await expect(table(page).getByRole('row')).toHaveText([
        'VideoStatusLength',
        /^Willkommen in der AkademieCompleted0:\d\d$/,
        /^Den Raum anlegen42% watched0:\d\d$/,
        /^Schränke einsetzenCompleted0:\d\d$/,
    ]);
    await expect(course(page, 'Planen')).toContainText('2 of 8 videos completed');
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(1);
    await expectAccessible();

    const saved = await savedCsv(page, async () => {
        await page.getByRole('button', { name: 'Export' }).focus();
        await page.keyboard.press('Enter');
    });
    expect(saved.name).toMatch(/^10010-Learning-record-u\w+-\d{4}-\d\d-\d\d\.csv$/);
    expect(saved.head).toEqual(['Name', 'E-mail', 'Course', 'Video', 'Status', 'Progress in %', 'Length in minutes']);
    expect(saved.rows.map(row => row.slice(0, 6))).toEqual([
        ['Jan Kowalski', MEMBER, 'Planen', 'Willkommen in der Akademie', 'Completed', '100'],
        ['Jan Kowalski', MEMBER, 'Planen', 'Den Raum anlegen', 'Started', '42.5'],
        ['Jan Kowalski', MEMBER, 'Planen', 'Schränke einsetzen', 'Completed', '95'],
    ]);
    for (const [length] of saved.rows.map(row => row.slice(6))) expect(Number(length)).toBeGreaterThan(0);

    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.locator('> :first-child')).toContainText('Holzmann Interior GmbH (10010)');
    await expect(main).toContainText('Jan Kowalski (user@holzmann.example)');
    await expect(table(page).getByRole('row')).toHaveCount(4);
    await expect(page.locator('[data-academy-panel]')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });

    // What is watched now is in it at once, without another read of the courses.
    await table(page).getByRole('link', { name: 'Den Raum anlegen' }).click();
    await expect(page).toHaveURL('/academy/d11/v102');
    await ready(page);
    await media(page).evaluate((video: HTMLVideoElement) => (video.currentTime = video.duration - 0.3));
    await page.keyboard.press('k');
    await expect.poll(async () => (await mock.calls('PUT', /v102\/progress$/)).length).toBeGreaterThan(0);
    await page.goBack();
    await expect(table(page).getByRole('row').nth(2)).toContainText('Completed');
    await expect(course(page, 'Planen')).toContainText('3 of 8 videos completed');
});

test('the finder leads to the record where the academy is the portal’s own', async ({ page, signInAs }) => {
    await signInAs(MEMBER, { open: '/dashboard', language: 'de' });
    await heading(page).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('lernnach');
    await expect(page.getByRole('option', { name: 'Lernnachweis' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/academy/record');
    const saved = await savedCsv(page, () => page.getByRole('button', { name: 'Exportieren' }).click(), ';');
    expect(saved.name).toContain('-Lernnachweis-');
    expect(saved.rows[1]?.slice(4, 6)).toEqual(['Begonnen', '42,5']);
});

test('on a phone the record fits, and who has begun nothing is led to the academy', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(MEMBER, { open: '/academy/record' });
    await expect(course(page, 'Planen').getByRole('listitem')).toHaveCount(3);
    await expectNoOverflow(page);
    await expectAccessible();
    await signInAs('reader@holzmann.example', { open: '/academy/record' });
    await expect(page.getByText('Nothing started yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to the academy' }).click();
    await expect(page).toHaveURL('/academy');
});
