import { expect, type Page } from '@playwright/test';
import { heading } from './parts';

/** Ids are free strings (WIRE-9): records with odd ones, and a journey through their pages on whatever server there is. */

export const ODD_IDS = ['anna@example.com', 'L.2024', '.l', 'ü b', '50%', 'map.js'] as const;

const ADMIN = 'admin@holzmann.example';

interface Row {
    id: string;
    [field: string]: unknown;
}

/** Copies a record of the mock under another id. `origin` is the mock's own. */
async function copyRow(page: Page, origin: string, collection: string, from: string, fields: Row): Promise<void> {
    const rest = `${origin}/__mock/rest/${collection}`;
    const row = (await (await page.request.get(`${rest}/${from}`)).json()) as Row;
    const answer = await page.request.post(rest, { data: { ...row, ...fields } });
    expect(answer.status(), await answer.text()).toBe(201);
}

/** Opens the pages of records with this id and loads them again; each must show its record. */
export async function openOddPages(
    page: Page,
    id: string,
    { origin, signInAs }: { origin: string; signInAs: (email: string, options: { open: string }) => Promise<void> },
): Promise<void> {
    await copyRow(page, origin, 'users', 'u102', { id, email: 'odd@holzmann.example', forename: 'Odd', surname: 'User' });
    await copyRow(page, origin, 'licences', '10010101', { id, name: 'Odd licence' });
    await copyRow(page, origin, 'cloudGroups', 'g101', { id, label: 'Odd group' });

    await signInAs(ADMIN, { open: '/user-management?filter=odd' });
    const name = page.getByRole('link', { name: 'Odd User' });
    await name.click();
    await expect(heading(page)).toHaveText('Odd User');
    await page.reload();
    await expect(heading(page)).toHaveText('Odd User');

    const encoded = encodeURIComponent(id);
    for (const [path, title] of [
        [`/licences/${encoded}`, 'Odd licence'],
        [`/licences/${encoded}/keys`, 'Odd licence'],
        [`/cloud-groups/${encoded}`, 'Odd group'],
    ] as const) {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(title);
        expect(new URL(page.url()).pathname).toBe(path);
    }
}
