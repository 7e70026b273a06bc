import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from '#src/ui/feedback/toast';
import { RemoveLicenceModal } from '#src/users/detail/RemoveLicenceModal';
import { makeKey, makeLicence, makeUser } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';
import { KEY_COUNTING } from '../../support/texts';

/** Removing a licence on a user's page: what happens to keys that others have too, and to one of several keys (LICENCE-9). */

const licence = makeLicence({ id: 'l1', name: 'Planning' });
const jan = makeUser({ id: 'u2', alias: 'Jan Kowalski' });
const ben = makeUser({ id: 'u3', alias: 'Ben Berg' });
const key = makeKey({ id: 'k1', licenceId: 'l1', users: [jan] });
const shared = { ...key, users: [jan, ben] };

const modalOf = async () => within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));

it('lists the other users, who keep it when one of them loses the licence', async () => {
    const unassignKey = vi.fn(async () => undefined);
    const { user } = await renderPortal(
        <RemoveLicenceModal user={jan} value={shared} licence={licence} onClose={() => undefined} />,
        {
            dataProvider: {
                unassignKey,
                getOne: (async () => ({ data: shared })) as never,
                getList: (async () => ({ data: [shared], total: 1 })) as never,
            },
        },
    );
    const modal = await modalOf();
    expect(modal.getByRole('list', { name: /also have the key and keep it/ })).toHaveTextContent(/^Ben Berg/);
    expect(modal.queryByRole('radio')).toBeNull();
    expect(modal.getByText(KEY_COUNTING)).toBeVisible();
    await user.click(modal.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(unassignKey).toHaveBeenCalledExactlyOnceWith({ user: jan.id, key: shared.id }));
});

it.each([
    ['are still being read', () => new Promise(() => undefined)],
    ['were read before there was another one', async () => ({ data: [key], total: 1 })],
])('takes nothing but the key of the row while the user’s keys %s', async (_what, read) => {
    allowConsole(/^PortalError/); // ra-core reports every failed call in development
    const error = vi.spyOn(toast, 'error');
    const removeLicence = vi.fn(async () => undefined);
    const now = { data: [key, makeKey({ id: 'k5', licenceId: 'l1', users: [jan] })], total: 2 };
    // The step reads for itself; the page, which has a signal, may still wait.
    const getList = async (_name: string, { signal }: { signal?: AbortSignal }) => (signal ? read() : now);
    const { user } = await renderPortal(
        <RemoveLicenceModal user={jan} value={key} licence={licence} onClose={() => undefined} />,
        { dataProvider: { removeLicence, getList: getList as never } },
    );
    const modal = await modalOf();
    await user.click(modal.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(error).toHaveBeenCalledOnce());
    expect(removeLicence).not.toHaveBeenCalled();
});

it('deletes only the key of the row when the user has another one of the licence', async () => {
    const remove = vi.fn(async () => ({ data: key }));
    const keys = [key, makeKey({ id: 'k5', licenceId: 'l1', expire: null })];
    const { user } = await renderPortal(
        <RemoveLicenceModal user={jan} value={key} licence={licence} onClose={() => undefined} />,
        {
            dataProvider: {
                delete: remove as never,
                getOne: (async () => ({ data: key })) as never,
                getList: (async () => ({ data: keys, total: 2 })) as never,
            },
        },
    );
    const modal = await modalOf();
    expect(await modal.findByText(/has another key of the licence “Planning” and can still use it/)).toBeVisible();
    await user.click(modal.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith('keys', expect.objectContaining({ id: key.id })));
});
