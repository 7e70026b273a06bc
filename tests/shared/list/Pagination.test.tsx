import type { GetListParams } from 'ra-core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import { name } from '#src/shared/columns/kinds';
import { listOf } from '#src/shared/columns/list';
import { ResourceList } from '#src/shared/list/ResourceList';
import type { User } from '#dataProvider/types';
import { nameOf } from '#src/shared/person';
import { makeUser } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

const LIST = listOf<User>({
    resource: 'users',
    columns: [name('user', 'users.fields.user', { reads: ['alias', 'email'], of: nameOf })],
});

/** Renders a list of so many users as cards, at an address with this query. */
function renderList(total: number, query = '') {
    const users = Array.from({ length: total }, (_, at) =>
        makeUser({ id: `u${at}`, alias: `User ${at + 1}`, email: `${1000 + at}@holzmann.example` }),
    );
    localStorage.setItem('display-mode.users', 'cards');
    const getList = (async (_resource: string, { pagination = { page: 1, perPage: 20 } }: GetListParams) => ({
        data: users.slice((pagination.page - 1) * pagination.perPage, pagination.page * pagination.perPage),
        total,
    })) as PortalDataProvider['getList'];
    return renderPortal(
        <ResourceList<User> list={LIST} storeKey="users" label="Users" empty={{ title: 'None', text: 'None' }} />,
        { dataProvider: { getList }, route: `/users${query}` },
    );
}
const pageField = () => screen.findByRole('spinbutton', { name: 'Page' });

describe('the pages of a list (LIST-9)', () => {
    it('are absent if all rows fit on the smallest one', async () => {
        await renderList(20);
        await screen.findByText('User 20');
        expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    });

    it('have as many rows as the user chooses, starting with the row that was first', async () => {
        const { user, address } = await renderList(130, '?page=4');
        expect(await screen.findByText('61–80 of 130')).toBeInTheDocument();
        await user.selectOptions(screen.getByRole('combobox', { name: 'Entries per page' }), '50');
        expect(await screen.findByText('51–100 of 130')).toBeInTheDocument();
        expect(address()).toBe('/users?page=2&rows=50');
        await user.selectOptions(screen.getByRole('combobox', { name: 'Entries per page' }), '20');
        expect(await screen.findByText('41–60 of 130')).toBeInTheDocument();
    });

    it.each([
        ['5{Enter}', '81–100 of 130'],
        ['99{Enter}', '121–130 of 130'],
        ['0{Enter}', '1–20 of 130'],
        ['3{Tab}', '41–60 of 130'],
    ])('are opened by number: %s', async (keys, range) => {
        const { user } = await renderList(130, '?page=2');
        const field = await pageField();
        expect(field).toHaveValue(2);
        expect(field).toHaveAccessibleDescription('of 7');
        await user.clear(field);
        await user.type(field, keys);
        expect(await screen.findByText(range)).toBeInTheDocument();
        if (keys.endsWith('{Enter}')) expect(field).toHaveFocus();
    });

    it('have no number field if there are two', async () => {
        await renderList(40);
        expect(await screen.findByText('1–20 of 40')).toBeInTheDocument();
        expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    });
});
