import { screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { KeyList } from '../../src/keys/KeyList';
import { makeKey, makeLicence, makeSeat, makeUser } from '../support/builders';
import { setViewportWidth } from '../support/browserParts';
import { renderPortal } from '../support/renderPortal';

/** What the keys of a licence lead to: their users and their seats (KEY-10, USER-11). */

const anna = makeUser({ id: 'u1', alias: 'Anna Engel', email: 'anna@holzmann.example' });
const engel = makeUser({ id: 'u2', alias: 'Anna Engel', email: 'engel@holzmann.example' });
const shared = makeKey({
    id: 'k1',
    label: 'Workshop',
    users: [anna, engel],
    seats: [makeSeat({ machineName: 'CNC-01' }), makeSeat({ machineName: 'CNC-02' })],
});
const spare = makeKey({ id: 'k2', label: 'Spare' });

const nothing = () => undefined;

const open = async (demo = false) => {
    await renderPortal(
        <RecordContextProvider value={makeLicence({ id: 'l1' })}>
            <KeyList role="ADMIN" demo={demo} school={false} onDialog={nothing} create={null} />
        </RecordContextProvider>,
        { dataProvider: { getList: (async () => ({ data: [shared, spare], total: 2 })) as never } },
    );
    const card = async (name: string) =>
        within((await screen.findByRole('heading', { name })).closest('li') ?? document.createElement('li'));
    return { workshop: await card('Workshop'), free: await card('Spare') };
};

// cards: the grid draws nothing without a size
beforeEach(() => setViewportWidth(360));

it('links to each of its users, who are distinguished by their e-mail addresses', async () => {
    const { workshop } = await open();
    const people = workshop.getAllByRole('link', { name: 'Anna Engel' });
    expect(people.map(link => link.getAttribute('href'))).toEqual(['/user-management/u1', '/user-management/u2']);
    for (const { email } of [anna, engel]) expect(workshop.getByText(email)).toBeVisible();
});

it('links to its seats if there are any', async () => {
    const { workshop, free } = await open();
    const seats = workshop.getByRole('link', { name: 'Seats of Workshop: 2 seats' });
    expect(seats).toHaveAttribute('href', '/licences/l1/seats?filter=k1');
    expect(free.queryByRole('link', { name: /Seats/ })).not.toBeInTheDocument();
    expect(free.getByText('0 seats')).toBeInTheDocument();
});

it('opens a popover of its seats at a demo customer', async () => {
    const { workshop } = await open(true);
    expect(workshop.getByRole('button', { name: /2 seats/ })).toBeVisible();
});
