import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Key, User } from '../../dataProvider/types';
import KeyDialogs, { type KeyDialog } from '../../src/keys/KeyDialogs';
import { makeKey, makeUser } from '../support/builders';
import { allowConsole } from '../support/console';
import { failure } from '../support/fakeClient';
import { renderPortal } from '../support/renderPortal';

const anna = makeUser({ id: 'u1', email: 'anna@holzmann.example', alias: 'Anna Holzmann' });
const ben = makeUser({ id: 'u2', email: 'ben@holzmann.example', alias: 'Ben Berg' });
const key = makeKey({ id: 'k1', label: 'Workshop', email: anna.email, users: [anna] });

type Methods = NonNullable<Parameters<typeof renderPortal>[1]>['dataProvider'];

async function open(dialog: KeyDialog, dataProvider: Methods = {}, school = false) {
    const onDialog = vi.fn();
    const rendered = await renderPortal(<KeyDialogs dialog={dialog} licence="l1" school={school} onDialog={onDialog} />, {
        dataProvider,
    });
    return { ...rendered, onDialog };
}

const listOf = (users: readonly User[]) => vi.fn(async () => ({ data: [...users], total: users.length })) as never;

describe('editing a key', () => {
    it('sends once under three clicks, and keeps what was typed when it fails', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        let refuse: (error: Error) => void = () => undefined;
        const update = vi.fn(() => new Promise<never>((_resolve, reject) => (refuse = reject)));
        const { user, onDialog } = await open({ kind: 'edit', key }, { update });
        const field = screen.getByLabelText('Label');
        fireEvent.change(field, { target: { value: 'Workshop 2' } });
        await user.tripleClick(screen.getByRole('button', { name: 'Save' }));
        refuse(failure(403, 'errors.forbidden'));
        await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
        expect(update).toHaveBeenCalledOnce();
        expect(field).toHaveValue('Workshop 2');
        expect(onDialog).not.toHaveBeenCalled();
    });

    it('keeps what was typed over a reload, until it is given up', async () => {
        const dialog = <KeyDialogs dialog={{ kind: 'edit', key }} licence="l1" school={false} onDialog={() => undefined} />;
        const me = { user: { id: 'u9' } };
        const first = await renderPortal(dialog, me);
        fireEvent.change(screen.getByLabelText('Label'), { target: { value: 'Workshop 3' } });
        first.unmount();

        const second = await renderPortal(dialog, me);
        expect(screen.getByLabelText('Label')).toHaveValue('Workshop 3');
        await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
        second.unmount();

        await renderPortal(dialog, me);
        expect(screen.getByLabelText('Label')).toHaveValue('Workshop');
    });

    it('closes without a call when nothing was changed', async () => {
        const { user, onDialog } = await open({ kind: 'edit', key });
        await user.click(screen.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(onDialog).toHaveBeenCalledExactlyOnceWith(null));
    });

    it('requires an expiry of a school, and refuses a day that has passed', async () => {
        const { user, onDialog } = await open({ kind: 'edit', key }, {}, true);
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
    it('is refused without a call for a key that has no user, and leads to assigning one', async () => {
        const alone: Key = { ...key, email: null, users: [] };
        const { user, onDialog } = await open({ kind: 'send', key: alone });
        expect(screen.getByRole('dialog', { name: 'User missing' })).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Assign user' }));
        expect(onDialog).toHaveBeenCalledExactlyOnceWith({ kind: 'assign', key: alone });
    });

    it('is refused for an inactive user', async () => {
        await open({ kind: 'send', key }, { getList: listOf([{ ...anna, active: false }]) });
        expect(await screen.findByRole('dialog', { name: 'Inactive user' })).toHaveTextContent('Anna Holzmann is inactive');
        expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    });

    it('says when the user cannot be read, and tries again', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const getList = vi
            .fn()
            .mockRejectedValueOnce(failure(500, 'errors.users.load'))
            .mockResolvedValue({ data: [anna], total: 1 });
        const sendKey = vi.fn(async () => undefined);
        const { user, onDialog } = await open({ kind: 'send', key }, { getList: getList as never, sendKey });
        expect(await screen.findByRole('alert')).toHaveTextContent("Can't load user data");
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
        await user.click(screen.getByRole('button', { name: 'Send' }));
        await waitFor(() => expect(onDialog).toHaveBeenCalledExactlyOnceWith(null));
        expect(sendKey).toHaveBeenCalledExactlyOnceWith({ key: 'k1' });
    });
});

describe('creating a key', () => {
    const create = <KeyDialogs dialog={{ kind: 'create' }} licence="l1" school={false} onDialog={() => undefined} />;

    it('keeps the wish for a mail over a reload, until it is given up', async () => {
        const me = { user: { id: 'u9' } };
        const mail = () => screen.getByRole('checkbox', { name: /Send the key by e-mail/ });
        const first = await renderPortal(create, me);
        await first.user.click(mail());
        first.unmount();

        const second = await renderPortal(create, me);
        expect(mail()).toBeChecked();
        await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
        second.unmount();

        await renderPortal(create, me);
        expect(mail()).not.toBeChecked();
    });
});

describe('assigning a key', () => {
    it('marks who has a key of the licence already, and does not offer that person', async () => {
        const carl = makeUser({ id: 'u3', alias: 'Carl Cords', keys: [makeKey({ id: 'k7', licenceId: key.licenceId })] });
        const other = { ...ben, keys: [makeKey({ id: 'k8', licenceId: 'another' })] };
        await open({ kind: 'assign', key }, { getList: listOf([carl, other]) });
        const taken = await screen.findByRole('radio', { name: /Carl Cords.*Has a key of this licence/ });
        expect(taken).toBeDisabled();
        expect(screen.getByRole('radio', { name: /Ben/ })).toBeEnabled();
        expect(screen.getByRole('radio', { name: /Ben/ })).not.toHaveAccessibleName(/Has a key/);
    });

    it('keeps the choice over a reload, until it is given up', async () => {
        const dialog = <KeyDialogs dialog={{ kind: 'assign', key }} licence="l1" school={false} onDialog={() => undefined} />;
        const me = { user: { id: 'u9' }, dataProvider: { getList: listOf([anna, ben]) } };
        const first = await renderPortal(dialog, me);
        await first.user.click(await screen.findByRole('radio', { name: /Ben/ }));
        first.unmount();

        const second = await renderPortal(dialog, me);
        expect(await screen.findByRole('radio', { name: /Ben/ })).toBeChecked();
        expect(screen.getByText('Chosen: Ben Berg')).toBeVisible();
        await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
        second.unmount();

        await renderPortal(dialog, me);
        expect(await screen.findByRole('radio', { name: /Ben/ })).not.toBeChecked();
    });

    it('says who is replaced, does not offer that person, and keeps the choice when it fails', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const assignKey = vi.fn(async () => Promise.reject(failure(409, 'errors.409')));
        const { user, onDialog } = await open({ kind: 'assign', key }, { getList: listOf([anna, ben]), assignKey });
        expect(screen.getByRole('dialog')).toHaveTextContent('your choice takes “Workshop” from Anna Holzmann');
        expect(await screen.findByRole('radio', { name: /Anna/ })).toBeDisabled();
        await user.click(screen.getByRole('button', { name: 'Assign' }));
        expect(await screen.findByText('Please choose a user.')).toBeVisible();
        await user.click(screen.getByRole('radio', { name: /Ben/ }));
        await user.click(screen.getByRole('button', { name: 'Assign' }));
        await waitFor(() => expect(screen.getByRole('button', { name: 'Assign' })).toBeEnabled());
        expect(assignKey).toHaveBeenCalledExactlyOnceWith({ key: 'k1', user: 'u2' });
        expect(screen.getByRole('radio', { name: /Ben/ })).toBeChecked();
        expect(onDialog).not.toHaveBeenCalled();
    });
});

it('shows the new token of a renewed key once it is there', async () => {
    const refreshKey = vi.fn(async () => 'NEW-TOKEN');
    const { user } = await open({ kind: 'refresh', key }, { refreshKey });
    expect(screen.queryByText('NEW-TOKEN')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Renew' }));
    const shown = within(await screen.findByRole('status'));
    expect(shown.getByText('NEW-TOKEN')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Copy Workshop' })).toBeVisible();
});
