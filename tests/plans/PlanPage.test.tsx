import { act, screen, waitFor, within } from '@testing-library/react';
import * as indexed from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countsOf, type Item, type Job } from '#dataProvider/jobs/job';
import type { Role, User } from '#dataProvider/types';
import * as session from '#authProvider/session';
import { changeStoredPlan, storedPlans } from '#storage/planDatabase';
import { INITIAL } from '../../src/plans/invite/draft';
import type { Plan } from '../../src/plans/plan';
import { transfer } from '../../src/plans/transfer';
import type { TransferDraft } from '../../src/plans/transfer/draft';
import { makeCustomer, makeKey, makeLicence, makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

/** The page of a plan: check, confirmation, progress and receipt (PLAN-1, PLAN-2, PLAN-5, PLAN-7). */

for (const [name, part] of Object.entries(indexed)) if (name.startsWith('IDB')) Object.assign(globalThis, { [name]: part });

const engine = vi.hoisted(() => ({ act: vi.fn(), start: vi.fn(async () => 'p1'), items: [] as Item[] }));
vi.mock('../../src/jobs/engine', () => ({
    act: engine.act,
    start: engine.start,
    connect: () => () => undefined,
    itemsOf: async () => engine.items,
}));

const saved = vi.hoisted(() => ({ file: vi.fn() }));
vi.mock('../../src/shared/saveFile', () => ({ saveFile: saved.file }));

const { default: PlanPage } = await import('../../src/plans/page/PlanPage');
const { showJobs } = await import('../../src/jobs/store');

beforeEach(() => {
    vi.stubGlobal('indexedDB', new indexed.IDBFactory());
    engine.act.mockClear();
    engine.start.mockClear();
});
afterEach(() =>
    act(() => {
        session.end('signed-out');
        showJobs({ list: [], read: false, plans: 0 });
    }),
);

const steps: Job['steps'] = [{ verb: 'createUser' }, { verb: 'giveLicence', licence: 'l1' }, { verb: 'recover' }];
const LICENCES = [makeLicence({ id: 'l1', name: 'CAD' })];
const OWNER = `u1/${makeUser().customer}`;
const receiptItem = (id: string, ...taken: number[]) => ({ id, state: 'done', taken });
const takeBack = (items: readonly ReturnType<typeof receiptItem>[]): Plan => ({
    id: 'p1',
    owner: OWNER,
    kind: 'takeBack',
    made: 0,
    draft: { of: 'p0', receipt: { begun: 0, steps, items } },
    leftOut: [],
    step: 'check',
});

async function open(plan: Plan, people: User[] | Promise<User[]> = [], role: Role = 'ADMIN', total = 100) {
    await changeStoredPlan(plan.id, () => plan);
    act(() => showJobs({ read: true }));
    return act(async () =>
        renderPortal(<PlanPage />, {
            route: '/plans/p1',
            path: '/plans/:plan',
            user: makeUser({ id: 'u1', role }),
            dataProvider: {
                getMany: async () => ({ data: (await people) as never[] }),
                getEvery: async () => people,
                getList: (async (resource: string) =>
                    resource === 'licences' ? { data: LICENCES, total: 1 } : { data: [], total }) as never,
            },
        }),
    );
}

const made = (id: string, more: Partial<User> = {}) =>
    makeUser({
        id,
        email: `${id}@holzmann.example`,
        ...{ alias: id, role: 'USER', active: false },
        keys: [makeKey({ id: `k${id}`, licenceId: 'l1' })],
        cloudGroups: [],
        ...more,
    });

describe('the check', () => {
    it('says what will happen to whom, leaves out, and runs what is left as one job after a confirmation', async () => {
        const people = [made('a'), made('b'), made('c', { active: true })];
        const { user } = await open(takeBack([receiptItem('a', 0, 1), receiptItem('b', 0, 1), receiptItem('c', 0, 1)]), people);
        await waitFor(() => expect(screen.getByRole('heading', { name: 'Check' })).toHaveFocus());
        expect(screen.getByText('Check', { selector: '[aria-current="step"]' })).toBeVisible();
        expect(await screen.findByText('2 users will be deleted')).toBeVisible();
        expect(screen.getByText('Has activated the account since.')).toBeVisible();

        const row = within(screen.getByRole('row', { name: /b@holzmann/ }));
        await user.click(row.getByRole('button', { name: /Leave out/ }));
        expect(await screen.findByText('1 is left out')).toBeVisible();
        expect(screen.getByText('1 user will be deleted')).toBeVisible();
        expect(engine.start).not.toHaveBeenCalled();

        await user.click(screen.getByRole('button', { name: 'Run' }));
        const dialog = within(await screen.findByRole('dialog', { name: 'Run this plan?' }));
        expect(dialog.getByText('1 user will be deleted. This cannot be undone.')).toBeVisible();
        expect(dialog.getByText('Nobody will receive an e-mail.')).toBeVisible();
        await vi.waitFor(() => expect(dialog.getByRole('button', { name: 'Run' })).toBeEnabled());
        await user.click(dialog.getByRole('button', { name: 'Run' }));
        await vi.waitFor(() => expect(engine.start).toHaveBeenCalledTimes(1));
        expect(engine.start).toHaveBeenCalledWith(
            expect.objectContaining({
                kind: 'takeBack',
                plan: 'p1',
                steps: [{ verb: 'deleteUser', frees: ['l1'] }],
                people: [{ id: 'a', customer: '10010', seen: { active: false, keys: ['ka'], groups: [] } }],
            }),
        );
        // Its job is not known yet, and not lost.
        expect(screen.queryByText(/no longer knows its result/)).toBeNull();
    });

    it('asks for the number where more than a fifth of all lose something', async () => {
        const { user } = await open(takeBack([receiptItem('a', 0, 1)]), [made('a')], 'ADMIN', 4);
        await user.click(await screen.findByRole('button', { name: 'Run' }));
        const dialog = within(await screen.findByRole('dialog'));
        const number = await dialog.findByRole('textbox', { name: /Number of users/ });
        await user.click(dialog.getByRole('button', { name: 'Run' }));
        expect(await dialog.findByText('Please enter 1: that many users will lose something.')).toBeVisible();
        expect(engine.start).not.toHaveBeenCalled();
        await user.type(number, '1');
        await user.click(dialog.getByRole('button', { name: 'Run' }));
        await vi.waitFor(() => expect(engine.start).toHaveBeenCalledTimes(1));
    });

    it('takes the focus when it begins, and not again when the data is there', async () => {
        let arrive: (people: User[]) => void = () => undefined;
        const people = new Promise<User[]>(resolve => (arrive = resolve));
        await open(takeBack([receiptItem('a', 0, 1)]), people);
        await waitFor(() => expect(screen.getByRole('heading', { name: 'Check' })).toHaveFocus());
        const source = screen.getByRole('button', { name: 'Source' });
        act(() => source.focus());
        act(() => arrive([made('a')]));
        expect(await screen.findByText('1 user will be deleted')).toBeVisible();
        expect(source).toHaveFocus();
    });

    it('can be saved but not run by an administrator with read access', async () => {
        await open(takeBack([receiptItem('a', 0, 1)]), [made('a')], 'READER_ADMIN');
        const run = await screen.findByRole('button', { name: 'Run' });
        expect(run).toBeDisabled();
        expect(run).toHaveAccessibleDescription(/Only an administrator with write access can run a plan/);
        expect(screen.getByRole('button', { name: 'Save as file' })).toBeEnabled();
    });

    it('names the place where a stored plan is wrong', async () => {
        await open({ ...takeBack([]), draft: { of: 'p0', receipt: { begun: 'x', steps: [], items: [] } } });
        expect(await screen.findByText('Not as expected at this point: draft.receipt.begun')).toBeVisible();
    });
});

describe('a plan that has begun', () => {
    const ran: Plan = { ...takeBack([]), ran: ['a', 'b'] };
    async function openJob(items: Item[], state: Job['state'], more: Partial<Plan> = {}) {
        engine.items = items;
        const rendered = await open({ ...ran, ...more }, [made('a'), made('b')]);
        const job: Job = { id: 'p1', owner: OWNER, kind: 'invite', plan: true, steps, state, begun: 0, counts: countsOf(items) };
        // As from the engine: each command makes a new object of the job.
        engine.act.mockImplementation(() => showJobs({ list: [{ ...job }] }));
        act(() => showJobs({ list: [job], read: true }));
        return rendered;
    }

    it('waits before the mails until they are sent with one press', async () => {
        const { user } = await openJob(
            [
                { id: 'a', state: 'waiting', step: 2 },
                { id: 'b', state: 'waiting', step: 2 },
            ],
            'held',
        );
        expect(await screen.findByText('2 accounts are ready, nobody has been written to yet.')).toBeVisible();
        const phases = within(screen.getByRole('list', { name: 'Progress by phase' }));
        expect(phases.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
            'Create users2 of 2 done',
            'Assign licences2 of 2 done',
            'E-mails0 of 2 done',
        ]);
        // What is done for them is not "not started".
        expect(await screen.findAllByText('Ready', { selector: 'td *' })).not.toEqual([]);
        expect(screen.getByRole('button', { name: 'Ready (2)' })).toBeVisible();
        expect(screen.queryByText(/^Not started/)).toBeNull();
        await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
        expect(engine.act).toHaveBeenCalledWith('p1', 'last');
    });

    it('is put into the calendar for a day, with a link to the plan', async () => {
        const { user } = await openJob([{ id: 'a', state: 'waiting', step: 2 }], 'held');
        const day = await screen.findByLabelText('Remind me on');
        const save = screen.getByRole('button', { name: 'Save reminder (.ics)' });
        await user.clear(day);
        expect(save).toBeDisabled();
        await user.type(day, '2020-01-01');
        expect(screen.getByText('The day has passed.')).toBeVisible();
        expect(save).toBeDisabled();
        await user.clear(day);
        await user.type(day, '2099-05-04');
        await user.click(save);
        await vi.waitFor(() => expect(saved.file).toHaveBeenCalledTimes(1));
        const [file, name] = saved.file.mock.calls[0] as [Blob, string];
        expect(name).toMatch(/reminder.*2099-05-04\.ics$/);
        const lines = (await file.text()).split('\r\n');
        expect(lines).toEqual(
            expect.arrayContaining([
                'DTSTART;VALUE=DATE:20990504',
                'SUMMARY:Send 1 invitation',
                expect.stringMatching(/^TRIGGER;RELATED=START:PT9H$/),
                'UID:plan-p1@localhost',
                expect.stringMatching(/^URL.*\/plans\/p1$/),
            ]),
        );
    });

    it('asks once about all addresses that belong to other customers, and names what stays open', async () => {
        const make = { email: 'c@other.example', forename: 'Cy', surname: 'Coe', adminNote: '' };
        const other = { ...make, email: 'd@other.example' };
        const refused = { step: 0, state: 'failed', reason: 'planReceipt.transfer.reason', status: 409, code: 11 } as const;
        const { user } = await openJob(
            [
                { id: 'a', state: 'done', step: 3 },
                { id: 'c', state: 'failed', step: 1, make, missed: [refused] },
                { id: 'd', state: 'failed', step: 1, make: other, missed: [refused], does: [0, 2] },
                { id: 'e', state: 'failed', step: 3, missed: [{ step: 1, state: 'failed', status: 500 }] },
            ],
            'ended',
            { kind: 'invite', draft: INITIAL },
        );
        expect(await screen.findByText(/^2 addresses belong to users of other customers\./)).toBeVisible();
        expect(await screen.findByText('Not assigned until then: CAD (1)')).toBeVisible();
        expect(screen.getByRole('button', { name: 'Try 1 user again' })).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Request 2 transfers' }));
        await vi.waitFor(async () => expect(await storedPlans(OWNER)).toHaveLength(2));
        const made = (await storedPlans(OWNER)).find(({ id }) => id !== 'p1') as Plan;
        expect(made).toMatchObject({ kind: 'transfer', step: 'check', draft: { of: 'p1' } });
        const { draft } = made as unknown as { draft: TransferDraft };
        const around = { me: { id: 'u1', role: 'ADMIN' as const }, customer: makeCustomer(), leftOut: [] };
        const facts = { isPending: false, failure: null, here: new Set(['d@other.example']) };
        expect(transfer.check(transfer.readDraft(draft, 'draft'), facts, around).items).toMatchObject([
            { state: 'ask', email: 'c@other.example', steps: [{ step: { verb: 'requestTransfer' } }] },
            { state: 'here', steps: [] },
        ]);
        expect(JSON.stringify(transfer.forget(draft, [], new Set(), {} as never))).not.toContain('other.example');
        expect(await screen.findByText('2 will be asked')).toBeVisible();
    });

    it('prints a list of the people who exist, with their licences, instead of the report', async () => {
        // What is printed is there when the browser is asked.
        const print = vi.fn(() => expect(screen.getAllByText('CAD', { selector: 'td bdi' })).toHaveLength(2));
        vi.stubGlobal('print', print);
        const make = { email: 'c@holzmann.example', forename: '', surname: '', adminNote: '' };
        const { user } = await openJob(
            [
                { id: 'a', state: 'done', step: 3 },
                { id: 'b', state: 'done', step: 3 },
                { id: 'c', state: 'failed', step: 1, make },
                { id: 'd', state: 'gone', step: 3 },
            ],
            'ended',
            { kind: 'invite', draft: INITIAL },
        );
        await user.click(await screen.findByRole('button', { name: 'Print list of users' }));
        const heading = await screen.findByRole('heading', { name: 'Users and their licences', hidden: true });
        expect(print).toHaveBeenCalledTimes(1);
        const rows = within(heading.parentElement ?? heading).getAllByRole('row', { hidden: true });
        expect(rows.map(({ textContent }) => textContent)).toEqual([
            'NameE-mailLicences',
            'aa@holzmann.exampleCAD',
            'bb@holzmann.exampleCAD',
        ]);
        // Again, also where the browser does not tell that it has printed.
        await user.click(screen.getByRole('button', { name: 'Print list of users' }));
        await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(2));
        act(() => void window.dispatchEvent(new Event('afterprint')));
        expect(screen.queryByRole('heading', { name: 'Users and their licences', hidden: true })).toBeNull();
    });

    it('shows both states of what others changed, and does it all the same when asked', async () => {
        const difference = { was: 'plans.seen.noLicence', now: 'plans.seen.licence' } as const;
        const { user } = await openJob(
            [
                { id: 'a', state: 'done', step: 3 },
                { id: 'b', state: 'changed', step: 3, missed: [{ step: 1, state: 'changed', reason: 'errors.409', difference }] },
            ],
            'ended',
        );
        expect(await screen.findByRole('heading', { name: 'Report' })).toBeVisible();
        expect(await screen.findByText(/At the check: without the licence\. Now: has the licence\./)).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Do it anyway for 1 entry' }));
        expect(engine.act).toHaveBeenCalledWith('p1', 'force');
    });
});
