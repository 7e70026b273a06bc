import { screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Licence } from '../../dataProvider/types';
import { SeatList } from '../../src/seats/SeatList';
import { makeLicence, makeSeat, makeUser } from '../support/builders';
import { setViewportWidth } from '../support/browserParts';
import { renderPortal } from '../support/renderPortal';

const jan = makeUser({ id: 'u1', alias: 'Jan Kowalski' });
const seats = [makeSeat({ machineName: 'CNC-01', userId: 'u1' }), makeSeat({ machineName: 'CNC-02', userId: 'gone' })];

const lists = () =>
    vi.fn(async (resource: string) =>
        resource === 'users' ? { data: [jan], total: 1 } : { data: seats, total: seats.length },
    ) as never;

const withUsers = (count: number): Licence => ({ ...makeLicence({ id: 'l1' }), 'users@odata.count': count });

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

    it('name the loaded users, read in one call', async () => {
        const getList = lists();
        await renderPortal(seatsOf(withUsers(500)), { dataProvider: { getList } });
        expect(await within(await card('CNC-01')).findByText('Jan Kowalski')).toBeVisible();
        expect(within(await card('CNC-02')).queryByText('User')).not.toBeInTheDocument();
        expect(getList).toHaveBeenCalledTimes(2);
    });

    it('load no users if there are too many', async () => {
        const getList = lists();
        await renderPortal(seatsOf(withUsers(501)), { dataProvider: { getList } });
        expect(within(await card('CNC-01')).getByRole('button', { name: 'Release seat: CNC-01' })).toBeEnabled();
        expect(getList).toHaveBeenCalledTimes(1);
        expect(getList).toHaveBeenCalledWith('seats', expect.anything());
    });

    it('offer no actions to users with read access', async () => {
        await renderPortal(seatsOf(withUsers(1)), { user: { role: 'READER_ADMIN' }, dataProvider: { getList: lists() } });
        expect(within(await card('CNC-01')).queryByRole('button')).not.toBeInTheDocument();
    });
});
