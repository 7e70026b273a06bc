import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Key } from '#dataProvider/types';
import { useDeleteKey } from '#src/keys/keyChanges';
import type { ListSelection } from '#src/shared/list/types';
import { useSelectedIds } from '#src/shared/list/useSelectedIds';
import { useSelection } from '#src/shared/list/useSelection';
import { SelectedModal } from '#src/shared/many/SelectedModal';
import { makeKey } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** What becomes of selected rows that no longer exist (MANY-10). */

const key = makeKey({ id: 'k1', label: 'Hall 3', users: [] });
const ACTIONS = [{ id: 'open', label: 'list.actions', icon: () => null, dialog: 'open' }] as const;
const nothing = () => undefined;

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
