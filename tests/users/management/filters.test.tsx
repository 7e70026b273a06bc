import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#dataProvider/types';
import { storeDisplayMode } from '#src/config/displayMode';
import UsersPage from '#src/users/management/UsersPage';
import { makeCloudGroup, makeCustomer, makeLicence, makeUser } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** The list of users narrowed by licence and by group (USER-16). */

const anna = makeUser({ id: 'u1', alias: 'Anna Engel', email: 'anna@holzmann.example', active: false });
const bert = makeUser({ id: 'u2', alias: 'Bert Vogt', email: 'bert@holzmann.example' });
const cleo = makeUser({ id: 'u3', alias: 'Cleo Wirth', email: 'cleo@holzmann.example' });
const everyone = [anna, bert, cleo];
const planning = makeLicence({ id: 'l1', name: 'Planning' });
const team = makeCloudGroup({ id: 'g1', label: 'Showroom team' });
const rows: Readonly<Record<string, unknown[]>> = { users: everyone, licences: [planning], cloudGroups: [team] };

/** who has the licence, and who is in the group */
const MEMBERS: Readonly<Record<string, readonly User[]>> = { l1: [anna, bert], g1: [bert, cleo] };

// cards: the grid draws nothing without a size
beforeEach(() => storeDisplayMode('users', 'cards'));

const open = async (route: string, { large = false, demo = false } = {}) => {
    const getEvery = vi.fn(async (_name: string, { meta }: { meta?: { licence?: string; group?: string } }) => {
        const at = meta?.licence ?? meta?.group;
        return at === undefined ? everyone : (MEMBERS[at] ?? []);
    });
    const page = await renderPortal(<UsersPage />, {
        route,
        customer: makeCustomer({ flags: { demo } }),
        dataProvider: {
            getList: (async (name: string) => ({
                data: rows[name] ?? [],
                total: large && name === 'users' ? 900 : rows[name]?.length,
            })) as never,
            getEvery: getEvery as never,
        },
    });
    const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    return { ...page, getEvery, names };
};

it.each([false, true])('shows who has the licence and is in the group; large: %s', async large => {
    const { names, getEvery } = await open('/?licence=l1&group=g1', { large });
    await waitFor(() => expect(names()).toEqual(['Bert Vogt']));
    expect(getEvery).toHaveBeenCalledWith(
        'users',
        expect.objectContaining({ meta: { licence: 'l1', expand: [] }, select: ['id', 'email'] }),
    );
    expect(getEvery).toHaveBeenCalledWith(
        'users',
        expect.objectContaining({ meta: { group: 'g1', expand: [] }, select: ['id', 'email'] }),
    );
    expect(getEvery).toHaveBeenCalledTimes(large ? 3 : 2);
});

it('combines with the search and the states, which count its rows alone', async () => {
    const { user, names, address } = await open('/?licence=l1&filter=holzmann');
    await waitFor(() => expect(names()).toEqual(['Anna Engel', 'Bert Vogt']));
    await user.click(screen.getByRole('button', { name: /^Active 1/ }));
    await waitFor(() => expect(names()).toEqual(['Bert Vogt']));
    expect(address()).toBe('/?licence=l1&filter=holzmann&state=active');
});

it('names what it is narrowed to; removing that shows all', async () => {
    const { user, names, address } = await open('/?licence=l1&group=g1');
    const chip = await screen.findByRole('button', { name: 'Remove the filter “Licence”' });
    await waitFor(() => expect(chip.parentElement).toHaveTextContent('Licence: Planning'));
    expect(await screen.findByText('Showroom team')).toBeVisible();
    await user.click(chip);
    await waitFor(() => expect(names()).toEqual(['Bert Vogt', 'Cleo Wirth']));
    await user.click(screen.getByRole('button', { name: 'Remove the filter “Group”' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(address()).toBe('/');
});

it('is chosen from a menu; demo customers have no groups', async () => {
    const { user, names, address } = await open('/');
    await user.click(await screen.findByRole('button', { name: 'Filter by licence or group' }));
    const menu = within(screen.getByRole('menu', { name: 'Filter by licence or group' }));
    await user.click(await menu.findByRole('menuitemradio', { name: 'Showroom team' }));
    expect(address()).toBe('/?group=g1');
    await waitFor(() => expect(names()).toEqual(['Bert Vogt', 'Cleo Wirth']));
});

it('offers no groups at a demo customer', async () => {
    const { user } = await open('/', { demo: true });
    await user.click(await screen.findByRole('button', { name: 'Filter by licence' }));
    expect(screen.getByRole('menuitemradio', { name: 'All licences' })).toBeVisible();
    expect(screen.queryByRole('menuitemradio', { name: 'All groups' })).not.toBeInTheDocument();
});
