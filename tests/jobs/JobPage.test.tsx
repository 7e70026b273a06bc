import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { countsOf, type Item } from '#dataProvider/jobs/job';
import { makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

const ITEMS: readonly Item[] = [
    { id: 'u2', state: 'done', step: 1 },
    { id: 'u3', state: 'changed', step: 1, reason: 'errors.409' },
];

vi.mock('../../src/jobs/engine', () => ({ act: vi.fn(), connect: () => () => undefined, itemsOf: async () => ITEMS }));

const { default: JobPage } = await import('../../src/jobs/JobPage');
const { showJobs } = await import('../../src/jobs/store');

afterEach(() => showJobs({ list: [], read: false }));

it('lists what others changed in the meantime apart, with what to do, and offers no second try of it (MANY-14)', async () => {
    const job = { id: 'j1', owner: 'me', kind: 'leaveGroup', steps: [{ verb: 'leaveGroup', group: 'g1' }] } as const;
    act(() => showJobs({ list: [{ ...job, state: 'ended', begun: 0, counts: countsOf(ITEMS) }], read: true }));
    const users = [makeUser({ id: 'u2', alias: 'Anna' }), makeUser({ id: 'u3', alias: 'Ben' })];
    const { user } = await act(async () =>
        renderPortal(<JobPage />, {
            route: '/jobs/j1',
            path: '/jobs/:job',
            dataProvider: { getMany: async () => ({ data: users as never[] }) },
        }),
    );
    expect(await screen.findByText('1 of 2 done · 1 changed in the meantime', { exact: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Changed in the meantime (1)' }));
    const rows = within(screen.getByRole('table', { name: 'Users' }));
    expect(rows.getByText('Ben')).toBeVisible();
    expect(rows.queryByText('Anna')).toBeNull();
    expect(rows.getByText(/^This was changed in the meantime\. Please refresh/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Try .* again/ })).toBeNull();
});
