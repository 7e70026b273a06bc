import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import type { User } from '#dataProvider/types';
import { EditKeyModal } from '#src/keys/KeyFormModal';
import RenameLicenceModal from '#src/licences/RenameLicenceModal';
import { RenameGroupModal } from '#src/cloudGroups/RenameGroupModal';
import { EditUserModal } from '#src/users/detail/EditUserModal';
import { makeCloudGroup, makeKey, makeLicence, makeUser } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';

/** A record that somebody else changes while its dialog is open: what nobody typed here is not changed back. */

const noop = () => undefined;

async function open<Row extends object>(Dialog: (row: Row) => React.ReactNode, opened: Row, later: Row, update: unknown) {
    let change: (row: Row) => void = noop;
    function Page() {
        const [row, setRow] = useState(opened);
        change = setRow;
        return Dialog(row);
    }
    const page = await renderPortal(<Page />, {
        dataProvider: { update: update as never, findGroups: async () => [], getOne: (async () => ({ data: later })) as never },
    });
    return { ...page, changeMeanwhile: () => waitFor(() => change(later)) };
}

const LOST = new PortalError('errors.409', { status: 409, reason: 'http' });
const press = () => screen.getByRole('button', { name: 'Save' });

it('of a user only what was typed is sent', async () => {
    allowConsole(/^PortalError/); // ra-core reports every failed call in development
    const before = makeUser({ id: 'u2', forename: 'Jan', adminNote: 'Old note' });
    const update = vi.fn().mockRejectedValueOnce(LOST).mockResolvedValue({ data: before });
    const dialog = (user: User) => <EditUserModal user={user} onClose={noop} />;
    const { user, changeMeanwhile } = await open(dialog, before, { ...before, adminNote: 'New note' }, update);
    await user.type(screen.getByLabelText(/^First name/), 'a');
    await user.click(press());
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    await changeMeanwhile();
    await user.click(press());
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls.map(call => (call[1] as { data: object }).data)).toEqual([
        { forename: 'Jana' },
        { forename: 'Jana' },
    ]);
});

it.each([
    [
        'key',
        'keys',
        makeKey({ id: 'k1', label: 'Old' }),
        (row: never) => <EditKeyModal value={row} school={false} onClose={noop} />,
    ],
    [
        'licence',
        'licences',
        makeLicence({ id: 'l1', name: 'Old' }),
        (row: never) => <RenameLicenceModal licence={row} onClose={noop} />,
    ],
    [
        'cloud group',
        'cloudGroups',
        makeCloudGroup({ id: 'g1', label: 'Old' }),
        (row: never) => <RenameGroupModal group={row} onClose={noop} />,
    ],
] as const)('the name of a %s that was not edited is not sent', async (_what, _resource, before, dialog) => {
    const update = vi.fn(async () => ({ data: before }));
    const later = 'name' in before ? { ...before, name: 'New' } : { ...before, label: 'New' };
    const { user, changeMeanwhile } = await open(dialog as (row: object) => React.ReactNode, before, later, update);
    await changeMeanwhile();
    await user.click(press());
    expect(update).not.toHaveBeenCalled();
});
