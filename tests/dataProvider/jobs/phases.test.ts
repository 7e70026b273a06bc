import { describe, expect, it, vi } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import { PortalError } from '#dataProvider/errors';
import type { Item } from '#dataProvider/jobs/job';
import { takenSteps, toRetry } from '#dataProvider/jobs/outcome';
import { workThrough } from '#dataProvider/jobs/work';
import { createQueue } from '#dataProvider/queue/queue';
import type { Task } from '#dataProvider/queue/perform';
import { taskOf, type Phase, type Step, type Subject } from '#dataProvider/jobs/steps';
import { changed } from '#dataProvider/queue/verified';
import { fakeClock } from '../queue/clock';

/** A job with several phases (MANY-15), and of people who do not exist yet (PLAN-3). */

const http = (status: number, code?: string) =>
    new PortalError('errors.unknown', { status, reason: 'http', code, fromApi: true });
const cut = () => new PortalError('errors.network', { status: 0, reason: 'network' });
const make = (at: number) => ({ email: `p${at}@neu.example`, forename: 'Ada', surname: 'Lang', adminNote: '' });

const STEPS: readonly Step[] = [
    { verb: 'createUser' },
    { verb: 'giveLicence', licence: 'l1' },
    { verb: 'joinGroup', group: 'g1' },
    { verb: 'recover' },
];

async function work(items: Item[], tasks: (step: Step, item: Item) => Task, holds?: Phase) {
    const end = await workThrough({
        items,
        steps: STEPS,
        holds,
        taskOf: tasks,
        queue: createQueue(fakeClock()),
        signal: new AbortController().signal,
        set: (at, changed) => (items[at] = changed),
    });
    return { end, items };
}

const people = (count: number): Item[] =>
    Array.from({ length: count }, (_, at): Item => ({
        ...{ id: `row${at}`, make: make(at), own: [make(at).email] },
        ...{ state: 'waiting', step: 0 },
    }));

/** A server that creates users, and writes down every call. */
function setUp(refuse: (step: Step, item: Item) => Error | undefined = () => undefined) {
    const log: string[] = [];
    const tasks = (step: Step, item: Item): Task => ({
        send: async () => {
            log.push(`${step.verb} ${item.id}`);
            const refusal = refuse(step, item);
            if (refusal) throw refusal;
        },
        result: () => (step.verb === 'createUser' ? item.id.replace('row', 'u') : undefined),
    });
    return { log, tasks };
}

describe('phases', () => {
    it('begin when all have taken the steps of the one before, with the ids of those who were created', async () => {
        const { log, tasks } = setUp();
        const { items } = await work(people(8), tasks);
        const verbs = log.map(call => call.split(' ')[0]);
        expect(verbs).toEqual(STEPS.flatMap(({ verb }) => Array<string>(8).fill(verb)));
        expect(log.filter(call => !call.startsWith('createUser')).every(call => / u\d$/.test(call))).toBe(true);
        expect(items[0]).toEqual({ id: 'u0', state: 'done', step: 4 });
        expect(JSON.stringify(items)).not.toContain('neu.example');
    });

    it('give nothing to somebody who could not be created, who keeps what is needed for another try', async () => {
        const { log, tasks } = setUp((step, { id }) => (step.verb === 'createUser' && id === 'row1' ? http(400) : undefined));
        const { items } = await work(people(2), tasks);
        expect(log.filter(call => call.endsWith('row1'))).toEqual(['createUser row1']);
        expect(items[1]).toMatchObject({ id: 'row1', state: 'failed', make: make(1), missed: [{ step: 0 }] });
        const again = items.map(item => (item.state === 'failed' ? toRetry(item, STEPS.length) : item));
        const healed = setUp();
        expect((await work(again, healed.tasks)).items[1]).toMatchObject({ id: 'u1', state: 'done' });
        expect(healed.log).toEqual(['createUser row1', 'giveLicence u1', 'joinGroup u1', 'recover u1']);
    });

    it('are not begun while a step of an earlier one is open', async () => {
        const { log, tasks } = setUp((step, { id }) => (step.verb === 'createUser' && id === 'row3' ? http(401) : undefined));
        const { end, items } = await work(people(4), tasks, 'mails');
        expect(log.every(call => call.startsWith('createUser'))).toBe(true);
        expect(end.held).toBeUndefined();
        expect(items[3]).toMatchObject({ state: 'waiting', step: 0 });
    });

    it('treat somebody who exists by then like somebody known: no account, no mail, and only what is missing', async () => {
        const exists = changed('plans.seen.user', { was: 'plans.seen.noUser' });
        const { log, tasks } = setUp((step, { id }) => (step.verb === 'createUser' && id === 'row1' ? exists : undefined));
        const { items } = await work(people(2), tasks);
        expect(log.filter(call => call.endsWith('1'))).toEqual(['createUser row1', 'giveLicence u1', 'joinGroup u1']);
        expect(items[1]).toEqual({ id: 'u1', existed: true, seen: {}, does: [1, 2], state: 'done', step: 4 });
        // Nothing of it is theirs to delete.
        expect(takenSteps(items[1] as Item, STEPS.length)).toEqual([1, 2]);
    });

    it('wait for another press where the job is held, and then send what is left', async () => {
        const { log, tasks } = setUp();
        const { end, items } = await work(people(2), tasks, 'mails');
        expect(end.held).toBe(true);
        expect(log.some(call => call.startsWith('recover'))).toBe(false);
        expect(items.map(({ state, step }) => [state, step])).toEqual([
            ['waiting', 3],
            ['waiting', 3],
        ]);
        await work(items, tasks);
        expect(log.filter(call => call.startsWith('recover'))).toEqual(['recover u0', 'recover u1']);
    });
});

it('knows which steps took effect, after another try too', async () => {
    const first = setUp(step => (step.verb === 'giveLicence' ? http(409) : undefined));
    const { items } = await work(people(1), first.tasks);
    const failed = items[0] as Item;
    expect(takenSteps(failed, STEPS.length)).toEqual([0, 2, 3]);
    const second = setUp();
    const { items: healed } = await work([toRetry(failed, STEPS.length)], second.tasks);
    expect(second.log).toEqual(['giveLicence u0']);
    expect(takenSteps(healed[0] as Item, STEPS.length)).toEqual([0, 1, 2, 3]);
});

describe('creating a user', () => {
    type Found = { id: string; email: string }[];

    /** One call whose answer is `answer`; afterwards `found` has the e-mail address, `before` until then. */
    function create(answer: () => Promise<{ data: { id: string } }>, found: Found, before: Found = []) {
        const getList = vi.fn(async () => {
            const data = made.mock.calls.length > 0 ? found : before;
            return { data, total: data.length };
        });
        const made = vi.fn(answer);
        const provider = { create: made, getList } as unknown as PortalDataProvider;
        return { getList, made, task: taskOf(provider, { verb: 'createUser' }, { id: 'row0', make: make(0) }) };
    }

    it('is looked up by the e-mail address when the answer is lost', async () => {
        const { task, getList } = create(
            () => Promise.reject(cut()),
            [
                { id: 'u7', email: 'other.p0@neu.example' },
                { id: 'u8', email: 'P0@neu.example' },
            ],
        );
        await expect(task.send()).rejects.toThrow();
        expect(await task.look?.()).toBe(true);
        expect(task.result?.()).toBe('u8');
        expect(getList).toHaveBeenCalledWith('users', expect.objectContaining({ filter: { email: 'p0@neu.example' } }));
    });

    it('finds the id where the server answers nothing', async () => {
        const { task } = create(async () => ({ data: { id: '' } }), [{ id: 'u8', email: 'p0@neu.example' }]);
        await task.send();
        expect(task.result?.()).toBe('u8');
    });

    it('is not done to somebody who exists meanwhile, and says so', async () => {
        const { task } = create(() => Promise.reject(http(409)), []);
        await expect(task.send()).rejects.toMatchObject({ difference: { was: 'plans.seen.noUser', now: 'plans.seen.user' } });
    });

    it('is not sent where others have made the user since the check, who is not its own then, whatever the server would answer', async () => {
        const existing = [{ id: 'u8', email: 'P0@neu.example' }];
        const { task, made } = create(() => Promise.reject(cut()), existing, existing);
        await expect(task.send()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
        expect(made).not.toHaveBeenCalled();
        expect(task.result?.()).toBe('u8');
    });

    it('finds who exists meanwhile', async () => {
        const { task } = create(() => Promise.reject(http(409)), [{ id: 'u8', email: 'p0@neu.example' }]);
        await expect(task.send()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
        expect(task.result?.()).toBe('u8');
    });

    it('fails for a user of another customer, and says so', async () => {
        const { task } = create(() => Promise.reject(http(409, '11')), []);
        await expect(task.send()).rejects.toMatchObject({ code: '11', message: 'planReceipt.transfer.reason' });
    });
});

describe('right before its step a person is read again', () => {
    const seen = { active: false, keys: ['k1'], groups: ['g0'] };
    const user = {
        ...{ id: 'u1', email: 'anna@holzmann.example', role: 'USER', active: false },
        ...{ keys: [{ id: 'k1', licenceId: 'l1' }], cloudGroups: [{ id: 'g0' }] },
    };

    async function send(step: Step, subject: Subject, now: object) {
        const sent = vi.fn(async () => undefined);
        const provider = {
            getOne: async () => ({ data: { ...user, ...now } }),
            getList: async () => ({
                data: ('keys' in now ? (now as { keys: object[] }).keys : user.keys).map(key => ({
                    ...key,
                    users: [{ id: 'u1' }],
                })),
            }),
            ...Object.fromEntries(['addGroupUser', 'assignLicence', 'delete', 'removeLicence'].map(name => [name, sent])),
        } as unknown as PortalDataProvider;
        const failure = await taskOf(provider, step, subject)
            .send()
            .catch((error: unknown) => error);
        return { failure, sent };
    }

    it.each<[Step, object, string]>([
        [{ verb: 'joinGroup', group: 'g1' }, { cloudGroups: [{ id: 'g1' }] }, 'member'],
        [{ verb: 'giveLicence', licence: 'l2' }, { keys: [{ id: 'k2', licenceId: 'l2' }] }, 'licence'],
        [{ verb: 'takeLicence', licence: 'l1' }, { keys: [{ id: 'k2', licenceId: 'l1' }] }, 'otherKeys'],
        [{ verb: 'deleteUser', frees: [] }, { active: true }, 'active'],
        [{ verb: 'deleteUser', frees: [] }, { keys: [{ id: 'k1' }, { id: 'k2' }] }, 'otherKeys'],
        [{ verb: 'deleteUser', frees: [] }, { cloudGroups: [{ id: 'g0' }, { id: 'g1' }] }, 'otherGroups'],
    ])('%j is not sent when this is different: %j', async (step, now, difference) => {
        const { failure, sent } = await send(step, { id: 'u1', seen }, now);
        expect(failure).toMatchObject({ difference: { now: `plans.seen.${difference}` } });
        expect(sent).not.toHaveBeenCalled();
        // Done all the same: without what was seen. Who is a member already needs no call.
        expect((await send(step, { id: 'u1', anyway: true }, now)).sent).toHaveBeenCalledTimes(step.verb === 'joinGroup' ? 0 : 1);
    });

    it.each<Step>([
        { verb: 'joinGroup', group: 'g1' },
        { verb: 'giveLicence', licence: 'l2' },
        { verb: 'takeLicence', licence: 'l1' },
        { verb: 'deleteUser', frees: [] },
    ])('%j is sent when all is as it was', async step => {
        expect((await send(step, { id: 'u1', seen }, {})).sent).toHaveBeenCalledTimes(1);
    });
});
