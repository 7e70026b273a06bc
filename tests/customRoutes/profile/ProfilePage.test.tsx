import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import ProfilePage from '#customRoutes/profile/ProfilePage';
import { asUser } from '#dataProvider/person';
import { makeCustomer, makeUser } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { failure } from '../../support/fakeClient';
import { renderPortal, type PortalOptions } from '../../support/renderPortal';

// The page fetches them when they are opened, which is not to count in a test's time limit.
beforeAll(async () => {
    await import('#customRoutes/profile/EditProfileModal');
    await import('#customRoutes/profile/ChangePasswordModal');
});

const open = (options: PortalOptions = {}) => renderPortal(<ProfilePage />, { route: '/profile', ...options });

const facts = async (section: string) => {
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    const found = screen.getByRole('region', { name: section });
    const terms = within(found).getAllByRole('term');
    const definitions = within(found).getAllByRole('definition');
    return Object.fromEntries(terms.map((term, at) => [term.textContent, definitions[at]?.textContent]));
};

async function openDialog(options: PortalOptions, button: string) {
    const rendered = await open(options);
    await rendered.user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('dialog');
    return rendered;
}

describe('the profile', () => {
    it('shows personal data, company data and cloud information', async () => {
        await open({
            user: { email: 'a@holzmann.example', displayName: null, phone: '+49 1', function: 'Planner' },
            customer: makeCustomer({ cloud: { quota: 1500 } }),
        });
        expect(await facts('Personal data')).toEqual({
            'Display name': 'Not given',
            'First name': 'Anna',
            'Last name': 'Holzmann',
            Phone: '+49 1',
            Function: 'Planner',
        });
        expect(await facts('Company data')).toEqual({
            'Customer number': '10010',
            Name: 'Holzmann Interior GmbH',
            Street: 'Tischlerweg 4',
            Postcode: '10115',
            City: 'Berlin',
        });
        expect(await facts('Cloud information')).toEqual({ 'Storage quota': '1,500 GB', 'Feature level': 'Start' });
    });

    it('leaves out a missing phone and function', async () => {
        await open({ user: { phone: '', function: null } });
        expect(Object.keys(await facts('Personal data'))).toEqual(['Display name', 'First name', 'Last name']);
    });

    it('links the e-mail to the user’s page in the user management, only for administrators of their own customer', async () => {
        const user = { id: 'u 7', email: 'a@holzmann.example' };
        const first = await open({ user });
        const link = await screen.findByRole('link', { name: 'a@holzmann.example' });
        expect(link).toHaveAttribute('href', '/user-management/u%207');
        expect(link).toHaveAttribute('title', 'View in user management');
        first.unmount();

        await open({ user: { ...user, customerContext: '10020' } });
        expect(await screen.findByText('a@holzmann.example')).toBeVisible();
        expect(screen.queryByRole('link')).not.toBeInTheDocument();
    });

    it('passes one error to the boundary when the customer is missing', async () => {
        allowConsole(/errors\.session\.profileMissing|PortalError/); // React reports what a boundary catches
        const getCurrentCustomer = async () => Promise.reject(failure(404, 'errors.session.customerNotFound'));
        await renderPortal(
            <Boundary>
                <ProfilePage />
            </Boundary>,
            { dataProvider: { getCurrentCustomer } },
        );
        expect(await screen.findByText('caught errors.session.profileMissing')).toBeVisible();
    });
});

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
    override state = { message: null };
    static getDerivedStateFromError = (error: Error) => ({ message: error.message });
    override render = () => (this.state.message ? <p>caught {this.state.message}</p> : this.props.children);
}

describe('editing the profile', () => {
    it('replaces the stored user, reads the profile again, and closes', async () => {
        let name = 'Anna Holzmann';
        const record = () => makeUser({ id: 'u1', displayName: name, newsletter: true });
        const identity = vi.fn(async () => record());
        const updateCurrentUser = vi.fn(async (patch: { displayName?: string }) => {
            name = patch.displayName ?? '';
            return record();
        });
        const { user } = await openDialog(
            { user: { id: 'u1' }, identity, dataProvider: { updateCurrentUser, getCurrentUser: async () => record() } },
            'Edit',
        );
        expect(screen.getByText(/up to 24 hours/)).toBeVisible();
        fireEvent.change(screen.getByLabelText('Display name'), { target: { value: ' A. H. ' } });
        expect(screen.getByText('5/255')).toBeVisible();
        await user.tripleClick(screen.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        expect(updateCurrentUser).toHaveBeenCalledExactlyOnceWith({
            displayName: 'A. H.',
            forename: 'Anna',
            surname: 'Holzmann',
        });
        expect(session.getUser()).toMatchObject({ displayName: 'A. H.', newsletter: true });
        expect((await facts('Personal data'))['Display name']).toBe('A. H.');
        await waitFor(() => expect(identity).toHaveBeenCalledOnce());
    });

    it.each([
        ['only the field', asUser({ id: 'u1', displayName: 'A. H.' })],
        ['another user', makeUser({ id: 'u2', displayName: 'Eva', role: 'USER', customer: '20020' })],
    ])('takes nothing but names from a response, whose jobs and drafts go on: %s', async (_what, saved) => {
        const before = makeUser({ id: 'u1', role: 'ADMIN' });
        const dataProvider = { updateCurrentUser: async () => saved, getCurrentUser: async () => before };
        const { user } = await openDialog({ user: before, dataProvider }, 'Edit');
        fireEvent.change(screen.getByLabelText('Display name'), { target: { value: 'A. H.' } });
        await user.click(screen.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        const { id, role, customer, email } = before;
        expect(session.getUser()).toMatchObject({ id, role, customer, email, displayName: 'A. H.' });
    });

    it('lets an ordinary user change only the display name, and says who changes the rest', async () => {
        const updateCurrentUser = vi.fn(async () => makeUser({ role: 'USER' }));
        const getCurrentUser = async () => makeUser({ id: 'u1', role: 'USER' });
        const { user } = await openDialog(
            { user: { id: 'u1', role: 'USER' }, dataProvider: { updateCurrentUser, getCurrentUser } },
            'Edit',
        );
        for (const name of ['First name', 'Last name']) {
            expect(screen.getByLabelText(name)).toBeDisabled();
            expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Only an administrator can change this.');
        }
        fireEvent.change(screen.getByLabelText('Display name'), { target: { value: 'A' } });
        await user.click(screen.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(updateCurrentUser).toHaveBeenCalledExactlyOnceWith({ displayName: 'A' }));
    });

    it('marks a name that is empty or too long until it is edited, without a call', async () => {
        const { user } = await openDialog({}, 'Edit');
        const field = screen.getByLabelText('Display name');
        fireEvent.change(field, { target: { value: ' ' } });
        await user.click(screen.getByRole('button', { name: 'Save' }));
        expect(field).toHaveAccessibleDescription(/Please fill in this field/);
        expect(field).toHaveFocus();
        fireEvent.change(field, { target: { value: 'x'.repeat(256) } });
        expect(field).toBeValid();
        await user.click(screen.getByRole('button', { name: 'Save' }));
        expect(field).toHaveAccessibleDescription(/at most 255 characters/);
    });

    it('shows a name that others have changed meanwhile beside what was typed, and replaces it with another press', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const now = makeUser({ id: 'u1', displayName: 'Others', surname: 'Berg' });
        const updateCurrentUser = vi.fn(async () => now);
        const dataProvider = { updateCurrentUser, getCurrentUser: async () => now };
        const { user } = await openDialog({ user: { id: 'u1' }, dataProvider }, 'Edit');
        const field = screen.getByLabelText('Display name');
        fireEvent.change(field, { target: { value: 'Mine' } });
        await user.click(screen.getByRole('button', { name: 'Save' }));
        await screen.findByText(/from “Anna Holzmann” to “Others”/);
        expect(field).toHaveValue('Mine');
        expect(updateCurrentUser).not.toHaveBeenCalled();
        await user.click(screen.getByRole('button', { name: 'Save' }));
        // What nobody edited is sent as it is by now.
        await waitFor(() =>
            expect(updateCurrentUser).toHaveBeenCalledExactlyOnceWith({
                displayName: 'Mine',
                forename: 'Anna',
                surname: 'Berg',
            }),
        );
    });

    it.each([
        ['cannot be read', () => Promise.reject(failure(500)), 0],
        ['is somebody else’s', async () => makeUser({ id: 'u2', displayName: 'Anna Holzmann' }), 0],
        ['has these names already', async () => makeUser({ id: 'u1', displayName: 'Mine' }), 1],
    ])('sends nothing if the profile %s', async (_what, getCurrentUser, done) => {
        allowConsole(/^PortalError/);
        const read = vi.fn(getCurrentUser);
        const updateCurrentUser = vi.fn(async () => makeUser());
        const dataProvider = { updateCurrentUser, getCurrentUser: read };
        const { user } = await openDialog({ user: { id: 'u1' }, dataProvider }, 'Edit');
        fireEvent.change(screen.getByLabelText('Display name'), { target: { value: 'Mine' } });
        await user.click(screen.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(read).toHaveBeenCalledOnce());
        await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(1 - done));
        expect(updateCurrentUser).not.toHaveBeenCalled();
    });

    it('keeps what was typed after a failure and after a reload', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const updateCurrentUser = vi.fn(async () => Promise.reject(failure(500, 'errors.session.saveFailed')));
        const getCurrentUser = async () => makeUser({ id: 'u9' });
        const options = { user: { id: 'u9' }, dataProvider: { updateCurrentUser, getCurrentUser } };
        const first = await openDialog(options, 'Edit');
        fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Berg' } });
        await first.user.click(screen.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(updateCurrentUser).toHaveBeenCalledOnce());
        await waitFor(() => expect(screen.getByLabelText('Last name')).toBeEnabled());
        expect(screen.getByLabelText('Last name')).toHaveValue('Berg');
        first.unmount();
        await openDialog(options, 'Edit');
        expect(screen.getByLabelText('Last name')).toHaveValue('Berg');
    });
});

describe('changing the password', () => {
    const fill = (current: string, next: string, repeat: string) => {
        fireEvent.change(screen.getByLabelText('Current password'), { target: { value: current } });
        fireEvent.change(screen.getByLabelText('New password'), { target: { value: next } });
        fireEvent.change(screen.getByLabelText('Repeat the new password'), { target: { value: repeat } });
    };
    const save = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Change password' });

    it('checks in order, and marks one field at a time until it is edited', async () => {
        const { user } = await openDialog({}, 'Change password');
        for (const [[current, next, repeat], label, text] of [
            [['', 'a', 'b'], 'Current password', /Invalid password/],
            [['old', ' 12345 ', 'b'], 'New password', /at least 6 characters/],
            [['old', 'geheim1', 'b'], 'Repeat the new password', /do not match/],
        ] as const) {
            fill(current, next, repeat);
            await user.click(save());
            const marked = screen.getByLabelText(label);
            await waitFor(() => expect(marked).toHaveFocus());
            expect(marked).toHaveAccessibleDescription(text);
            expect(screen.getAllByRole('alert').filter(alert => alert.textContent !== '')).toHaveLength(1);
            fireEvent.change(marked, { target: { value: 'xy' } });
            expect(marked).toBeValid();
        }
    });

    it('marks and focuses the current password when the server refuses it', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const wrong = failure(401, 'errors.session.unauthorized');
        const changePassword = vi.fn(async () => Promise.reject(wrong));
        const user = { customer: '10010', customerContext: '10020', email: 'a@b.example' };
        const rendered = await openDialog({ user, dataProvider: { changePassword } }, 'Change password');
        fill(' old ', ' geheim1', 'geheim1 ');
        await rendered.user.click(save());
        await waitFor(() => expect(screen.getByLabelText('Current password')).toBeInvalid());
        expect(screen.getByLabelText('Current password')).toHaveFocus();
        expect(screen.getByLabelText('New password')).toHaveValue(' geheim1');
        expect(changePassword).toHaveBeenCalledExactlyOnceWith({
            email: 'a@b.example',
            oldPassword: ' old ',
            newPassword: ' geheim1',
            customer: '10020',
            session: session.getToken(),
        });
    });

    it('sends once, closes, and stores no password', async () => {
        const changePassword = vi.fn(async () => undefined);
        const rendered = await openDialog({ user: { id: 'u5' }, dataProvider: { changePassword } }, 'Change password');
        fill('old secret', 'new secret', 'new secret');
        expect(JSON.stringify(sessionStorage) + JSON.stringify(localStorage)).not.toContain('secret');
        await rendered.user.click(screen.getByRole('checkbox', { name: 'Show passwords' }));
        expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
        await rendered.user.tripleClick(save());
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        expect(changePassword).toHaveBeenCalledOnce();
        await rendered.user.click(screen.getByRole('button', { name: 'Change password' }));
        expect(await screen.findByLabelText('New password')).toHaveValue('');
    });
});
