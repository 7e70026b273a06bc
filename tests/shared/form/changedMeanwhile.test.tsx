import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import type { User } from '#dataProvider/types';
import { EditKeyModal } from '#src/keys/KeyFormModal';
import RenameLicenceModal from '#src/licences/RenameLicenceModal';
import { DeleteGroupModal } from '#src/cloudGroups/ConfirmGroupModals';
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

describe('what others have changed since the dialog opened', () => {
    const openOn = async (now: object, dialog: React.ReactNode) => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
        const getOne = vi.fn(async () => ({ data: now }));
        const page = await renderPortal(dialog, {
            dataProvider: { update: update as never, findGroups: async () => [], getOne: getOne as never },
        });
        return { ...page, update, getOne };
    };
    const user2 = makeUser({ id: 'u2', forename: 'Jan', surname: 'Ost' });
    const key = makeKey({ id: 'k1', label: 'Old', expire: 1_893_455_999 });
    const licence = makeLicence({ id: 'l1', name: 'Old' });
    const group = makeCloudGroup({ id: 'g1', label: 'Old' });
    const cases: [string, object, string, React.ReactNode][] = [
        ['a user', { ...user2, surname: 'West' }, 'Last name', <EditUserModal key="u" user={user2} onClose={noop} />],
        ['a key', { ...key, label: 'West' }, 'Label', <EditKeyModal key="k" value={key} school={false} onClose={noop} />],
        ['a licence', { ...licence, name: 'West' }, 'Name', <RenameLicenceModal key="l" licence={licence} onClose={noop} />],
        ['a cloud group', { ...group, label: 'West' }, 'Name', <RenameGroupModal key="g" group={group} onClose={noop} />],
    ];

    it.each(cases)('of %s is shown at the field, and replaced only by another press', async (_what, now, label, dialog) => {
        const { user, update, getOne } = await openOn(now, dialog);
        const field = screen.getByLabelText(new RegExp(`^${label}`));
        const was = (field as HTMLInputElement).value;
        await user.clear(field);
        await user.type(field, 'Mine');
        await user.click(press());
        await screen.findByText(`Somebody else has changed this meanwhile, from “${was}” to “West”.`, { exact: false });
        expect(field).toHaveValue('Mine');
        expect(update).not.toHaveBeenCalled();
        await user.click(press());
        await waitFor(() => expect(update).toHaveBeenCalledOnce());
        expect(getOne).toHaveBeenCalledTimes(2);
        // What is undone later is the value that was replaced.
        const [, sent] = update.mock.calls[0] as unknown as [string, { data: object; previousData: object }];
        expect(Object.values(sent.data)).toContain('Mine');
        expect(Object.values(sent.previousData)).toContain('West');
    });

    it('in another field, or to the same value, is none of the dialog’s', async () => {
        const other = await openOn({ ...user2, adminNote: 'x' }, <EditUserModal user={user2} onClose={noop} />);
        await other.user.type(screen.getByLabelText(/^Last name/), 'er');
        await other.user.click(press());
        await waitFor(() => expect(other.update).toHaveBeenCalledOnce());
        other.unmount();
        const same = await openOn({ ...user2, surname: 'Oster' }, <EditUserModal user={user2} onClose={noop} />);
        await same.user.clear(screen.getByLabelText(/^Last name/));
        await same.user.type(screen.getByLabelText(/^Last name/), 'Oster');
        await same.user.click(press());
        await waitFor(() => expect(same.getOne).toHaveBeenCalledOnce());
        expect(same.update).not.toHaveBeenCalled();
    });

    it('of an expiry is told as a day, a third change again, and a failed read sends nothing', async () => {
        const { user, update, getOne } = await openOn(
            { ...key, expire: null },
            <EditKeyModal value={key} school={false} onClose={noop} />,
        );
        fireEvent.change(screen.getByLabelText(/^Expiry date/), { target: { value: '2031-05-01' } });
        await user.click(press());
        await screen.findByText(/from “31 Dec 2029” to “No expiry”/);
        getOne.mockResolvedValueOnce({ data: { ...key, expire: 1_924_991_999 } });
        await user.click(press());
        await screen.findByText(/from “No expiry” to “31 Dec 2030”/);
        getOne.mockRejectedValueOnce(new PortalError('errors.network', { status: 0, reason: 'network' }));
        await user.click(press());
        await waitFor(() => expect(getOne).toHaveBeenCalledTimes(3));
        expect(update).not.toHaveBeenCalled();
    });
});

describe('a cloud group that is deleted', () => {
    it('is deleted only as it is shown: others renamed it, or joined it', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const group = { ...makeCloudGroup({ id: 'g1', label: 'Old' }), users: [], 'users@odata.count': 2 };
        const now = { ...group, label: 'New', 'users@odata.count': 3 };
        const remove = vi.fn(async () => ({ data: now }));
        const { user } = await renderPortal(<DeleteGroupModal group={group} onClose={noop} />, {
            dataProvider: { delete: remove as never, getOne: (async () => ({ data: now })) as never },
        });
        const button = screen.getByRole('button', { name: 'Delete' });
        await user.click(button);
        expect(await screen.findByRole('alert')).toHaveTextContent('it was “Old” with 2 members.');
        expect(screen.getByText(/“New”/)).toBeInTheDocument();
        expect(remove).not.toHaveBeenCalled();
        await user.click(button);
        await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    });
});
