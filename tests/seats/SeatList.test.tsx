import { screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Licence } from '../../dataProvider/types';
import { SeatList } from '../../src/seats/SeatList';
import { makeKey, makeLicence, makeSeat, makeUser } from '../support/builders';
import { setViewportWidth } from '../support/browserParts';
import { renderPortal } from '../support/renderPortal';

const jan = makeUser({ id: 'u1', alias: 'Jan Kowalski', email: 'jan@holzmann.example' });
const key = makeKey({ id: 'k1', label: 'Hall 3' });
const seats = [
    makeSeat({ machineName: 'CNC-01', keyId: 'k1', userId: 'u1' }),
    makeSeat({ machineName: 'CNC-02', keyId: 'gone', userId: 'gone' }),
];
const rows: Readonly<Record<string, unknown[]>> = { users: [jan], keys: [key], seats };

const lists = () => vi.fn(async (resource: string) => ({ data: rows[resource], total: rows[resource]?.length ?? 0 })) as never;

const withUsers = (count: number): Licence => ({
    ...makeLicence({ id: 'l1' }),
    'users@odata.count': count,
    'keys@odata.count': count,
});

const seatsOf = (licence: Licence) => (
    <RecordContextProvider value={licence}>
        <SeatList />
    </RecordContextProvider>
);

const card = async (machine: string): Promise<HTMLElement> => {
    const heading = await screen.findByRole('heading', { name: machine });
    const item = heading.closest('li');
    if (!item) throw new Error(`${machine} stands in no card`);
    return item;
};

describe('the seats of a licence', () => {
    // cards: the grid draws nothing without a size
    beforeEach(() => setViewportWidth(360));

    it('name their keys and users with links, each read in one call', async () => {
        const getList = lists();
        await renderPortal(seatsOf(withUsers(500)), { dataProvider: { getList } });
        const named = within(await card('CNC-01'));
        expect(await named.findByRole('link', { name: 'Jan Kowalski' })).toHaveAttribute('href', '/user-management/u1');
        expect(named.getByText('jan@holzmann.example')).toBeVisible();
        expect(named.getByRole('link', { name: 'Hall 3' })).toHaveAttribute('href', '/licences/l1/keys?filter=Hall%203');
        expect(within(await card('CNC-02')).queryByRole('link')).not.toBeInTheDocument();
        expect(getList).toHaveBeenCalledTimes(3);
    });

    it('ask for those of the page by their ids if there are too many', async () => {
        const getList = lists();
        const getMany = vi.fn(async (resource: string) => ({ data: rows[resource] ?? [] }));
        await renderPortal(seatsOf(withUsers(501)), { dataProvider: { getList, getMany: getMany as never } });
        const named = within(await card('CNC-01'));
        expect(await named.findByRole('link', { name: 'Jan Kowalski' })).toBeVisible();
        expect(await named.findByRole('link', { name: 'Hall 3' })).toBeVisible();
        expect(getList).toHaveBeenCalledTimes(1);
        expect(getMany).toHaveBeenCalledTimes(2);
        expect(getMany).toHaveBeenCalledWith('users', expect.objectContaining({ ids: ['gone', 'u1'] }));
        expect(getMany).toHaveBeenCalledWith('keys', expect.objectContaining({ ids: ['gone', 'k1'] }));
    });

    it.each([500, 501])('of one key of %i name it instead of its id, until it is removed', async count => {
        const getMany = (async (resource: string) => ({ data: rows[resource] ?? [] })) as never;
        const { user, address } = await renderPortal(seatsOf(withUsers(count)), {
            route: '/?filter=k1',
            dataProvider: { getList: lists(), getMany },
        });
        const remove = await screen.findByRole('button', { name: 'Remove the filter “Key”' });
        expect(remove.parentElement).toHaveTextContent('Key: Hall 3');
        expect(screen.getByRole('searchbox')).toHaveValue('');
        await user.click(remove);
        expect(address()).toBe('/');
        expect(remove).not.toBeInTheDocument();
    });

    it('offer no actions to users with read access', async () => {
        await renderPortal(seatsOf(withUsers(1)), { user: { role: 'READER_ADMIN' }, dataProvider: { getList: lists() } });
        expect(within(await card('CNC-01')).queryByRole('button')).not.toBeInTheDocument();
    });
});
