import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import type { User } from '../../dataProvider/types';
import { MemberList } from '../../src/cloudGroups/MemberList';
import { storeDisplayMode } from '../../src/config/displayMode';
import KeyDialogs from '../../src/keys/KeyDialogs';
import LicenceUsersPage from '../../src/users/ofLicence/LicenceUsersPage';
import UsersPage from '../../src/users/management/UsersPage';
import { makeCloudGroup, makeCustomer, makeKey, makeLicence, makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

/** People with the same name are distinguished by their e-mail address wherever one can be selected or changed (USER-11). */

const anna = makeUser({ id: 'u1', role: 'USER', alias: 'Anna Engel', email: 'anna@holzmann.example' });
const engel = makeUser({ id: 'u2', role: 'USER', alias: 'Anna Engel', email: 'engel@holzmann.example', active: false });
const namesakes = [anna, engel];
const licence = makeLicence({ id: 'l1', name: 'Planning' });
const key = makeKey({ id: 'k1', licenceId: 'l1', label: 'Workshop', email: anna.email, users: [anna] });

const rows: Readonly<Record<string, unknown[]>> = { users: namesakes, licences: [licence], keys: [key] };
const open = (ui: ReactNode, place: { route?: string; path?: string } = {}) => {
    for (const list of ['users', 'licence-users', 'cloud-group-members']) storeDisplayMode(list, 'cards');
    return renderPortal(ui, {
        ...place,
        user: { id: 'u9' },
        dataProvider: {
            getList: (async (name: string) => ({ data: rows[name] ?? [], total: rows[name]?.length ?? 0 })) as never,
            getOne: (async () => ({ data: licence })) as never,
            assignKey: async () => undefined,
        },
    });
};

const named = ({ email }: User) => `Anna Engel (${email})`;

it('are distinguished by the checkboxes of the users’ list', async () => {
    await open(<UsersPage />);
    for (const person of namesakes)
        expect(await screen.findByRole('checkbox', { name: `Select ${named(person)}` })).toBeVisible();
});

it('are distinguished by the actions in a licence’s list of users', async () => {
    await open(<LicenceUsersPage />, { route: '/licences/l1/users', path: '/licences/:licence/users' });
    for (const person of namesakes)
        expect(await screen.findByRole('button', { name: `Remove from the licence: ${named(person)}` })).toBeVisible();
});

it('are distinguished by the actions in a group’s list of members', async () => {
    await open(
        <RecordContextProvider value={makeCloudGroup({ users: namesakes })}>
            <MemberList me={makeUser({ role: 'ADMIN' })} customer={makeCustomer()} onDialog={() => undefined} />
        </RecordContextProvider>,
    );
    for (const person of namesakes)
        expect(await screen.findByRole('button', { name: `Remove from the group: ${named(person)}` })).toBeVisible();
});

it('are distinguished when a key moves: its old user, the choice, and the new user', async () => {
    const moved = makeUser({ ...engel, active: true });
    rows.users?.splice(1, 1, moved);
    const { user } = await open(
        <KeyDialogs dialog={{ kind: 'assign', key }} licence={licence} school={false} onDialog={() => undefined} />,
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/“Workshop” will be taken from/)).toHaveTextContent(named(anna));
    expect(await dialog.findByRole('option', { name: /^Anna Engel anna@holzmann.example/ })).toHaveAttribute(
        'aria-disabled',
        'true',
    );
    await user.click(dialog.getByRole('option', { name: /^Anna Engel engel@holzmann.example/ }));
    expect(dialog.getByText(`Selected: ${named(engel)}`)).toBeVisible();
});

it('are distinguished when one is inactive and gets no key by mail', async () => {
    rows.users?.splice(0, 2, engel);
    await open(<KeyDialogs dialog={{ kind: 'send', key }} licence={licence} school={false} onDialog={() => undefined} />);
    expect(await screen.findByRole('dialog', { name: 'Inactive user' })).toHaveTextContent(`${named(engel)} is inactive`);
});
