import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Key, User } from '#dataProvider/types';
import { useDeleteKey } from '#src/keys/keyChanges';
import type { ListSelection } from '#src/shared/list/types';
import { useSelectedIds } from '#src/shared/list/useSelectedIds';
import { useSelection } from '#src/shared/list/useSelection';
import SelectedModal from '#src/shared/many/SelectedModal';
import { useSelectedRows } from '#src/shared/many/useSelectedRows';
import { queryKeys } from '#src/shared/query/keys';
import { makeKey, makeUser } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** What becomes of selected rows that no longer exist (MANY-10). */

const key = makeKey({ id: 'k1', label: 'Hall 3', users: [] });
const ACTIONS = [{ id: 'open', label: 'list.actions', icon: () => null, dialog: 'open' }] as const;
const nothing = () => undefined;

it('are read from the server, whatever the list has in the cache, because something is to be changed by them', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    const stale = { rows: [makeUser({ id: 'u2', active: false })], total: 1 };
    queryClient.setQueryData(queryKeys.collection('users'), stale);
    let read: readonly User[] | undefined;
    function Dialog() {
        read = useSelectedRows<User>('users', { ids: ['u2'], fields: ['id'] }).data;
        return null;
    }
    const getMany = async () => ({ data: [makeUser({ id: 'u2', active: true })] });
    await renderPortal(<Dialog />, { queryClient, dataProvider: { getMany: getMany as never } });
    await waitFor(() => expect(read).toMatchObject([{ active: true }]));
});

it('one that was removed alone is deselected, one that is gone is neither counted nor listed', async () => {
    let selection: ListSelection | undefined;
    let remove: ((of: Key) => Promise<unknown>) | undefined;
    function List() {
        const selected = useSelectedIds('licence/l1/keys');
        useState(() => selected.replace(['k1', 'k9']));
        selection = useSelection(selected, { actions: ACTIONS, onAction: nothing });
        remove = useDeleteKey();
        const nameOf = (row: Key | undefined, id: string) => row?.label ?? id;
        const shown = { resource: 'keys', fields: ['id', 'label'], nameOf, onClose: nothing };
        return selection && <SelectedModal<Key> selection={selection} {...shown} />;
    }
    const { user } = await renderPortal(<List />, {
        dataProvider: {
            getMany: (async () => ({ data: [key] })) as never,
            getOne: (async () => ({ data: key })) as never,
            delete: vi.fn(async () => ({ data: key })) as never,
        },
    });
    const modal = within(await screen.findByRole('dialog', { name: /^1 key/ }));
    expect(modal.getByRole('checkbox', { name: 'Hall 3' })).toBeChecked();
    expect(modal.queryByText('k9')).not.toBeInTheDocument();
    await remove?.(key);
    expect(selection?.selected.ids).toEqual(['k9']);
    await user.click(modal.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(selection?.selected.count).toBe(0);
});
