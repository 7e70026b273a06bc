import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialogButton, heading } from '../support/parts';
import { ADMIN, sidebar } from '../support/portalPage';

/** Going back to a page restores it: search, order, page and scroll position (LIST-1, LIST-2, LIST-8). */

const path = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const firstRow = (page: Page) => page.getByRole('main').getByRole('row').nth(1);

/** Scrolls a long, sorted list; returns its URL and scroll position. */
async function leaveList(page: Page): Promise<{ address: string; position: number }> {
    await expect(page.getByRole('grid', { name: 'Users' })).toBeVisible();
    await expect(firstRow(page).getByRole('link').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    const position = await scrolled(page);
    expect(position).toBeGreaterThan(50);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scroll-positions'))).toContain(`,${position}]`);
    return { address: page.url(), position };
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 500 }));

test('the breadcrumb restores the list, even after a reload; the navigation opens it from the start', async ({
    page,
    signInAs,
}) => {
    await signInAs(ADMIN, { open: '/user-management?orderby=user+desc' });
    const { address, position } = await leaveList(page);
    await firstRow(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/user-management\/\w+$/);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.reload();
    await path(page).getByRole('link', { name: 'User management' }).click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => scrolled(page)).toBe(position);

    await sidebar(page).getByRole('link', { name: 'Profile' }).click();
    await sidebar(page).getByRole('link', { name: 'User management' }).click();
    await expect(page).toHaveURL(/user-management$/);
    await expect.poll(() => scrolled(page)).toBe(0);
});

test('the scroll position waits for a slow list', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: '/user-management?orderby=user+desc' });
    const { position } = await leaveList(page);
    await firstRow(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/user-management\/\w+$/);
    // After a reload the list is read again.
    await page.reload();
    await mock.fault({ method: 'GET', path: 'users', kind: 'delay', seconds: 5 });
    await path(page).getByRole('link', { name: 'User management' }).click();
    await expect(firstRow(page).getByRole('link').first()).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(position);
});

test('the phone’s back button restores the search', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await signInAs(ADMIN, { open: '/user-management?filter=leser' });
    await page.getByRole('main').getByRole('link', { name: /Leser/ }).first().click();
    await expect(heading(page)).toContainText('Leser');
    await path(page).getByRole('link', { name: /^Back/ }).click();
    await expect(page).toHaveURL(/user-management\?filter=leser$/);
});

test('deleting a group that a search found returns to the search', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/cloud-groups?filter=Planung' });
    await page.getByRole('main').getByRole('link', { name: 'Planung' }).first().click();
    await page.getByRole('button', { name: 'Actions for Planung' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialogButton(page, 'Delete').click();
    await expect(page).toHaveURL(/cloud-groups\?filter=Planung$/);
});

test('a new document never takes another page’s scroll position; Back and a reload keep their own', async ({
    page,
    signInAs,
}) => {
    await signInAs(ADMIN, { open: '/user-management?orderby=user+desc' });
    const { address, position } = await leaveList(page);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(position);
    await page.goto('/contracts/c1');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(position);
    await page.goto(address);
    await expect(page.getByRole('grid', { name: 'Users' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await scrolled(page)).toBe(0);
});

test('trailing slashes in an address change nothing', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/dashboard/' });
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(path(page).getByRole('listitem')).toHaveText(['Dashboard']);
    await page.goto('/contracts//?orderby=name+desc');
    await expect(page).toHaveURL(/\/contracts\?orderby=name\+desc$/);
    await expect(sidebar(page).getByRole('link', { name: 'Contracts' })).toHaveAttribute('aria-current', 'page');
});
