import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { storeDisplayMode } from '#src/config/displayMode';
import { toast } from '#src/ui/feedback/toast';
import LicenceUsersPage from '#src/users/ofLicence/LicenceUsersPage';
import { makeKey, makeLicence, makeUser } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { failure } from '../../support/fakeClient';
import type { ProviderMethods } from '../../support/fakeDataProvider';
import { renderPortal } from '../../support/renderPortal';
import { KEY_COUNTING } from '../../support/texts';

/** Assigning a licence to several users and removing it, on its own page (LICENCE-9, KEY-4). */

const anna = makeUser({ id: 'u1', role: 'USER', alias: 'Anna Engel' });
const ben = makeUser({ id: 'u2', role: 'USER', alias: 'Ben Berg' });
const carl = makeUser({ id: 'u3', role: 'USER', alias: 'Carl Cramer' });
const licence = makeLicence({ id: 'l1', name: 'Planning', count: 2, count_active_licences: 1 });

const open = (methods: ProviderMethods, rows: Readonly<Record<string, unknown[]>>) => {
    storeDisplayMode('licence-users', 'cards');
    return renderPortal(<LicenceUsersPage />, {
        user: { id: 'u9' },
        route: '/licences/l1/users',
        path: '/licences/:licence/users',
        dataProvider: {
            getList: (async (name: string) => ({ data: rows[name] ?? [], total: rows[name]?.length ?? 0 })) as never,
            getOne: (async (name: string) => ({ data: name === 'keys' ? makeKey({ users: [] }) : licence })) as never,
            ...methods,
        },
    });
};

it('lists the other users of a shared key, who keep it', async () => {
    const unassignKey = vi.fn(async () => undefined);
    const keys = [makeKey({ id: 'k8', licenceId: 'l1', users: [anna, ben] }), makeKey({ licenceId: 'l2', users: [anna, carl] })];
    const { user } = await open({ unassignKey }, { users: [anna], keys });
    await user.click(await screen.findByRole('button', { name: /^Remove from the licence/ }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    const others = await dialog.findByRole('list', { name: /^These users also have the key/ });
    expect(
        within(others)
            .getAllByRole('listitem')
            .map(item => item.textContent),
    ).toEqual(['Ben Berg u2@holzmann.example']);
    // The key goes too, as with several users.
    expect(dialog.getByRole('button', { name: 'Remove' })).toHaveAttribute('data-color', 'error');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(unassignKey).toHaveBeenCalledExactlyOnceWith({ user: 'u1', key: 'k8' }));
});

it('removes the user from every shared key, and deletes the one that is theirs alone', async () => {
    const calls: string[] = [];
    const keys = [
        makeKey({ id: 'k1', licenceId: 'l1', users: [anna] }),
        makeKey({ id: 'k2', licenceId: 'l1', users: [anna, ben] }),
        makeKey({ id: 'k3', licenceId: 'l1', users: [anna, carl] }),
    ];
    const unassignKey = vi.fn(async ({ key }: { key: string }) => {
        calls.push(key);
        keys.splice(
            keys.findIndex(({ id }) => id === key),
            1,
        );
    });
    const removeLicence = vi.fn(async ({ licence: id }: { licence: string }) => void calls.push(id));
    const { user } = await open({ unassignKey, removeLicence }, { users: [anna], keys });
    await user.click(await screen.findByRole('button', { name: /^Remove from the licence/ }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    const others = await dialog.findByRole('list', { name: /^These users also have the key/ });
    expect(within(others).getAllByRole('listitem')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    // the licence's call last: on other servers it would delete the shared ones
    await waitFor(() => expect(calls).toEqual(['k2', 'k3', 'l1']));
});

it('removes nothing while it is unknown who has the key', async () => {
    allowConsole(/^PortalError/); // ra-core reports every failed call in development
    const removeLicence = vi.fn(async () => undefined);
    const error = vi.spyOn(toast, 'error');
    let isDown = true;
    const getList = async (name: string) => {
        if (name === 'keys' && isDown) throw failure(403, 'errors.403');
        return { data: name === 'keys' ? [makeKey({ id: 'k1', licenceId: 'l1', users: [anna] })] : [anna], total: 1 };
    };
    const { user } = await open({ removeLicence, getList: getList as never }, {});
    await user.click(await screen.findByRole('button', { name: /^Remove from the licence/ }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(error).toHaveBeenCalledOnce());
    expect(removeLicence).not.toHaveBeenCalled();
    isDown = false;
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(removeLicence).toHaveBeenCalledOnce());
});

it('removes a user from a shared key only once the others are listed', async () => {
    const unassignKey = vi.fn(async () => undefined);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>(resolve => (answer = resolve));
    const key = makeKey({ licenceId: 'l1', users: [anna, ben] });
    const getList = vi.fn(async (name: string) => {
        if (name === 'keys') await answered;
        const data = name === 'keys' ? [key] : [anna];
        return { data, total: 1 };
    });
    const { user } = await open({ unassignKey, getList: getList as never }, {});
    await user.click(await screen.findByRole('button', { name: /^Remove from the licence/ }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    answer();
    await dialog.findByRole('list', { name: /^These users also have the key/ });
    expect(unassignKey).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(unassignKey).toHaveBeenCalledOnce());
});

it('gives the reason for each refusal that the server does not explain, looked up again once', async () => {
    allowConsole(/^PortalError/); // ra-core reports every failed call in development
    const refuse = () => Promise.reject(failure(409, 'errors.409'));
    const free = makeKey({ id: 'k7', licenceId: 'l1', users: [] });
    const getList = async (name: string, { meta }: { meta?: { user?: string } }) => {
        const data = name === 'users' ? [anna, ben] : name === 'keys' && !meta?.user ? [free] : [];
        return { data, total: data.length };
    };
    const getMany = vi.fn(async (name: string) => ({
        data:
            name === 'users'
                ? [anna, { ...ben, keys: [makeKey({ id: 'k77', licenceId: 'l1' })] }]
                : [{ ...licence, count_active_licences: 2 }],
    }));
    const { user } = await open(
        { assignLicence: refuse, assignKey: refuse, getMany: getMany as never, getList: getList as never },
        {},
    );
    await user.click((await screen.findAllByRole('button', { name: 'Add users' })).at(-1) as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    expect(dialog.getByText(KEY_COUNTING)).toBeVisible();
    for (const name of [/^Anna/, /^Ben/]) await user.click(await dialog.findByRole('option', { name }));
    await user.click(await dialog.findByRole('checkbox', { name: /without a user|no user/ }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    const refused = await dialog.findByRole('alert');
    expect(refused).toHaveTextContent(/Anna Engel.*This licence has no keys left\./);
    expect(refused).toHaveTextContent(/Ben Berg.*The user already has this licence\./);
    expect(getMany).toHaveBeenCalledTimes(2);
});
