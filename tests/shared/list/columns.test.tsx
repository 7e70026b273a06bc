import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import type { User } from '#dataProvider/types';
import { storeColumns, storedColumns } from '#src/config/columns';
import { storeCompact, storedCompact } from '#src/config/density';
import { email, name, text } from '#src/shared/columns/kinds';
import { listOf } from '#src/shared/columns/list';
import { loadGrid } from '#src/shared/list/gridCode';
import { ResourceList } from '#src/shared/list/ResourceList';
import { nameOf } from '#src/shared/person';
import { makeUser } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** The choice of a table's columns (LIST-12). */

const people = [makeUser({ id: 'u1', alias: 'Anna Engel', email: 'anna@holzmann.example', adminNote: 'left-handed' })];
const LIST = listOf<User>({
    resource: 'users',
    columns: [
        name('user', 'users.fields.user', { reads: ['alias', 'email'], of: nameOf }),
        email('email', 'users.fields.email'),
        text('note', 'users.fields.note', { reads: ['adminNote'], of: ({ adminNote }) => adminNote }),
    ],
});

const open = () =>
    renderPortal(
        <div style={{ width: 900, height: 400 }}>
            <ResourceList<User> list={LIST} storeKey="people" label="Users" empty={{ title: 'None', text: 'None' }} />
        </div>,
        { dataProvider: { getList: (async () => ({ data: people, total: 1 })) as PortalDataProvider['getList'] } },
    );

const headers = async () => {
    await screen.findByRole('columnheader', { name: /Name/ });
    return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};
const menu = () => screen.getByRole('menu', { name: 'Columns' });
const item = (name: string) => within(menu()).getByRole('menuitemcheckbox', { name });

// Its modules are many; a slow machine takes longer for them than a test may wait.
beforeAll(async () => void (await loadGrid()));
beforeEach(() => storeColumns('people', { hidden: [], widths: {} }));

it('hides and shows columns in a menu that stays open, but never the name, and keeps the choice for this list', async () => {
    const { user, unmount } = await open();
    expect(await headers()).toEqual(['Name', 'E-mail', 'Note']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(within(menu()).getAllByRole('menuitemcheckbox')).toHaveLength(3);
    await user.click(item('Note'));
    expect(item('Note')).not.toBeChecked();
    expect(item('E-mail')).toBeChecked();
    await waitFor(async () => expect(await headers()).toEqual(['Name', 'E-mail']));
    expect(storedColumns('people').hidden).toEqual(['note']);
    expect(storedColumns('users').hidden).toEqual([]);

    unmount();
    await open();
    expect(await headers()).toEqual(['Name', 'E-mail']);
});

it('shows all columns again with the last entry, which is disabled while nothing is hidden', async () => {
    storeColumns('people', { hidden: ['email', 'note', 'user'], widths: {} });
    const { user } = await open();
    expect(await headers()).toEqual(['Name']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(within(menu()).getByRole('menuitem', { name: 'Show all columns' }));
    await waitFor(async () => expect(await headers()).toEqual(['Name', 'E-mail', 'Note']));
    expect(localStorage.getItem('columns.people')).toBeNull();
});

it.each([
    ['{"note":1}', ['Name', 'E-mail', 'Note']],
    ['{"hidden":["note",1],"widths":{"user":"wide"}}', ['Name', 'E-mail', 'Note']],
    ['{"hidden":"note","widths":null}', ['Name', 'E-mail', 'Note']],
    ['["note"]', ['Name', 'E-mail']],
    ['{"hidden":["note"]}', ['Name', 'E-mail']],
])('reads a stored choice, also of earlier versions, and ignores one that is damaged: %s', async (stored, shown) => {
    localStorage.setItem('columns.people', stored);
    await open();
    expect(await headers()).toEqual(shown);
});

it('sorts by a column that is not shown, too', async () => {
    storeColumns('people', { hidden: ['note'], widths: {} });
    const { user } = await open();
    expect(await headers()).toEqual(['Name', 'E-mail']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    // The menu is about columns first of all.
    expect(item('E-mail')).toHaveFocus();
    expect(within(menu()).getByRole('menuitemradio', { name: 'E-mail' })).toBeChecked();
    await user.click(within(menu()).getByRole('menuitemradio', { name: 'Note' }));
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(within(menu()).getByRole('menuitemradio', { name: 'Note' })).toBeChecked();
    await user.click(within(menu()).getByRole('menuitem', { name: 'Sort descending' }));
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(within(menu()).getByRole('menuitem', { name: 'Sort ascending' })).toBeVisible();
});

it('keeps valid widths, and resets them with an entry that is disabled while there are none', async () => {
    localStorage.setItem('columns.people', '{"hidden":["note"],"widths":{"user":240,"email":-5,"note":1e9,"gone":null}}');
    expect(storedColumns('people')).toEqual({ hidden: ['note'], widths: { user: 240 } });
    const { user } = await open();
    await headers();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(within(menu()).getByRole('menuitem', { name: 'Reset column widths' }));
    expect(storedColumns('people')).toEqual({ hidden: ['note'], widths: {} });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(within(menu()).getByRole('menuitem', { name: 'Reset column widths' })).toBeDisabled();
});

it('makes rows compact in all lists for one person, who can be one of several', async () => {
    storeCompact('somebody', true);
    const { user, signedIn } = await open();
    await headers();
    expect(storedCompact(signedIn.id)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(within(menu()).getByRole('menuitemcheckbox', { name: 'Compact rows' }));
    expect([storedCompact(signedIn.id), storedCompact('somebody')]).toEqual([true, true]);
    await user.click(within(menu()).getByRole('menuitemcheckbox', { name: 'Compact rows' }));
    expect(JSON.parse(localStorage.getItem('density') ?? '')).toEqual({ somebody: 'compact' });
    storeCompact('somebody', false);
    expect(localStorage.getItem('density')).toBeNull();
    localStorage.setItem('density', '[');
    expect(storedCompact('somebody')).toBe(false);
});
