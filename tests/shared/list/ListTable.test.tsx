import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ListContextProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import type { User } from '#dataProvider/types';
import { DeleteIcon } from '#src/ui/icons';
import { OfferedPathsProvider } from '#src/ui/Link';
import { listOf } from '#src/shared/columns/list';
import ListTable from '#src/shared/list/ListTable';
import type { RowAction } from '#src/shared/list/types';
import { useUrlListController } from '#src/shared/list/useUrlListController';
import { nameOf, nameWithEmail } from '#src/shared/person';
import { makeUser } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

const namesakes = [
    makeUser({ id: 'u1', alias: 'Anna Engel', email: 'anna@holzmann.example' }),
    makeUser({ id: 'u2', alias: 'Anna Engel', email: 'engel@holzmann.example' }),
];

const NO_WIDTHS = {};
const COLUMNS = [
    { field: 'user', sortField: 'user', label: 'User', width: 300, render: nameOf, renderCard: nameOf, text: nameOf },
];
const LIST = listOf<User>({ resource: 'users', columns: [] });
const oneAction = () => [{ id: 'remove', label: 'Remove', icon: <DeleteIcon />, onClick: () => undefined }];

function Users({ href, actions = oneAction }: { href?: (row: User) => string; actions?: (row: User) => RowAction[] }) {
    const list = useUrlListController<User>({ list: LIST, sortFields: ['user'] });
    return (
        <ListContextProvider value={list}>
            <div style={{ width: 900, height: 400 }}>
                <ListTable<User>
                    label="Users"
                    columns={COLUMNS}
                    titleField="user"
                    href={href}
                    name={nameWithEmail}
                    actions={actions}
                    selectable
                    widths={NO_WIDTHS}
                    onResize={() => undefined}
                    compact={false}
                />
            </div>
        </ListContextProvider>
    );
}

const dataProvider = { getList: (async () => ({ data: namesakes, total: 2 })) as PortalDataProvider['getList'] };

// What is written to the console fails a test: an icon that is no component does not take what the grid adds to it.
it('names checkboxes and actions of rows with the same title differently, and renders their icons repeatedly without a console message', async () => {
    const { user } = await renderPortal(<Users />, { dataProvider });
    for (const { email } of namesakes) {
        expect(await screen.findByRole('button', { name: `Remove: Anna Engel (${email})` })).toBeInTheDocument();
        expect(screen.getByRole('checkbox', { name: `Select Anna Engel (${email})` })).toBeInTheDocument();
    }
    await user.click(screen.getByRole('columnheader', { name: /User/ }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: /User/ })).toHaveAttribute('aria-sort', 'ascending'));
});

it.each([true, false])('leads to the pages of its rows only where they are offered: %s (PAGE-2)', async isOffered => {
    const { user } = await renderPortal(
        <OfferedPathsProvider value={() => isOffered}>
            <Users href={({ id }) => `/somebody/${id}`} />
        </OfferedPathsProvider>,
        { dataProvider, routes: [{ path: '/somebody/u1', element: <p>the page</p> }] },
    );
    const cell = (await screen.findAllByText('Anna Engel'))[0]!;
    expect(screen.queryAllByRole('link')).toHaveLength(isOffered ? 2 : 0);
    await user.click(cell.closest('[role=gridcell], [role=rowheader]')!);
    expect(screen.queryAllByText('the page')).toHaveLength(isOffered ? 1 : 0);
});

it.each([
    ['Ctrl', { ctrlKey: true }, 'click'],
    ['Cmd', { metaKey: true }, 'click'],
    ['the middle button', { button: 1 }, 'auxclick'],
])('opens a tab for a click with %s beside the name of a row (LIST-15)', async (_how, init, type) => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { address } = await renderPortal(<Users href={({ id }) => `/somebody/${id}`} />, { dataProvider });
    const before = address();
    const name = (await screen.findAllByRole('link', { name: 'Anna Engel' }))[1]!;
    const press = (target: Element) => {
        fireEvent.mouseDown(target, init);
        fireEvent(target, new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
    };
    press(name);
    expect(opened).not.toHaveBeenCalled();
    press(name.closest('[role=gridcell], [role=rowheader]')!);
    expect(opened).toHaveBeenCalledExactlyOnceWith('/somebody/u2', '_blank', 'noopener');
    expect(address()).toBe(before);
});

it.each([
    ['the right button', { button: 2 }, 'auxclick'],
    ['Shift', { shiftKey: true }, 'click'],
])('opens nothing for a click with %s', async (_how, init, type) => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { address } = await renderPortal(<Users href={({ id }) => `/somebody/${id}`} />, { dataProvider });
    const before = address();
    const cell = (await screen.findAllByText('Anna Engel'))[0]!.closest('[role=gridcell], [role=rowheader]')!;
    fireEvent(cell, new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
    expect(opened).not.toHaveBeenCalled();
    expect(address()).toBe(before);
});

it.each([
    [2, 'Do 0: Anna Engel (anna@holzmann.example)'],
    [5, 'Actions for Anna Engel (anna@holzmann.example)'],
])('tells in a row why an action is not possible; %i actions (SHELL-17)', async (count, name) => {
    const onClick = vi.fn();
    const blocked = () =>
        Array.from({ length: count }, (_, at) => ({
            ...oneAction()[0]!,
            id: `do${at}`,
            label: `Do ${at}`,
            onClick,
            obstacle: 'Not now.',
        }));
    const { user } = await renderPortal(<Users actions={blocked} />, { dataProvider });
    const control = await screen.findByRole('button', { name });
    if (count === 2) {
        expect(control).toHaveAccessibleDescription('Do 0. Not now.');
        await user.click(control);
    } else {
        await user.click(control);
        const entry = (await screen.findAllByRole('menuitem'))[0]!;
        expect(entry).toHaveTextContent('Not now.');
        await user.click(entry);
    }
    expect(onClick).not.toHaveBeenCalled();
});
