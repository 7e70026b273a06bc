import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createDataProvider } from '#dataProvider';
import { useCreateKey, useSaveKey } from '#src/keys/keyChanges';
import CloseTicketModal from '#src/tickets/CloseTicketModal';
import { RemoveLicenceModal } from '#src/users/detail/RemoveLicenceModal';
import { Toaster } from '#src/ui/feedback/toast';
import { makeKey, makeLicence, makeTicket, makeUser } from '../support/builders';
import { allowConsole } from '../support/console';
import { answer, failure, fakeClient } from '../support/fakeClient';
import { renderPortal } from '../support/renderPortal';

/** Dialogs whose record is read again right before it is changed (MANY-17), and no longer is as it was shown. */

it.each([
    ['open', 1, 'The ticket was closed.'],
    ['inprogress', 0, /^This was changed in the meantime/],
    ['closed', 0, 'The ticket was closed.'],
] as const)('a ticket that is %s by now is closed, left alone or closed already', async (status, sent, said) => {
    allowConsole(/^PortalError/); // ra-core reports every failed call in development
    const closeTicket = vi.fn(async () => undefined);
    const ticket = makeTicket({ id: 't1', status: 'open' });
    const closed = vi.fn();
    const { user } = await renderPortal(
        <>
            <CloseTicketModal ticket={ticket} onClose={closed} />
            <Toaster />
        </>,
        { dataProvider: { closeTicket, getOne: (async () => ({ data: { ...ticket, status } })) as never } },
    );
    await user.click(screen.getByRole('button', { name: 'Close ticket' }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(closeTicket).toHaveBeenCalledTimes(sent);
    expect(closed).toHaveBeenCalledOnce();
});

it('a key is not created while the keys of its licence cannot be counted: nobody could say whether a lost one was', async () => {
    allowConsole(/^PortalError/);
    let create: ((data: never) => Promise<unknown>) | undefined;
    function Verb() {
        create = useCreateKey();
        return null;
    }
    const sent = vi.fn(async () => ({ data: makeKey() }));
    const getList = (() => Promise.reject(failure(500))) as never;
    await renderPortal(<Verb />, { dataProvider: { create: sent as never, getList } });
    await expect(create?.({ label: 'CNC', licenceId: 'l1' } as never)).rejects.toMatchObject({ status: 500 });
    expect(sent).not.toHaveBeenCalled();
});

it('an expiry that others have set is not removed with a new label, on a server that leaves out what is null', async () => {
    let save: ((params: never) => Promise<unknown>) | undefined;
    function Verb() {
        save = useSaveKey();
        return null;
    }
    const { expire: _none, ...key } = makeKey({ id: 'k1', label: 'Key', expire: null });
    const fake = fakeClient({ 'GET keys/k1': { ...key, expire: 2_000_000_000 }, 'PATCH keys/k1': answer(204) });
    const { getOne, update } = createDataProvider({ client: fake.client });
    await renderPortal(<Verb />, { dataProvider: { getOne, update } });
    await save?.({ key, data: { label: 'New', expire: null } } as never);
    expect(fake.called('PATCH keys/k1').map(({ request }) => request.body)).toEqual([{ label: 'New' }]);
});

it.each([
    ['nobody has but this user', ['u2'], 1],
    ['others have got meanwhile', ['u2', 'u3'], 0],
    ['this user has no longer', [], 0],
])('a key that %s', async (_what, holders, sent) => {
    allowConsole(/^PortalError/);
    const person = makeUser({ id: 'u2' });
    const key = makeKey({ id: 'k1', licenceId: 'l1', label: 'Key', users: [person] });
    const unassignKey = vi.fn(async () => undefined);
    const getOne = vi.fn(async () => ({ data: { ...key, users: holders.map(id => makeUser({ id })) } }));
    const getList = (async () => ({ data: [key], total: 1 })) as never;
    const licence = makeLicence({ id: 'l1' });
    const { user } = await renderPortal(
        <RemoveLicenceModal user={person} value={key} licence={licence} onClose={() => undefined} />,
        { dataProvider: { unassignKey, getOne: getOne as never, getList } },
    );
    await user.click(screen.getByRole('radio', { name: /without a user|Keep/i }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(getOne).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toBeEnabled());
    expect(unassignKey).toHaveBeenCalledTimes(sent);
});
