import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/parts';
import { ACCOUNT, ADMIN, ADMIN_WITHOUT_ACADEMY, expectNoOverflow } from '../support/portalPage';

/** Deadlines (DEADLINE-1 to DEADLINE-6). */

const READER = 'reader@holzmann.example';

const save = (page: Page) => page.getByRole('button', { name: 'Save as calendar' });
const line = (page: Page, name: string) =>
    page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name }) })
        .last();
const days = (page: Page) =>
    page
        .getByRole('main')
        .locator('time')
        .evaluateAll(all => all.map(day => day.getAttribute('datetime')));

for (const odata of ['full', 'basic'] as const) {
    test(`an administrator sees what is due, day by day, on a ${odata} server`, async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await mock.settings({ odata });
        await signInAs(ADMIN, { open: '/licences' });
        await page.getByRole('link', { name: 'All deadlines' }).click();
        await expect(page).toHaveURL('/deadlines');
        await expect(page).toHaveTitle(/^Deadlines/);
        await expect(line(page, 'Kundenberatung zu Hause')).toContainText('Licence expires');
        await expect(page.getByRole('listitem').filter({ hasText: 'Kundenberatung zu Hause' }).first()).toContainText(
            'in 12 days',
        );
        await expect(line(page, 'CAM-Anbindung')).toContainText('Cancellation date');
        await expect(page.getByRole('link', { name: 'CAD Planung Stuttgart' })).toHaveCount(0);
        const shown = await days(page);
        expect(shown).toEqual([...new Set(shown)].sort());
        await expectAccessible('main');

        await page.getByRole('link', { name: 'Next 365 days' }).click();
        await expect(page).toHaveURL('/deadlines?days=365');
        const end = page
            .getByRole('listitem')
            .filter({ hasText: 'Contract ends' })
            .filter({ hasText: 'Renews unless cancelled' });
        await expect(end.last()).toBeVisible();
        await page.getByRole('link', { name: 'CAD Planung Stuttgart' }).click();
        await expect(heading(page)).toHaveText('CAD Planung Stuttgart');

        await page.goto('/deadlines?days=past');
        await expect(line(page, 'Showroom Messe')).toContainText('Licence expired');
        await expect(save(page)).toHaveCount(0);
        const past = await days(page);
        expect(past).toEqual([...past].sort().reverse());
    });
}

test('an administrator with read access sees them too, an ordinary user is redirected', async ({ page, signInAs }) => {
    await signInAs(READER, { open: '/deadlines' });
    await expect(line(page, 'Kundenberatung zu Hause')).toBeVisible();
    await signInAs(ACCOUNT, { open: '/deadlines' });
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/licences');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'All deadlines' })).toHaveCount(0);
});

test('without contract information no contracts are loaded', async ({ page, signInAs, mock }) => {
    await mock.forgetCalls();
    await signInAs(ADMIN_WITHOUT_ACADEMY, { open: '/deadlines' });
    await expect(line(page, 'CAD Tischlerei')).toBeVisible();
    expect(await mock.calls('GET', /^contracts/)).toEqual([]);
});

test('a source that fails is named, the others are shown, and it can be loaded again', async ({ page, signInAs, mock }) => {
    await mock.fault({ path: 'contracts', kind: 'status', status: 500, method: 'GET' });
    await signInAs(ADMIN, { open: '/deadlines' });
    const failure = page.getByRole('alert').filter({ hasText: 'Contracts could not be loaded' });
    await expect(failure).toBeVisible();
    await expect(line(page, 'Kundenberatung zu Hause')).toBeVisible();
    const started = page.waitForEvent('download');
    await save(page).click();
    await started;
    await expect(page.getByText('but is incomplete. Contracts could not be loaded.')).toBeVisible();
    await mock.reset();
    await signInAs(ADMIN, { open: '/deadlines' });
    await expect(line(page, 'CAM-Anbindung')).toBeVisible();
    await expect(failure).toHaveCount(0);
});

/** The lines of a calendar file as RFC 5545 wants them: CRLF, at most 75 octets, continued by a blank. */
function unfold(file: string): string[] {
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const folded = file.split('\r\n');
    for (const text of folded) expect(Buffer.byteLength(text), text).toBeLessThanOrEqual(75);
    return file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
}

test('are exported as a calendar, with the same UIDs in each file', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/deadlines?days=365' });
    await expect(line(page, 'Kundenberatung zu Hause')).toBeVisible();
    const take = async () => {
        const started = page.waitForEvent('download');
        await save(page).click();
        // Before the file is read, which on a busy machine takes longer than the message stays.
        await expect(page.getByText('The calendar was saved as of today').last()).toBeVisible();
        const download = await started;
        expect(download.suggestedFilename()).toMatch(/^deadlines-10010-\d{4}-\d\d-\d\d\.ics$/);
        return unfold(await readFile(await download.path(), 'utf8'));
    };
    const lines = await take();
    expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
    expect(lines.find(text => text.startsWith('X-WR-CALNAME:'))).toMatch(
        /^X-WR-CALNAME:Deadlines \(snapshot of \d+ \w+ \d{4}\)$/,
    );

    const events = lines.join('\n').split('BEGIN:VEVENT').slice(1);
    const licence = events.find(event => event.includes('UID:licence-10010106-expiry@')) ?? '';
    expect(licence).toMatch(/^DTSTART;VALUE=DATE:\d{8}$/m);
    expect(licence).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/m);
    expect(licence).toContain('SUMMARY:Licence expires: Kundenberatung zu Hause');
    expect(licence).toMatch(/^URL;VALUE=URI:http.*\/licences\/10010106$/m);
    expect(licence).toMatch(/^DTEND;VALUE=DATE:\d{8}$/m);
    // It expires in 12 days: the alarm of 30 days before would have passed.
    expect(licence.match(/^TRIGGER:.*$/gm)).toEqual(['TRIGGER:-P6DT15H']);
    const renewing = events.find(event => event.includes('UID:contract-c1-end@')) ?? '';
    expect(renewing).toContain('DESCRIPTION:Renews unless cancelled');
    expect(renewing).not.toContain('VALARM');

    const uids = (all: string[]) => all.filter(text => text.startsWith('UID:'));
    expect(new Set(uids(lines)).size).toBe(events.length);
    expect(uids(lines).every(uid => /^UID:[\w%.-]+@[\w.-]+$/.test(uid))).toBe(true);
    expect(uids(await take())).toEqual(uids(lines));
});

for (const theme of ['light', 'dark'] as const) {
    test(`fit a phone of 360 px, ${theme}`, async ({ page, signInAs, expectAccessible }) => {
        await page.setViewportSize({ width: 360, height: 780 });
        await signInAs(ADMIN, { open: '/deadlines?days=365', theme, language: 'de' });
        await expect(line(page, 'CAD Planung Stuttgart')).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible('main');
    });
}
