import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { countsOf, type Item } from '#dataProvider/jobs/job';
import { makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

const CHANGED: readonly Item[] = [
    { id: 'u2', state: 'done', step: 1 },
    { id: 'u3', state: 'changed', step: 1, reason: 'errors.409' },
];

const stored = vi.hoisted(() => ({ items: [] as readonly Item[] }));
vi.mock('../../src/jobs/engine', () => ({ act: vi.fn(), connect: () => () => undefined, itemsOf: async () => stored.items }));

const { default: JobPage } = await import('../../src/jobs/JobPage');
const { showJobs } = await import('../../src/jobs/store');

afterEach(() => showJobs({ list: [], read: false }));

it('lists what others changed in the meantime apart, with what to do, and offers no second try of it (MANY-14)', async () => {
    stored.items = CHANGED;
    const job = { id: 'j1', owner: 'me', kind: 'leaveGroup', steps: [{ verb: 'leaveGroup', group: 'g1' }] } as const;
    act(() => showJobs({ list: [{ ...job, state: 'ended', begun: 0, counts: countsOf(CHANGED) }], read: true }));
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

it('names those whom it has just created while the server takes its time, and keeps the others’ names meanwhile (MANY-6)', async () => {
    const nina = { email: 'nina@x.example', forename: 'Nina', surname: 'New', adminNote: '' };
    const show = async (...items: readonly Item[]) => {
        stored.items = items;
        const job = { id: 'j1', owner: 'me', kind: 'leaveGroup', steps: [{ verb: 'leaveGroup', group: 'g1' }] } as const;
        await act(async () => showJobs({ list: [{ ...job, state: 'paused', begun: 0, counts: countsOf(items) }], read: true }));
    };
    const anna: Item = { id: 'u2', state: 'waiting', step: 0 };
    const reads: (readonly string[])[] = [];
    const slow = vi.fn(async (_resource: string, { ids }: { ids: readonly unknown[] }) => {
        reads.push(ids.map(String));
        if (reads.length > 1) await new Promise(() => undefined);
        return { data: [makeUser({ id: 'u2', alias: 'Anna' })] as never[] };
    });
    await show(anna, { id: 'row-1', state: 'waiting', step: 0, make: nina });
    await act(async () => renderPortal(<JobPage />, { route: '/jobs/j1', path: '/jobs/:job', dataProvider: { getMany: slow } }));
    expect(await screen.findByText('Anna')).toBeVisible();
    await show(anna, { id: 'u77', state: 'waiting', step: 0 });
    await vi.waitFor(() => expect(reads.at(-1)).toEqual(['u2', 'u77']));
    expect(screen.getByText('Nina New')).toBeVisible();
    expect(screen.getByText('Anna')).toBeVisible();
    expect(screen.queryByText(/…|u77|row-1/)).toBeNull();
});
