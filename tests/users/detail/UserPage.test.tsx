import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { MessageKey } from '#i18n/messages';
import { PortalError } from '#dataProvider/errors';
import type { Key, Licence, User } from '#dataProvider/types';
import { forgetVisits, noteVisit } from '#src/shared/visits';
import UserPage from '#src/users/detail/UserPage';
import { makeCloudGroup, makeCustomer, makeKey, makeLicence, makeUser } from '../../support/builders';
import { allowConsole } from '../../support/console';
import type { ProviderMethods } from '../../support/fakeDataProvider';
import { renderPortal, type PortalRender } from '../../support/renderPortal';
import { KEY_COUNTING } from '../../support/texts';

/** The page of one user (USER-1, USER-5 to USER-10): what each role sees and can do, and changes that fail. */

// The page fetches its modals when the first one is opened; here they are at hand.
beforeAll(() => import('#src/users/detail/UserDialogs'));

const licence = makeLicence({ id: 'l1', name: 'Planning' });
const spare = makeLicence({ id: 'l2', name: 'Reserve' });
const key = makeKey({ id: 'k1', licenceId: 'l1', email: 'jan@holzmann.example' });
const viewer = makeKey({ id: 'k2', licenceId: 'l9', product: 'viewer', label: 'Viewer' });
const group = makeCloudGroup({ id: 'g1', label: 'Showroom team' });
const jan = makeUser({
    id: 'u2',
    role: 'USER',
    email: 'jan@holzmann.example',
    alias: 'Jan Kowalski',
    forename: 'Jan',
    surname: 'Kowalski',
    adminNote: 'Old note',
    cloud: { access: true, featureLevel: null, quota: 10 },
    keys: [key],
    cloudGroups: [group],
});

const failure = (status: number, text: MessageKey) => new PortalError(text, { status, reason: 'http' });

interface Shown {
    user?: User;
    role?: User['role'];
    keys?: Key[];
    licences?: Licence[];
    customer?: ReturnType<typeof makeCustomer>;
    methods?: ProviderMethods;
}

async function open({ user = jan, role = 'ADMIN', customer, keys, licences, methods }: Shown = {}) {
    const rows: Record<string, unknown[]> = {
        keys: keys ?? [key, viewer],
        licences: licences ?? [licence, spare],
        cloudGroups: [group],
    };
    const page = await renderPortal(<UserPage />, {
        user: { id: 'u1', role },
        ...(customer ? { customer } : {}),
        route: `/user-management/${user.id}`,
        path: '/user-management/:user',
        routes: [{ path: '/user-management', element: <p>All users</p> }],
        dataProvider: {
            getOne: (async () => ({ data: user })) as never,
            getList: (async (name: string) => ({ data: rows[name] ?? [], total: rows[name]?.length ?? 0 })) as never,
            ...methods,
        },
    });
    await screen.findByRole('heading', { level: 1, name: user.alias });
    return page;
}

/** The open modal; its code comes with the first one. */
const modalOf = async () => within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
/** Opens the deletion from the menu of the user's actions. */
async function pressDelete(user: PortalRender['user']): Promise<void> {
    await user.click(await screen.findByRole('button', { name: 'Actions for Jan Kowalski' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete user' }));
}
const section = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });

describe('shows', () => {
    it('personal data; a missing feature level counts as the first', async () => {
        await open();
        const data = within(await section('Personal data'));
        expect(data.getByText('Feature level').nextSibling).toHaveTextContent('Start');
        expect(data.getByText('Storage quota').nextSibling).toHaveTextContent('10 GB');
        expect(data.queryByText('Phone')).not.toBeInTheDocument();
    });

    it('keys of the portal’s products, named by their licences', async () => {
        await open();
        const keys = within(await section('Licence keys'));
        expect(await keys.findByRole('link', { name: 'Planning' })).toHaveAttribute('href', '/licences/l1');
        expect(keys.queryByText('Viewer')).not.toBeInTheDocument();
    });

    it('no actions to users with read access', async () => {
        await open({ role: 'READER_ADMIN' });
        await within(await section('Licence keys')).findByRole('link', { name: 'Planning' });
        await within(await section('Cloud groups')).findByRole('link', { name: 'Showroom team' });
        expect(screen.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual(['Copy Workshop']);
    });

    it('no cloud groups for a demo customer', async () => {
        const { dataProvider } = await open({ customer: makeCustomer({ flags: { demo: true } }) });
        await within(await section('Licence keys')).findByRole('link', { name: 'Planning' });
        expect(screen.queryByRole('region', { name: /Cloud groups/ })).not.toBeInTheDocument();
        expect(dataProvider.getList).not.toHaveBeenCalledWith('cloudGroups', expect.anything());
    });
});

describe('editing', () => {
    it('is sent once under several clicks, and keeps what was typed when it fails', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        let refuse: (error: Error) => void = () => undefined;
        const update = vi.fn(() => new Promise<never>((_resolve, reject) => (refuse = reject)));
        const { user } = await open({ methods: { update } });
        await user.click(await screen.findByRole('button', { name: 'Edit' }));
        const modal = await modalOf();
        const note = modal.getByLabelText('Note');
        const save = modal.getByRole('button', { name: 'Save' });
        fireEvent.change(note, { target: { value: ' New note ' } });
        fireEvent.submit(note.closest('form') as HTMLFormElement);
        fireEvent.submit(note.closest('form') as HTMLFormElement);
        await waitFor(() => expect(update).toHaveBeenCalledOnce());
        expect(update).toHaveBeenCalledWith('users', { id: 'u2', data: { adminNote: 'New note' }, previousData: jan });
        refuse(failure(500, 'users.errors.save'));
        await waitFor(() => expect(save).toBeEnabled());
        expect(note).toHaveValue(' New note ');
    });

    it('an existing e-mail address is refused beside the field, which gets the focus', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const update = vi.fn(() => Promise.reject(failure(409, 'users.errors.exists')));
        const { user } = await open({ methods: { update } });
        await user.click(await screen.findByRole('button', { name: 'Edit' }));
        const email = (await modalOf()).getByLabelText('E-mail');
        fireEvent.change(email, { target: { value: 'ruth@holzmann.example' } });
        await user.click(screen.getByRole('button', { name: 'Save' }));
        expect(await screen.findByText('email already exists')).toBeVisible();
        await waitFor(() => expect(email).toHaveFocus());
        expect(email).toHaveAccessibleDescription('email already exists');
    });
});

describe('adding licences', () => {
    const add = async (user: PortalRender['user'], ...names: RegExp[]) => {
        await user.click(await screen.findByRole('button', { name: 'Add licences' }));
        const modal = await modalOf();
        await modal.findByRole('checkbox', { name: /Reserve/ });
        for (const name of names) await user.click(modal.getByRole('checkbox', { name }));
        return modal;
    };
    const third = makeLicence({ id: 'l3', name: 'Third' });

    it('keeps failed ones with the reason; the next try sends only these', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const assignLicence = vi.fn().mockRejectedValueOnce(failure(409, 'licences.errors.full')).mockResolvedValue(undefined);
        const getMany = (async () => ({ data: [] })) as never;
        const { user } = await open({ licences: [licence, spare, third], methods: { assignLicence, getMany } });
        const modal = await add(user, /Reserve/, /Third/);
        expect(modal.getByRole('checkbox', { name: /Planning/ })).toBeDisabled();
        await user.click(modal.getByRole('button', { name: 'Add' }));
        const refused = await modal.findByText(/These licences were not assigned/);
        expect(assignLicence.mock.calls).toEqual([[{ user: 'u2', licence: 'l2' }], [{ user: 'u2', licence: 'l3' }]]);
        expect(refused.parentElement).toHaveTextContent('ReserveThis licence has no keys left.');
        expect(modal.getByRole('checkbox', { name: /Reserve/ })).toBeChecked();
        expect(modal.getByRole('checkbox', { name: /Third/ })).not.toBeChecked();

        await user.click(modal.getByRole('button', { name: 'Add' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        expect(assignLicence).toHaveBeenCalledTimes(3);
        expect(assignLicence).toHaveBeenLastCalledWith({ user: 'u2', licence: 'l2' });
    });

    it('gives the reason for each refusal that the server does not explain, looked up again once', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const assignLicence = vi.fn(() => Promise.reject(failure(409, 'errors.409')));
        const full = makeLicence({ ...third, count: 2, count_active_licences: 2 });
        const given = { ...jan, keys: [key, makeKey({ licenceId: 'l2' })] };
        const getMany = vi.fn(async (name: string) => ({ data: name === 'users' ? [given] : [spare, full] }));
        const { user } = await open({
            licences: [licence, spare, third],
            methods: { assignLicence, getMany: getMany as never },
        });
        const modal = await add(user, /Reserve/, /Third/);
        await user.click(modal.getByRole('button', { name: 'Add' }));
        const refused = (await modal.findByText(/These licences were not assigned/)).parentElement;
        expect(refused).toHaveTextContent('ReserveThe user already has this licence.');
        expect(refused).toHaveTextContent('ThirdThis licence has no keys left.');
        expect(getMany).toHaveBeenCalledTimes(2);
    });

    it('reads the available keys of a licence once, and once more only if the modal stays open', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const assignLicence = vi.fn().mockRejectedValueOnce(failure(500, 'errors.500')).mockResolvedValue(undefined);
        const { user, dataProvider } = await open({ methods: { assignLicence } });
        const reads = () =>
            vi
                .mocked(dataProvider.getList)
                .mock.calls.filter(([name, { meta }]) => name === 'keys' && (meta as { licence?: string }).licence === 'l2')
                .length;
        const modal = await add(user, /Reserve/);
        await waitFor(() => expect(reads()).toBe(1));
        await user.click(modal.getByRole('button', { name: 'Add' }));
        await modal.findByText(/These licences were not assigned/);
        await waitFor(() => expect(reads()).toBe(2));
        await user.click(modal.getByRole('button', { name: 'Add' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        // what the page itself shows has been read again by then
        await waitFor(() => expect(dataProvider.getOne).toHaveBeenCalledTimes(3));
        expect(reads()).toBe(2);
    });

    it('waits with an existing key, as with a new one, until the server accepts calls again', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const busy = new PortalError('errors.429', { status: 429, reason: 'http', retryAfter: 0 });
        const assignKey = vi.fn().mockRejectedValueOnce(busy).mockResolvedValue(undefined);
        const rest = makeKey({ id: 'k7', licenceId: 'l2', label: 'Left over' });
        const getList = async (name: string, { meta }: { meta?: { licence?: string } }) => {
            const rows = name === 'licences' ? [licence, spare] : name === 'keys' && meta?.licence ? [rest] : [];
            return { data: rows, total: rows.length };
        };
        const getOne = async (name: string) => ({ data: name === 'keys' ? { ...rest, users: [] } : jan });
        const { user } = await open({ methods: { assignKey, getList: getList as never, getOne: getOne as never } });
        const modal = await add(user, /Reserve/);
        await user.selectOptions(await modal.findByRole('combobox'), 'k7');
        await user.click(modal.getByRole('button', { name: 'Add' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        const call = { user: 'u2', key: 'k7', licence: 'l2', from: [] };
        expect(assignKey.mock.calls).toEqual([[call], [call]]);
    });
});

describe('a shared key', () => {
    const ben = makeUser({ id: 'u3', alias: 'Ben Berg', email: 'ben@holzmann.example' });
    const shared = { ...key, users: [jan, ben] };

    it('lists the other users, who keep it when one of them is deleted; there is no key to delete', async () => {
        await pressDelete((await open({ keys: [shared] })).user);
        const modal = await modalOf();
        const others = /^These users share one of these keys and keep it/;
        expect(await modal.findByRole('list', { name: others })).toHaveTextContent('Ben Berg ben@holzmann.example');
        expect(modal.queryByRole('radio')).toBeNull();
    });

    it('has a row headed by its licence; two keys of one licence have different names', async () => {
        await open({ keys: [shared, makeKey({ id: 'k5', licenceId: 'l1', token: 'TOKEN-K5' })] });
        expect(await screen.findByRole('button', { name: 'Actions for Planning (TOKEN-K5)' })).toBeVisible();
        expect(screen.getAllByRole('rowheader', { name: /^Planning/ })).toHaveLength(2);
    });
});

describe('deleting', () => {
    it('leads back to the list, without reading the deleted user again', async () => {
        const remove = vi.fn(async () => ({ data: jan }));
        const { user, dataProvider } = await open({ methods: { delete: remove as never } });
        await pressDelete(user);
        const modal = await modalOf();
        expect(modal.getByText(KEY_COUNTING)).toBeVisible();
        fireEvent.change(modal.getByLabelText('Name or e-mail'), { target: { value: 'JAN@holzmann.example' } });
        await user.click(modal.getByRole('button', { name: 'Delete user' }));
        expect(await screen.findByText('All users')).toBeVisible();
        expect(remove).toHaveBeenCalledOnce();
        // the page, and right before the deletion (MANY-14)
        expect(dataProvider.getOne).toHaveBeenCalledTimes(2);
    });

    it('leads back to the search that found the user', async () => {
        noteVisit('e1', '/user-management?filter=jan&orderby=user+desc');
        const { user, address } = await open({ methods: { delete: vi.fn(async () => ({ data: jan })) as never } });
        await pressDelete(user);
        const modal = await modalOf();
        fireEvent.change(modal.getByLabelText('Name or e-mail'), { target: { value: 'Jan Kowalski' } });
        await user.click(modal.getByRole('button', { name: 'Delete user' }));
        expect(await screen.findByText('All users')).toBeVisible();
        expect(address()).toBe('/user-management?filter=jan&orderby=user+desc');
        forgetVisits();
    });

    it('stays open if it is refused', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const remove = vi.fn(() => Promise.reject(failure(403, 'users.errors.forbidden')));
        const { user } = await open({ methods: { delete: remove } });
        await pressDelete(user);
        const typed = (await modalOf()).getByLabelText('Name or e-mail');
        fireEvent.change(typed, { target: { value: 'Jan Kowalski' } });
        await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete user' }));
        await waitFor(() => expect(remove).toHaveBeenCalledOnce());
        await waitFor(() => expect(typed).toBeEnabled());
        expect(typed).toHaveValue('Jan Kowalski');
    });
});
