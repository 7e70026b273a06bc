import { act, screen, within } from '@testing-library/react';
import * as indexed from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countsOf, type Item, type Job } from '#dataProvider/jobs/job';
import * as session from '#authProvider/session';
import { changeStoredPlan } from '#storage/planDatabase';
import { INITIAL, type LeaveDraft } from '#src/plans/leave/draft';
import type { Plan } from '#src/plans/plan';
import { makeCloudGroup, makeKey, makeLicence, makeSeat, makeUser } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';
import { KEY_COUNTING } from '../../support/texts';

/** The page of a departure: what is decided, what runs, and the report (LEAVE-3, LEAVE-4, LEAVE-6). */

for (const [name, part] of Object.entries(indexed)) if (name.startsWith('IDB')) Object.assign(globalThis, { [name]: part });

const engine = vi.hoisted(() => ({ act: vi.fn(), start: vi.fn(async () => 'p1'), items: [] as Item[] }));
vi.mock('#src/jobs/engine', () => ({
    act: engine.act,
    start: engine.start,
    connect: () => () => undefined,
    itemsOf: async () => engine.items,
}));

const { default: PlanPage } = await import('#src/plans/page/PlanPage');
const { showJobs } = await import('#src/jobs/store');

beforeEach(() => {
    vi.stubGlobal('indexedDB', new indexed.IDBFactory());
    engine.start.mockClear();
});

afterEach(() =>
    act(() => {
        session.end('signed-out');
        showJobs({ list: [], read: false, plans: 0 });
    }),
);

const group = makeCloudGroup({ id: 'g1', label: 'Planning' });
const anna = makeUser({ id: 'anna', email: 'anna@holzmann.example', alias: 'Anna Engel', role: 'USER', cloudGroups: [group] });
const ben = makeUser({ id: 'ben', email: 'ben@holzmann.example', alias: 'Ben Beck', role: 'USER' });
const own = makeKey({ id: 'own', licenceId: 'l1', label: 'Anna Engel', users: [anna] });
const shared = makeKey({ id: 'shared', licenceId: 'l2', label: 'Workshop', users: [anna, ben] });
const licences = [makeLicence({ id: 'l1', name: 'CAD' }), makeLicence({ id: 'l2', name: 'Rooms' })];
const locked = makeSeat({ id: 's1', keyId: 'own', licenceId: 'l1', userId: 'anna', machineName: 'WS-1', licenceType: 'nl' });

const reads: string[] = [];
const failing = { seats: false };

async function open(draft: Partial<LeaveDraft>, ran?: { job: Job; items: Item[] }) {
    const plan: Plan = {
        ...{ id: 'p1', owner: `u1/${makeUser().customer}`, kind: 'leave', made: 0, leftOut: [], step: 'check' },
        draft: { ...INITIAL, people: ['anna'], ...draft },
        ...(ran ? { ran: ['anna'] } : {}),
    };
    await changeStoredPlan(plan.id, () => plan);
    engine.items = ran?.items ?? [];
    act(() => showJobs({ list: ran ? [ran.job] : [], read: true }));
    const rows: Record<string, readonly object[]> = { licences, cloudGroups: [group] };
    return act(async () =>
        renderPortal(<PlanPage />, {
            route: '/plans/p1',
            path: '/plans/:plan',
            user: makeUser({ id: 'u1' }),
            dataProvider: {
                getMany: (async (name: string, { ids }: { ids: string[] }) => ({
                    data: (name === 'users' ? [anna, ben] : [own, shared]).filter(({ id }) => ids.includes(id)),
                })) as never,
                getEvery: async () => [],
                getList: (async (name: string, { meta }: { meta?: { licence?: string; user?: string } }) => {
                    reads.push(name);
                    if (name === 'seats' && failing.seats && meta?.licence === 'l1') throw new Error('lost');
                    const seats = meta?.licence === 'l1' ? [locked] : [];
                    const keys = [own, shared].filter(({ users }) => users?.some(({ id }) => id === meta?.user));
                    const data = name === 'keys' ? keys : name === 'seats' ? seats : (rows[name] ?? []);
                    return { data, total: name === 'users' ? 100 : data.length };
                }) as never,
                getCollection: (async (name: string) => ({ rows: rows[name] ?? [], total: rows[name]?.length ?? 0 })) as never,
            },
        }),
    );
}

it('asks what becomes of the keys, takes nothing from others, and runs what was decided', async () => {
    const { user } = await open({});
    const row = async () => within(await screen.findByRole('row', { name: /Anna Engel/ }));
    expect(await screen.findByText(KEY_COUNTING)).toBeVisible();
    expect((await row()).getByText(/stays without a user and still counts as used/)).toBeVisible();
    expect((await row()).getByText(/Loses the shared key “Workshop” of Rooms/)).toBeVisible();
    expect((await row()).getByText(/The seat on WS-1 \(CAD\) requires a release code/)).toBeVisible();

    await user.selectOptions(
        screen.getByRole('combobox', { name: 'What happens to the keys of CAD' }),
        'Hand over to the successor',
    );
    expect(await screen.findByText(/Nobody is selected for the key “Anna Engel” of CAD/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Run' })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'What happens to the keys of CAD' }), 'Delete key');
    await user.type(screen.getByRole('textbox', { name: /^Release code for WS-1/ }), 'abcd-1234-efgh-5678');
    expect((await row()).getByText(/Seat on WS-1 is released/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Run' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Run this plan?' }));
    expect(dialog.getByText('1 user will be deleted. This cannot be undone.')).toBeVisible();
    await vi.waitFor(() => expect(dialog.getByRole('button', { name: 'Run' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Run' }));
    await vi.waitFor(() => expect(engine.start).toHaveBeenCalledTimes(1));
    expect(engine.start).toHaveBeenCalledWith(
        expect.objectContaining({
            steps: [
                { verb: 'logout' },
                { verb: 'freeSeat', licence: 'l1', seat: 's1', since: locked.activated },
                { verb: 'dropKey', licence: 'l1', key: 'own', from: ['anna'], expire: own.expire },
                { verb: 'leaveKey', licence: 'l2', key: 'shared', shared: true, from: ['anna'] },
                { verb: 'leaveGroup', group: 'g1' },
                { verb: 'deleteUser', frees: [] },
            ],
            people: [
                {
                    id: 'anna',
                    customer: '10010',
                    seen: { keys: ['shared'], groups: ['g1'] },
                    codes: { s1: 'ABCD-1234-EFGH-5678' },
                },
            ],
        }),
    );
});

it('does nothing for whom something could not be read, and reads that alone again', async () => {
    allowConsole(/lost/);
    failing.seats = true;
    const { user } = await open({ people: ['anna', 'ben'] });
    expect(await screen.findByText('The seats of CAD could not be loaded: nothing is done.')).toBeVisible();
    failing.seats = false;
    reads.length = 0;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 users will be deleted')).toBeVisible();
    // Nobody is read twice who was read as a whole.
    expect(reads.filter(name => name === 'keys')).toHaveLength(1);
});

it('says how many can leave with one plan, and what to do with more (LEAVE-1)', async () => {
    await open({ people: Array.from({ length: 1001 }, (_, at) => `u${at}`) });
    expect(await screen.findByText('At most 1,000 users can leave with one plan. Use several plans.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
});

it('says before and after of everything, what each licence has back, and what is still open', async () => {
    const steps: Job['steps'] = [
        { verb: 'logout' },
        { verb: 'dropKey', licence: 'l1', key: 'own', from: ['anna'], expire: null },
        { verb: 'leaveKey', licence: 'l2', key: 'shared', shared: true, from: ['anna'] },
        { verb: 'deleteUser', frees: [] },
    ];
    const items: Item[] = [{ id: 'anna', state: 'done', step: 4 }];
    const job: Job = {
        ...{ id: 'p1', owner: `u1/${makeUser().customer}`, kind: 'leave', plan: true, steps, state: 'ended', begun: 0 },
        counts: countsOf(items),
    };
    const had: LeaveDraft['had'] = [
        {
            ...{ id: 'anna', guest: false, groups: ['g1'], tickets: ['t1'] },
            keys: [
                { id: 'own', licence: 'l1', expire: null, shared: false },
                { id: 'shared', licence: 'l2', expire: null, shared: true },
            ],
            seats: [{ id: 's2', licence: 'l2', key: 'shared' }],
        },
    ];
    await open({ had }, { job, items });
    const table = within(await screen.findByRole('table', { name: /^Handover of Anna Engel/ }));
    const cells = table.getAllByRole('row').map(row => row.textContent);
    expect(cells).toEqual([
        'WhatBeforeAfter',
        'User accountExistsDeleted',
        expect.stringMatching(/^Key .* of CADAssignedDeleted$/),
        'Key “Workshop” of RoomsShared with othersStays with the others',
        expect.stringMatching(/^Seat on .*\(Rooms\)ActiveStill active$/),
        'Cloud group PlanningMemberLeft',
        'TicketOpenStill open',
    ]);
    expect(screen.getByText('2 items are still open')).toBeVisible();
    expect(screen.getByText('CAD: 1 key deleted')).toBeVisible();
    expect(table.getByRole('link', { name: 'Ticket' })).toHaveAttribute('href', '/tickets/t1');
    expect(document.body.textContent).not.toContain(own.token);
});
