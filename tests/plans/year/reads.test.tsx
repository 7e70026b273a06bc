import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { INITIAL } from '#src/plans/year/draft';
import { useFacts } from '#src/plans/year/reads';
import { makeCustomer, makeKey, makeUser } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** What is read for a new school year, of a server that leaves out what belongs to the rows (YEAR-1). */

const around = { me: { id: 'me', role: 'ADMIN' as const }, customer: makeCustomer(), leftOut: [] };

function Facts() {
    const { isPending, failure } = useFacts(INITIAL, around);
    return <p>{isPending ? 'pending' : (failure?.error.message ?? 'read')}</p>;
}

const without = (row: object, name: string): object => ({ ...row, [name]: undefined });
const [anna, ben] = [makeUser({ id: 'anna' }), makeUser({ id: 'ben' })];
const [own, spare] = [makeKey({ id: 'k1', users: [anna] }), makeKey({ id: 'k2' })];

it.each([
    ['is not read without the users of the keys', [anna], [without(own, 'users')], 'errors.incomplete'],
    ['is not read without the cloud groups of the users', [without(anna, 'cloudGroups')], [own], 'errors.incomplete'],
    [
        'is read where only those without any lack them',
        [anna, without(ben, 'cloudGroups')],
        [own, without(spare, 'users')],
        'read',
    ],
    ['is read where there are none', [], [], 'read'],
])('%s', async (_what, people, keys, said) => {
    await renderPortal(<Facts />, {
        dataProvider: {
            getEvery: (async (name: string) => (name === 'users' ? people : keys)) as never,
            getCollection: async () => ({ rows: [], total: 0 }),
            getList: async () => ({ data: [], total: 0 }),
        },
    });
    expect(await screen.findByText(said)).toBeVisible();
});
