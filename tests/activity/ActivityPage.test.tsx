import * as indexed from 'fake-indexeddb';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import ActivityPage from '#src/activity/ActivityPage';
import { keepsActivity } from '#src/config/activityKept';
import type { Entry } from '#src/shared/activity/entry';
import { personIn } from '#src/shared/hooks/useDraft';
import { saveEntries } from '#storage/activityDatabase';
import { makeLicence, makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

/** The page of what was done in this browser: by day, filtered, as a file, kept or not (ACTIVITY-2, ACTIVITY-3). */

const saved = vi.fn<(file: Blob, name: string) => void>();
vi.mock('#src/shared/saveFile', () => ({ saveFile: (file: Blob, name: string) => saved(file, name) }));

const DAY_MS = 24 * 60 * 60 * 1000;
const OWNER = personIn(makeUser({ id: 'u1' }));
const anna = makeUser({
    id: 'u2',
    alias: 'Anna Engel',
    displayName: 'Anna Engel',
    forename: 'Anna',
    surname: 'Engel',
    email: 'anna@holzmann.example',
});

const entry = (id: string, daysAgo: number, more: Partial<Entry>): Entry => ({
    ...{ id, owner: OWNER, at: Date.now() - daysAgo * DAY_MS, call: 'PATCH /licences/{id}', ids: {}, outcome: 'done' },
    ...more,
});
const ENTRIES = [
    entry('e1', 0, { ids: { licence: 'l1' }, fields: ['name'], former: { name: 'CAD alt' }, marks: { name: 'x' } }),
    entry('e2', 1, { call: 'POST /users/{id}/send', ids: { user: 'u2' } }),
    entry('e3', 1, { call: 'DELETE /users/{id}', ids: { user: 'gone' }, outcome: 'failed', status: 403 }),
];

beforeEach(() => {
    for (const [name, part] of Object.entries(indexed)) if (name.startsWith('IDB')) vi.stubGlobal(name, part);
    vi.stubGlobal('indexedDB', new indexed.IDBFactory());
    saved.mockClear();
});

async function open(route = '/activity', entries: readonly Entry[] = ENTRIES) {
    if (entries.length > 0) await saveEntries(entries, 90 * DAY_MS, () => true);
    const rows: Record<string, object[]> = {
        users: [anna],
        licences: [makeLicence({ id: 'l1', name: 'CAD neu' })],
        tickets: [{ id: 't1', index: 31 }],
    };
    const getMany = vi.fn(async (resource: string) => ({ data: rows[resource] ?? [] }));
    const shown = await act(async () =>
        renderPortal(<ActivityPage />, {
            user: { id: 'u1' },
            route,
            path: '/activity',
            dataProvider: { getMany: getMany as never },
        }),
    );
    await screen.findByRole('heading', { level: 1, name: 'What was done in this browser' });
    return shown;
}

const items = (): string[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');

it('lists by day, the newest first, with the names of now, what was before, and why something is not undone', async () => {
    await open();
    await waitFor(() => expect(items()[0]).toContain('CAD neu'));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    const [first, second, third] = items();
    expect(first).toContain('Licence renamed');
    expect(first).toContain('CAD alt');
    expect([second, third].find(text => text?.includes('User deleted'))).toContain('gone');
    const mail = [second, third].find(text => !text?.includes('User deleted'));
    expect(mail).toContain('Anna Engel');
    expect(mail).toContain('an e-mail was sent');
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    expect(screen.getByText(/This is no audit trail/)).toBeVisible();
});

it('is filtered by kind and by record, in the address', async () => {
    const { user, address } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), 'User deleted');
    expect(items()).toHaveLength(1);
    expect(address()).toMatch(/^\/activity\?kind=\w+$/);
});

it('shows one record alone, as the part of its page leads to it', async () => {
    await open('/activity?record=licence:l1');
    expect(items()).toHaveLength(1);
    expect(items()[0]).toContain('Licence renamed');
});

it('calls a ticket by its number', async () => {
    await open('/activity', [entry('e4', 0, { call: 'PATCH /tickets/{id}', ids: { ticket: 't1' } })]);
    await waitFor(() => expect(items()[0]).toContain('00031'));
    expect(screen.getByRole('link', { name: '00031' })).toHaveAttribute('href', '/tickets/t1');
});

it('is saved as a file with the names of now', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const lines = (await saved.mock.calls[0]![0].text()).trim().split(/\r?\n/);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('Date,Time,Change,Key,User,Cloud group,Licence,Ticket,Result,Bulk action or plan');
    expect(lines[1]).toMatch(/,Licence renamed,.*CAD neu/);
    expect(lines.join('\n')).toContain('Anna Engel');
});

it('is kept over a sign-out only where that is ticked, which says what it means', async () => {
    const { user } = await open();
    const keep = screen.getByRole('checkbox', { name: 'Keep this list on this computer' });
    expect(keep).not.toBeChecked();
    expect(keep).toHaveAccessibleDescription(/everybody who uses this browser profile could read/);
    await user.click(keep);
    expect(keepsActivity(OWNER)).toBe(true);
    await user.click(keep);
    expect(keepsActivity(OWNER)).toBe(false);
});

it('says that there is nothing', async () => {
    await open('/activity', []);
    expect(items()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
});
