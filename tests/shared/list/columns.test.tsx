import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import type { User } from '#dataProvider/types';
import { storeHidden, storedHidden } from '#src/config/columns';
import { ResourceList } from '#src/shared/list/ResourceList';
import type { ListColumn } from '#src/shared/list/types';
import { nameOf } from '#src/shared/person';
import { makeUser } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** The choice of a table's columns (LIST-12). */

const people = [makeUser({ id: 'u1', alias: 'Anna Engel', email: 'anna@holzmann.example', adminNote: 'left-handed' })];
const COLUMNS: ListColumn<User>[] = [
    { field: 'user', sortField: 'user', label: 'User', width: 200, render: nameOf },
    { field: 'email', label: 'E-mail', width: 200, render: ({ email }) => email },
    { field: 'note', label: 'Note', width: 200, render: ({ adminNote }) => adminNote },
];

const open = () =>
    renderPortal(
        <div style={{ width: 900, height: 400 }}>
            <ResourceList<User>
                resource="users"
                storeKey="people"
                label="Users"
                sort={{ field: 'user', order: 'ASC' }}
                columns={COLUMNS}
                titleField="user"
                empty={{ title: 'None', text: 'None' }}
            />
        </div>,
        { dataProvider: { getList: (async () => ({ data: people, total: 1 })) as PortalDataProvider['getList'] } },
    );

const headers = async () => {
    await screen.findByRole('columnheader', { name: /User/ });
    return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};
const menu = () => screen.getByRole('menu', { name: 'Columns' });
const item = (name: string) => within(menu()).getByRole('menuitemcheckbox', { name });

beforeEach(() => storeHidden('people', []));

it('hides and shows columns in a menu that stays open, but never the name, and keeps the choice for this list', async () => {
    const { user, unmount } = await open();
    expect(await headers()).toEqual(['User', 'E-mail', 'Note']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(within(menu()).getAllByRole('menuitemcheckbox')).toHaveLength(2);
    await user.click(item('Note'));
    expect(item('Note')).not.toBeChecked();
    expect(item('E-mail')).toBeChecked();
    await waitFor(async () => expect(await headers()).toEqual(['User', 'E-mail']));
    expect(storedHidden('people')).toEqual(['note']);
    expect(storedHidden('users')).toEqual([]);

    unmount();
    await open();
    expect(await headers()).toEqual(['User', 'E-mail']);
});

it('shows all columns again with the last entry, which is disabled while nothing is hidden', async () => {
    storeHidden('people', ['email', 'note', 'user']);
    const { user } = await open();
    expect(await headers()).toEqual(['User']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(within(menu()).getByRole('menuitem', { name: 'Show all columns' }));
    await waitFor(async () => expect(await headers()).toEqual(['User', 'E-mail', 'Note']));
    expect(localStorage.getItem('columns.people')).toBeNull();
});

it('ignores a stored choice that is damaged', async () => {
    localStorage.setItem('columns.people', '{"note":1}');
    await open();
    expect(await headers()).toEqual(['User', 'E-mail', 'Note']);
});
