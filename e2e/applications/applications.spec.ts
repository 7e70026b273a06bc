import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog } from '../support/parts';
import { ACCOUNT, ADMIN, expectNoOverflow, sidebar } from '../support/portalPage';
import { BRIEFLY, expectAccessibleLooks } from '../public/publicPage';

/** Applications, their documents, downloads and links (APPLICATION-2). */

const READER = 'reader@holzmann.example';

const card = (page: Page, name: string) =>
    page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });

for (const email of [ACCOUNT, ADMIN, READER]) {
    test(`${email} sees every application with what it offers, in one call`, async ({ page, signInAs, mock }) => {
        await signInAs(email);
        // The dashboard has read them: leaving it earlier would abort that, and the page would ask again.
        await expect(page.getByRole('main')).toContainText('5 applications');
        await sidebar(page).getByRole('link', { name: 'Applications' }).click();
        await expect(page).toHaveURL('/applications');
        await expect(page.getByRole('heading', { level: 2 })).toHaveText(['pCAD', 'Rooms', 'Showroom', 'pHome', 'CAM']);
        await expect(card(page, 'pCAD')).toContainText('Plan interiors in 3D');
        await expect(card(page, 'Rooms')).toContainText('No documents');
        await expect(card(page, 'Showroom').getByRole('link', { name: /^Open/ })).toHaveAttribute('rel', 'noopener noreferrer');
        expect(await mock.calls('GET', /applications/)).toMatchObject([{ path: 'applications', status: 200 }]);
    });
}

test('documents are those of the language, or English ones marked as such', async ({ page, signInAs, context }) => {
    await signInAs(ACCOUNT, { open: '/applications', language: 'de' });
    await card(page, 'pCAD')
        .getByRole('button', { name: /^Dokumente/ })
        .click();
    await expect(dialog(page).getByRole('link')).toHaveText([/^Handbuch/, /^Release notes/]);
    const opened = context.waitForEvent('request', request => request.url().endsWith('/media/docs/pcad-manual-de.pdf'));
    await dialog(page)
        .getByRole('link', { name: /^Handbuch/ })
        .click();
    expect((await opened).headers().referer).toBeUndefined();
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    await card(page, 'Showroom')
        .getByRole('button', { name: /^Dokumente/ })
        .click();
    await expect(dialog(page)).toContainText('Auf Deutsch gibt es keine Dokumente. Diese sind auf Englisch.');
    await expect(dialog(page).getByRole('link')).toHaveText([/^Setting up the showroom/]);
    await dialog(page)
        .getByRole('button', { name: /Schließen/ })
        .click();
    await expect(card(page, 'Showroom').getByRole('button', { name: /^Dokumente/ })).toBeFocused();
});

test('a single download starts at once', async ({ page, signInAs }) => {
    await signInAs(ACCOUNT, { open: '/applications' });
    const started = page.waitForEvent('download');
    await card(page, 'pHome')
        .getByRole('link', { name: /^Download/ })
        .click();
    expect((await started).suggestedFilename()).toBe('phome-setup.zip');
    await expect(page).toHaveURL('/applications');
});

for (const [language, button, names] of [
    ['en', /^Download/, ['English', 'German', 'Italian', 'Dutch', 'Polish', 'Slovak', 'French']],
    ['fr', /^Télécharger/, ['français', 'allemand', 'anglais', 'italien', 'néerlandais', 'polonais', 'slovaque']],
] as const) {
    test(`several downloads are sorted by language, named in ${language}, by keyboard too`, async ({ page, signInAs }) => {
        await signInAs(ACCOUNT, { open: '/applications', language });
        const opener = card(page, 'pCAD').getByRole('button', { name: button });
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(dialog(page).getByRole('link')).toHaveText(names);
        const started = page.waitForEvent('download');
        await dialog(page).getByRole('link').first().focus();
        await page.keyboard.press('Enter');
        expect((await started).suggestedFilename()).toBe(`pcad-setup-${language}.zip`);
        await expect(dialog(page)).toHaveCount(0);
        await expect(opener).toBeFocused();
    });
}

test('opening uses the link of the language, otherwise the English one', async ({ page, signInAs, context }) => {
    await signInAs(ACCOUNT, { open: '/applications', language: 'de' });
    const rooms = card(page, 'Rooms').getByRole('link', { name: /^Öffnen/ });
    await expect(rooms).toHaveAttribute('href', /app=rooms&lang=de$/);
    const opened = context.waitForEvent('page');
    await rooms.click();
    await expect(await opened).toHaveURL(/app=rooms&lang=de$/);

    await signInAs(ACCOUNT, { open: '/applications', language: 'pl' });
    const fallback = card(page, 'Rooms').getByRole('link', { name: /^Otwórz \(angielski\) Rooms/ });
    await expect(fallback).toHaveAttribute('href', /app=rooms&lang=en$/);
});

test('what the server sends is shown as text, and only http(s) addresses are offered', async ({ page, signInAs }) => {
    const evil = { href: 'javascript:document.title="taken"', languages: ['en'] };
    await page.route('**/api/applications', route =>
        route.fulfill({
            json: [
                {
                    id: 'x',
                    label: '<img src=x onerror=alert(1)>',
                    documents: [{ label: 'x', ...evil }],
                    downloads: [evil],
                    links: [evil],
                },
            ],
        }),
    );
    await signInAs(ACCOUNT, { open: '/applications' });
    const shown = card(page, '<img src=x onerror=alert(1)>');
    await expect(shown).toContainText('There is nothing to download or open');
    await expect(shown.getByRole('link')).toHaveCount(0);
    await expect(shown.getByRole('button')).toHaveCount(0);
});

test('what a list leaves out is loaded separately', async ({ page, signInAs, mock }) => {
    await page.route('**/api/applications', route => route.fulfill({ json: [{ id: 'rooms', label: 'Rooms' }] }));
    await mock.fault({ method: 'GET', path: 'rest/applications/*', kind: 'status', status: 403 });
    await signInAs(ACCOUNT, { open: '/applications' });
    await expect(card(page, 'Rooms').getByRole('alert')).toContainText('User is not allowed to perform this action');
    await mock.clearFaults();
    await card(page, 'Rooms').getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Rooms').getByRole('link', { name: /^Open/ })).toBeVisible();
    await expect(card(page, 'Rooms').getByRole('alert')).toHaveCount(0);
});

test('a failure is shown, and the call repeated on request', async ({ page, signInAs, mock }) => {
    await signInAs(ACCOUNT, { open: null });
    for (const [fault, text] of [
        [{ kind: 'status', status: 403 }, 'User is not allowed to perform this action'],
        [{ kind: 'status', status: 404 }, "Can't load application data"],
        [{ kind: 'status', status: 500 }, "Can't load application data"],
        [{ kind: 'malformed' }, "Can't load application data"],
        [{ kind: 'html' }, "Can't load application data"],
        [{ kind: 'empty' }, "Can't load application data"],
    ] as const) {
        await mock.fault({ method: 'GET', path: 'applications', ...fault });
        await page.goto('/applications');
        await expect(page.getByRole('main').getByRole('alert'), JSON.stringify(fault)).toContainText(text);
        await expect(sidebar(page).getByRole('link', { name: 'Licence keys' })).toBeVisible();
        await mock.clearFaults();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(card(page, 'pCAD')).toBeVisible();
    }
});

test('a slow response shows skeletons, and no explanation that there are none', async ({ page, signInAs, mock }) => {
    await mock.fault({ method: 'GET', path: 'applications', kind: 'delay', seconds: 2 });
    await signInAs(ACCOUNT, { open: '/applications' });
    await expect(page.getByRole('main').getByRole('list', { name: 'Loading' }).getByRole('listitem').first()).toBeVisible();
    await expect(card(page, 'pCAD')).toBeVisible();
    await mock.clearFaults();
    await page.route('**/api/applications', route => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByRole('main')).toContainText('No applications yet');
});

test('the page and its modals pass axe in every look, and fit a phone', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(ACCOUNT, { open: '/applications', language: 'de' });
    await expect(card(page, 'pCAD')).toBeVisible();
    await expectAccessibleLooks(page, expectAccessible);
    for (const button of [/^Dokumente/, /^Herunterladen/]) {
        await card(page, 'Showroom').getByRole('button', { name: button }).click();
        await expect(dialog(page)).toBeVisible();
        await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoOverflow(page);
});
