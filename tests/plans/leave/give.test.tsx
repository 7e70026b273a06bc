import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { storedPlans } from '#storage/planDatabase';
import { INITIAL, type LeaveDraft } from '#src/plans/leave/draft';
import PlansPage from '#src/plans/page/PlansPage';
import { makeUser } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';
import { withIndexedDb } from '../../support/indexedDb';

/** The report's file of users who left, loaded later (LEAVE-7, PLAN-6). */

withIndexedDb();

// Not returned: whoever awaits it lets updates happen while React still collects them.
afterEach(() => {
    act(() => session.end('signed-out'));
});

const me = makeUser({ id: 'u1' });
const had = (id: string, licence: string): LeaveDraft['had'][number] => ({
    ...{ id, guest: false, groups: ['g1'], seats: [], tickets: [] },
    keys: [{ id: `k-${id}`, licence, expire: null, shared: false }],
});
const REPORT = {
    ...{ format: 'portal-plan', version: 1, customer: me.customer, by: 'u1', day: '2026-11-26', kind: 'leave', leftOut: [] },
    draft: { ...INITIAL, people: ['anna', 'ben'], had: [had('anna', 'l1'), had('ben', 'l2')] },
    receipt: {
        begun: 0,
        steps: [{ verb: 'deleteUser', frees: [] }],
        items: [
            { id: 'anna', state: 'done', taken: [0], name: 'Anna Engel (anna@holzmann.example)' },
            { id: 'ben', state: 'done', taken: [] },
        ],
    },
};

async function load() {
    const { user } = await act(async () =>
        renderPortal(<PlansPage />, {
            route: '/plans',
            path: '/plans/*',
            user: me,
            // Anna was deleted; Ben still exists.
            dataProvider: {
                getMany: async () => ({
                    data: [makeUser({ id: 'ben', alias: 'Ben Beck', email: 'ben@holzmann.example' })] as never[],
                }),
            },
        }),
    );
    await user.upload(
        await screen.findByLabelText('Load file', { selector: 'input' }),
        new File([JSON.stringify(REPORT)], 'r.json'),
    );
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'What to do with this report?' })) };
}

const made = async () => {
    await vi.waitFor(async () => expect(await storedPlans(`u1/${me.customer}`)).toHaveLength(1));
    return (await storedPlans(`u1/${me.customer}`))[0];
};

it('offers to give the same to others as each of them had, by name', async () => {
    const { user, dialog } = await load();
    const choice = dialog.getByRole('combobox', { name: /^What to do/ });
    await vi.waitFor(() =>
        expect(
            within(choice)
                .getAllByRole('option')
                .map(({ textContent }) => textContent),
        ).toEqual([
            'What to do',
            'Take back what was done',
            'Give the same as Anna Engel (anna@holzmann.example) had to others',
            'Give the same as Ben Beck (ben@holzmann.example) had to others',
        ]),
    );
    await user.selectOptions(choice, 'anna');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await made()).toMatchObject({
        kind: 'invite',
        draft: { table: null, template: { licences: [{ id: 'l1', day: '' }], groups: ['g1'] } },
    });
});

it('takes it back where that is chosen, and stores no names', async () => {
    const { user, dialog } = await load();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    const plan = await made();
    expect(plan).toMatchObject({
        kind: 'takeBack',
        step: 'check',
        draft: { receipt: { items: [{ id: 'anna' }, { id: 'ben' }] } },
    });
    expect(JSON.stringify(plan)).not.toContain('Anna');
});
