import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Key } from '../../dataProvider/types';
import KeyDialogs from '../../src/keys/KeyDialogs';
import { toast } from '../../src/ui/feedback/toast';
import { makeKey, makeUser } from '../support/builders';
import { allowConsole } from '../support/console';
import { failure } from '../support/fakeClient';
import { renderPortal } from '../support/renderPortal';
import { anna, ben, key, licence, listOf, open } from './keyDialogs';

const shared: Key = { ...key, users: [anna, ben, makeUser({ id: 'u3', alias: '', email: 'lager@holzmann.example' })] };

/** The key as it is on the server: before a change (MANY-14), and after a failed one (MANY-3). */
const read = (of: Key) => (async () => ({ data: of })) as never;
const getOne = read(key);

describe('editing a key', () => {
    it('sends once under three clicks, and keeps what was typed after a failure', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        let refuse: (error: Error) => void = () => undefined;
        const update = vi.fn(() => new Promise<never>((_resolve, reject) => (refuse = reject)));
        const { user, onDialog } = await open({ kind: 'edit', key }, { update, getOne });
        const field = screen.getByLabelText('Label');
        fireEvent.change(field, { target: { value: 'Workshop 2' } });
        await user.tripleClick(screen.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(update).toHaveBeenCalled());
        refuse(failure(403, 'errors.forbidden'));
        await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
        expect(update).toHaveBeenCalledOnce();
        expect(field).toHaveValue('Workshop 2');
        expect(onDialog).not.toHaveBeenCalled();
    });

    it('keeps what was typed after a reload and a cancel, until it is discarded', async () => {
        const dialog = <KeyDialogs dialog={{ kind: 'edit', key }} licence={licence} school={false} onDialog={() => undefined} />;
        const me = { user: { id: 'u9' } };
        const first = await renderPortal(dialog, me);
        fireEvent.change(screen.getByLabelText('Label'), { target: { value: 'Workshop 3' } });
        first.unmount();

        const second = await renderPortal(dialog, me);
        expect(screen.getByLabelText('Label')).toHaveValue('Workshop 3');
        await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
        second.unmount();

        const third = await renderPortal(dialog, me);
        expect(screen.getByLabelText('Label')).toHaveValue('Workshop 3');
        await third.user.click(screen.getByRole('button', { name: 'Discard' }));
        expect(screen.getByLabelText('Label')).toHaveValue('Workshop');
        expect(screen.queryByRole('note')).toBeNull();
        third.unmount();

        await renderPortal(dialog, me);
        expect(screen.getByLabelText('Label')).toHaveValue('Workshop');
    });

    it('closes without a call when nothing was changed', async () => {
        const { user, onDialog } = await open({ kind: 'edit', key });
        await user.click(screen.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(onDialog).toHaveBeenCalledExactlyOnceWith(null));
    });

    it('requires an expiry for a school, and refuses a past day', async () => {
        const { user, onDialog } = await open({ kind: 'edit', key }, {}, { school: true });
        fireEvent.change(screen.getByLabelText('Expiry date'), { target: { value: '' } });
        await user.click(screen.getByRole('button', { name: 'Save' }));
        expect(await screen.findByText('Please choose an expiry date.')).toBeVisible();
        fireEvent.change(screen.getByLabelText('Expiry date'), { target: { value: '2020-01-01' } });
        await user.click(screen.getByRole('button', { name: 'Save' }));
        expect(await screen.findByText(/cannot be earlier than today/)).toBeVisible();
        expect(onDialog).not.toHaveBeenCalled();
    });
});

describe('sending a key', () => {
    it('is refused without a call for a key without a user, with a link to assign one', async () => {
        const alone: Key = { ...key, email: null, users: [] };
        const { user, onDialog } = await open({ kind: 'send', key: alone });
        expect(screen.getByRole('dialog', { name: 'User missing' })).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Assign user' }));
        expect(onDialog).toHaveBeenCalledExactlyOnceWith({ kind: 'assign', key: alone });
    });

    it('is refused for an inactive user', async () => {
        await open({ kind: 'send', key }, { getList: listOf([{ ...anna, active: false }]) });
        expect(await screen.findByRole('dialog', { name: 'Inactive user' })).toHaveTextContent(
            'Anna Holzmann (anna@holzmann.example) is inactive',
        );
        expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    });

    it('reports that the user could not be loaded, and tries again', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const getList = vi
            .fn()
            .mockRejectedValueOnce(failure(500, 'licences.errors.load'))
            .mockResolvedValue({ data: [anna], total: 1 });
        const sendKey = vi.fn(async () => undefined);
        const getOne = async (resource: string) => ({ data: resource === 'keys' ? { ...key, users: [anna] } : anna });
        const { user, onDialog } = await open(
            { kind: 'send', key },
            { getList: getList as never, getOne: getOne as never, sendKey },
        );
        expect(await screen.findByRole('alert')).toHaveTextContent("Can't load licence data");
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
        await user.click(screen.getByRole('button', { name: 'Send' }));
        await waitFor(() => expect(onDialog).toHaveBeenCalledExactlyOnceWith(null));
        expect(sendKey).toHaveBeenCalledExactlyOnceWith({ key: 'k1', licence: key.licenceId });
    });
});

describe('creating a key', () => {
    const create = <KeyDialogs dialog={{ kind: 'create' }} licence={licence} school={false} onDialog={() => undefined} />;

    it('keeps the checkbox for a mail after a reload, until it is discarded', async () => {
        const me = { user: { id: 'u9' } };
        const mail = () => screen.getByRole('checkbox', { name: /Send the key by e-mail/ });
        const first = await renderPortal(create, me);
        await first.user.click(mail());
        first.unmount();

        const second = await renderPortal(create, me);
        expect(mail()).toBeChecked();
        await second.user.click(screen.getByRole('button', { name: 'Discard' }));
        second.unmount();

        await renderPortal(create, me);
        expect(mail()).not.toBeChecked();
    });
});

describe('assigning a key', () => {
    it('marks users who already have a key of the licence, and does not offer them', async () => {
        const carl = makeUser({ id: 'u3', alias: 'Carl Cords', keys: [makeKey({ id: 'k7', licenceId: key.licenceId })] });
        const other = { ...ben, keys: [makeKey({ id: 'k8', licenceId: 'another' })] };
        await open({ kind: 'assign', key }, { getList: listOf([carl, other]) });
        const taken = await screen.findByRole('option', { name: /Carl Cords.*Has a key of this licence/ });
        expect(taken).toHaveAttribute('aria-disabled', 'true');
        expect(screen.getByRole('option', { name: /Ben/ })).toHaveAttribute('aria-disabled', 'false');
        expect(screen.getByRole('option', { name: /Ben/ })).not.toHaveAccessibleName(/Has a key/);
    });

    it('marks a guest', async () => {
        const guest = makeUser({ ...ben, customer: '10020' });
        await open({ kind: 'assign', key }, { getList: listOf([anna, guest]) });
        expect(await screen.findByRole('option', { name: /^Ben Berg.*Guest/ })).toHaveAttribute('aria-disabled', 'false');
        expect(screen.queryByRole('option', { name: /^Anna.*Guest/ })).not.toBeInTheDocument();
    });

    it('keeps the choice after a reload, until it is discarded', async () => {
        const dialog = (
            <KeyDialogs dialog={{ kind: 'assign', key }} licence={licence} school={false} onDialog={() => undefined} />
        );
        const me = { user: { id: 'u9' }, dataProvider: { getList: listOf([anna, ben]) } };
        const first = await renderPortal(dialog, me);
        await first.user.click(await screen.findByRole('option', { name: /Ben/ }));
        first.unmount();

        const second = await renderPortal(dialog, me);
        expect(await screen.findByRole('option', { name: /Ben/, selected: true })).toBeVisible();
        expect(screen.getByText('Selected: Ben Berg (ben@holzmann.example)')).toBeVisible();
        await second.user.click(screen.getByRole('button', { name: 'Discard' }));
        second.unmount();

        await renderPortal(dialog, me);
        expect(await screen.findByRole('option', { name: /Ben/, selected: false })).toBeVisible();
    });

    it('names the user who is replaced, does not offer that user, and keeps the choice after a failure', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const assignKey = vi.fn(async () => Promise.reject(failure(500, 'keys.errors.assign')));
        const { user, onDialog } = await open({ kind: 'assign', key }, { getList: listOf([anna, ben]), assignKey, getOne });
        expect(screen.getByRole('dialog')).toHaveTextContent(
            '“Workshop” will be taken from Anna Holzmann (anna@holzmann.example)',
        );
        expect(await screen.findByRole('option', { name: /Anna/ })).toHaveAttribute('aria-disabled', 'true');
        await user.click(screen.getByRole('button', { name: 'Assign' }));
        expect(await screen.findByText('Please select a user.')).toBeVisible();
        expect(screen.getByRole('listbox')).toHaveFocus();
        await user.click(screen.getByRole('option', { name: /Ben/ }));
        await user.click(screen.getByRole('button', { name: 'Assign' }));
        await waitFor(() => expect(screen.getByRole('button', { name: 'Assign' })).toBeEnabled());
        expect(assignKey).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'k1', user: 'u2' }));
        expect(screen.getByRole('option', { name: /Ben/, selected: true })).toBeVisible();
        expect(onDialog).not.toHaveBeenCalled();
    });

    it('names every user who loses a shared key; one of them may keep it alone', async () => {
        const assignKey = vi.fn(async () => undefined) as never;
        const { user } = await open(
            { kind: 'assign', key: shared },
            { getList: listOf([anna, ben]), assignKey, getOne: read(shared) },
        );
        const losers = () => within(screen.getByRole('list', { name: /“Workshop” will be taken from all of these users/ }));
        expect(losers().getAllByRole('listitem')).toHaveLength(3);
        expect(losers().getByText('Ben Berg')).toBeVisible();
        expect(losers().getByText('lager@holzmann.example')).toBeVisible();
        await user.click(await screen.findByRole('option', { name: /Ben/ }));
        expect(losers().queryByText('Ben Berg')).not.toBeInTheDocument();
        await user.click(screen.getByRole('button', { name: 'Assign' }));
        await waitFor(() =>
            expect(assignKey).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'k1', user: 'u2' })),
        );
    });

    it('changes a label that names the user, keeps one that was typed, and retries only the label if only that failed', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const assignKey = vi.fn(async () => undefined) as never;
        const update = vi
            .fn()
            .mockRejectedValueOnce(failure(500, 'keys.errors.save'))
            .mockImplementation(async (_name, { data }: { data: object }) => Promise.resolve({ data: { ...key, ...data } }));
        const error = vi.spyOn(toast, 'error');
        const named = { ...key, label: 'Laptop of anna holzmann' };
        const { user, onDialog } = await open(
            { kind: 'assign', key: named },
            { getList: listOf([anna, ben]), assignKey, update: update as never, getOne: read(named) },
        );
        expect(screen.getByLabelText('Label')).toHaveValue('Laptop of anna holzmann');
        await user.click(await screen.findByRole('option', { name: /Ben/ }));
        expect(screen.getByLabelText('Label')).toHaveValue('Laptop of Ben Berg');
        await user.click(screen.getByRole('button', { name: 'Assign' }));
        await waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Can't save key\./)));
        await user.click(screen.getByRole('button', { name: 'Assign' }));
        await waitFor(() => expect(onDialog).toHaveBeenCalledExactlyOnceWith(null));
        expect(assignKey).toHaveBeenCalledOnce();
        expect(update).toHaveBeenCalledTimes(2);
        expect(update).toHaveBeenLastCalledWith(
            'keys',
            expect.objectContaining({ data: { label: 'Laptop of Ben Berg', expire: named.expire } }),
        );
    });

    it('warns of an expired key and leads to its expiry', async () => {
        const old = { ...key, expire: 1_600_000_000 };
        const { user, onDialog } = await open({ kind: 'assign', key: old }, { getList: listOf([ben]) });
        expect(screen.getByRole('note')).toHaveTextContent('This key expired on 13 Sept 2020: whoever gets it cannot use it.');
        await user.click(screen.getByRole('button', { name: 'Change the expiry date' }));
        expect(onDialog).toHaveBeenCalledExactlyOnceWith({ kind: 'edit', key: old });
    });

    it('gives the one reason for a refusal that the server does not explain, looked up again', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const assignKey = vi.fn(async () => Promise.reject(failure(409, 'errors.409')));
        const holder = { ...ben, keys: [makeKey({ id: 'k9', licenceId: 'l1' })] };
        const getMany = vi.fn(async (name: string) => ({ data: name === 'users' ? [holder] : [licence] }));
        const error = vi.spyOn(toast, 'error');
        const { user } = await open(
            { kind: 'assign', key },
            { getList: listOf([ben]), getMany: getMany as never, assignKey, getOne },
        );
        await user.click(await screen.findByRole('option', { name: /Ben/ }));
        await user.click(screen.getByRole('button', { name: 'Assign' }));
        await waitFor(() =>
            expect(error).toHaveBeenCalledExactlyOnceWith('The user already has this licence. Please reload the page.'),
        );
    });
});

it.each([
    ['delete', 'These users will lose the key:'],
    ['refresh', 'These users need the new key code:'],
] as const)('to %s a shared key lists all of its users', async (kind, text) => {
    await open({ kind, key: shared });
    expect(within(screen.getByRole('list', { name: text })).getAllByRole('listitem')).toHaveLength(3);
});

it('shows the new token of a renewed key once it is available', async () => {
    const refreshKey = vi.fn(async () => 'NEW-TOKEN');
    const { user } = await open({ kind: 'refresh', key }, { refreshKey, getOne });
    expect(screen.queryByText('NEW-TOKEN')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    const shown = within(await screen.findByRole('status'));
    expect(shown.getByText('NEW-TOKEN')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Copy Workshop' })).toBeVisible();
});

it('closes after a renewal if the server does not return the new token', async () => {
    const { user, onDialog } = await open({ kind: 'refresh', key }, { refreshKey: async () => undefined, getOne });
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(onDialog).toHaveBeenCalledWith(null));
});
