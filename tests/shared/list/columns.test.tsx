import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import type { User } from '#dataProvider/types';
import { storeHidden, storedHidden } from '#src/config/columns';
import { email, name, text } from '#src/shared/columns/kinds';
import { listOf } from '#src/shared/columns/list';
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

beforeEach(() => storeHidden('people', []));

it('hides and shows columns in a menu that stays open, but never the name, and keeps the choice for this list', async () => {
    const { user, unmount } = await open();
    expect(await headers()).toEqual(['Name', 'E-mail', 'Note']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(within(menu()).getAllByRole('menuitemcheckbox')).toHaveLength(2);
    await user.click(item('Note'));
    expect(item('Note')).not.toBeChecked();
    expect(item('E-mail')).toBeChecked();
    await waitFor(async () => expect(await headers()).toEqual(['Name', 'E-mail']));
    expect(storedHidden('people')).toEqual(['note']);
    expect(storedHidden('users')).toEqual([]);

    unmount();
    await open();
    expect(await headers()).toEqual(['Name', 'E-mail']);
});

it('shows all columns again with the last entry, which is disabled while nothing is hidden', async () => {
    storeHidden('people', ['email', 'note', 'user']);
    const { user } = await open();
    expect(await headers()).toEqual(['Name']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(within(menu()).getByRole('menuitem', { name: 'Show all columns' }));
    await waitFor(async () => expect(await headers()).toEqual(['Name', 'E-mail', 'Note']));
    expect(localStorage.getItem('columns.people')).toBeNull();
});

it('ignores a stored choice that is damaged', async () => {
    localStorage.setItem('columns.people', '{"note":1}');
    await open();
    expect(await headers()).toEqual(['Name', 'E-mail', 'Note']);
});
