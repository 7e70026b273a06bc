import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { ReactElement } from 'react';
import type { ProviderMethods } from '#tests/support/fakeDataProvider';
import OwnKeys from '../../src/keys/OwnKeys';
import { NEVER } from '../../src/shared/format/date';
import UserPage from '../../src/users/detail/UserPage';
import { makeKey, makeLicence, makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

// The page fetches its modals when the first one is opened; here they are at hand.
beforeAll(() => import('../../src/users/detail/UserDialogs'));

const jan = makeUser({ id: 'u2', role: 'USER', alias: 'Jan Kowalski' });
const rows: Record<string, unknown[]> = {
    keys: [makeKey({ id: 'k1', licenceId: 'l1', label: 'Everlasting', expire: NEVER }), makeKey({ id: 'k2', licenceId: 'l1' })],
    licences: [makeLicence({ id: 'l1' })],
    cloudGroups: [],
    seats: [],
};
const dataProvider: ProviderMethods = {
    getOne: (async () => ({ data: jan })) as never,
    getList: (async (name: string) => ({ data: rows[name], total: rows[name]?.length })) as never,
};

it.each<[where: string, ui: ReactElement]>([
    ['among the own keys', <OwnKeys key="own" user={jan} />],
    ['on a user’s page', <UserPage key="page" />],
])('a key that never expires says so in words, %s', async (_where, ui) => {
    expect(NEVER).toBe(253402300799);
    await renderPortal(ui, { route: '/user-management/u2', path: '/user-management/:user', dataProvider });
    const [, never, dated] = within(await screen.findByRole('table', { name: 'Licence keys' })).getAllByRole('row');
    expect(never).toHaveTextContent('No expiry');
    expect(dated).toHaveTextContent('1 Jan 2030');
    expect(screen.queryByText(/9999/)).not.toBeInTheDocument();
});
