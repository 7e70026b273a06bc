import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openDB } from 'idb';
import { INITIAL } from '../../src/plans/invite/draft';
import PlanPage from '../../src/plans/page/PlanPage';
import { makeLicence, makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';
import { withIndexedDb } from '../support/indexedDb';

/** Choices in a plan: none is lost, however fast they are made (PLAN-1). */

withIndexedDb();

const LICENCES = [makeLicence({ id: 'l1', name: 'CAD' }), makeLicence({ id: 'l2', name: 'CAM' })];

/** Opens a plan with a list that has been read. */
async function open(user: string) {
    const table = { header: ['E-mail'], rows: [{ line: 2, cells: ['new@holzmann.example'] }], width: 1 };
    const database = await openDB('plans', 1, { upgrade: made => void made.createObjectStore('plans', { keyPath: 'id' }) });
    await database.put('plans', {
        ...{ id: 'p1', owner: `${user}/${makeUser().customer}`, kind: 'invite', made: 1, leftOut: [], step: 'source' },
        draft: { ...INITIAL, origin: 'list.csv', table, mapping: ['email'] },
    });
    database.close();
    await act(async () =>
        renderPortal(<PlanPage />, {
            route: '/plans/p1',
            path: '/plans/:plan',
            user: makeUser({ id: user }),
            dataProvider: { getCollection: async resource => ({ rows: resource === 'licences' ? LICENCES : [], total: 0 }) },
        }),
    );
    await screen.findByRole('checkbox', { name: /CAD/ });
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name });

it('two boxes ticked one right after the other are both ticked', async () => {
    await open('u1');
    act(() => {
        fireEvent.click(box(/CAD/));
        fireEvent.click(box(/CAM/));
    });
    await vi.waitFor(() => expect(box(/CAM/)).toBeChecked());
    expect(box(/CAD/)).toBeChecked();
});

it('letters typed one right after the other all arrive', async () => {
    await open('u2');
    const note = screen.getByRole('textbox', { name: /note/i });
    act(() => {
        for (const letter of 'abc') fireEvent.change(note, { target: { value: `${(note as HTMLInputElement).value}${letter}` } });
    });
    await vi.waitFor(() => expect(note).toHaveValue('abc'));
});
