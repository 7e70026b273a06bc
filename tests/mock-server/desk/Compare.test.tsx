import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Resource } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { Compare } from '#mock-server/desk/pages/Compare';
import { createTexts } from '#mock-server/desk/texts';

const ROW = { id: 'u1', forename: 'Ada', surname: 'Eins' };
const DIFFERENCE = [
    {
        kind: 'users',
        came: { total: 0, rows: [] },
        went: { total: 1, rows: [{ id: 'u2', email: 'gone@eins.example' }] },
        changed: { total: 1, rows: [{ row: ROW, fields: [{ field: 'role', before: 'USER', after: 'ADMIN' }] }] },
    },
];
const SITUATIONS = [{ name: 'mine', title: 'mine', about: '', ready: false, savedAt: 1_790_000_000, as: null, open: null }];
const FIELDS = { users: [{ name: 'role', kind: 'choice', required: true, nullable: false }] } as const;

const asked: string[] = [];
const show = (difference: unknown, status = 200) => {
    asked.length = 0;
    vi.stubGlobal('fetch', (address: string) => {
        asked.push(address);
        const isDifference = address.includes('/difference');
        return Promise.resolve(Response.json(isDifference ? difference : SITUATIONS, { status: isDifference ? status : 200 }));
    });
    render(
        <AdminContext i18nProvider={createTexts()}>
            <Resource name="users" />
            <Compare fields={FIELDS} />
        </AdminContext>,
    );
};

it('shows by kind what came, went and changed, with the fields and their values by name', async () => {
    show(DIFFERENCE);
    const overview = await screen.findByRole('table', { name: 'Differences by kind' });
    expect(within(overview).getByRole('row', { name: 'Users 0 1 1' })).toBeVisible();
    const users = screen.getByRole('table', { name: 'Users' });
    expect(within(users).getByRole('row', { name: 'Ada Eins Changed Role: User → Administrator' })).toBeVisible();
    expect(within(users).getByRole('link', { name: 'Ada Eins' })).toHaveAttribute(
        'href',
        expect.stringContaining('/users/u1/show'),
    );
    // What went is nowhere to be shown.
    expect(within(users).getByRole('row', { name: 'gone@eins.example Went' })).toBeVisible();
    expect(within(users).queryByRole('link', { name: 'gone@eins.example' })).toBeNull();
});

it('asks for the chosen situations, and says when nothing is different or they cannot be compared', async () => {
    show([]);
    expect(await screen.findByText('Nothing is different.')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: /^Before/ }));
    await userEvent.click(screen.getByRole('option', { name: /^mine, / }));
    expect(asked).toContain('/__mock/api/situations/difference?before=mine&after=');
});

it('says why they cannot be compared', async () => {
    show({ error: { message: 'nothing in common' } }, 409);
    expect(await screen.findByText('This could not be read: nothing in common')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
