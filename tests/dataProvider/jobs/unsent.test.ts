import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#dataProvider';
import { PortalError } from '#dataProvider/errors';
import { isUnclear } from '#dataProvider/outcome';
import type { Item } from '#dataProvider/jobs/job';
import { taskOf, type DialogStep, type Step, type Subject } from '#dataProvider/jobs/steps';
import { workThrough } from '#dataProvider/jobs/work';
import { perform } from '#dataProvider/queue/perform';
import { createQueue } from '#dataProvider/queue/queue';
import { answer, failure, fakeClient } from '../../support/fakeClient';
import { fakeClock } from '../queue/clock';
import { GROUP, KEY, USER } from './attempt';

/** What fails before its first change has sent nothing: it is no try, and what is found then is not its own doing (MANY-14, MANY-16). */

const cut = () => new PortalError('errors.network', { status: 0, reason: 'network' });
const rows = (...value: object[]) => ({ '@odata.count': value.length, value });

/** Answers the first `times` reads with a lost connection. */
const after = (times: number, then: unknown) => {
    let reads = 0;
    return () => (reads++ < times ? cut() : then);
};

async function performed(step: DialogStep, subject: Subject, routes: Record<string, unknown>) {
    const fake = fakeClient(routes);
    const clock = fakeClock();
    const verdict = perform(taskOf(createDataProvider({ client: fake.client }), step, subject), { queue: createQueue(clock) });
    await clock.tick(400_000);
    return { verdict: await verdict, fake };
}

it('a member whom others have put in is not what the job did, although its first read was cut', async () => {
    const { verdict, fake } = await performed(
        { verb: 'joinGroup', group: 'g1' },
        { id: 'u1' },
        { 'GET users/u1': after(1, { ...USER, cloudGroups: [GROUP] }) },
    );
    expect(verdict).toEqual({ kind: 'done', noOp: true });
    expect(fake.calls.every(({ method }) => method === 'GET')).toBe(true);
});

it('a line that cuts many reads is no failure, and what was cut is sent once', async () => {
    const { verdict, fake } = await performed(
        { verb: 'deleteUser', frees: ['l1'] },
        { id: 'u1', customer: 'c1' },
        {
            'GET users/u1': after(4, { ...USER, customer: 'c1' }),
            'GET users/u1/keys': after(5, rows({ ...KEY, users: [{ id: 'u1' }] })),
            'DELETE users/u1/licences/l1': answer(204),
            'DELETE users/u1': answer(204),
        },
    );
    expect(verdict).toEqual({ kind: 'done' });
    expect(fake.called('DELETE users/u1/licences/l1')).toHaveLength(1);
    expect(fake.called('DELETE users/u1')).toHaveLength(1);
});

it('a read that is always cut is a failure in the end, whatever else the server answers', async () => {
    const { verdict } = await performed({ verb: 'leaveGroup', group: 'g1' }, { id: 'u1' }, { 'GET users/u1': () => cut() });
    expect(verdict).toMatchObject({ kind: 'failed', error: { reason: 'network', unsent: true } });
});

it('a job that is stopped while a step reads has sent nothing: what others do by then is not its own', async () => {
    const stop = new AbortController();
    const fake = fakeClient({
        'GET users/u1': () => {
            stop.abort();
            return { ...USER, cloudGroups: [] };
        },
    });
    const provider = createDataProvider({ client: fake.client });
    const steps: Step[] = [{ verb: 'joinGroup', group: 'g1' }];
    const items: Item[] = [{ id: 'u1', state: 'waiting', step: 0 }];
    const states: string[] = [];
    const go = (signal: AbortSignal) =>
        workThrough({
            ...{ items, steps, signal, queue: createQueue(fakeClock()) },
            taskOf: (step, item) => taskOf(provider, step, item),
            set: (at, item) => {
                states.push(item.state);
                items[at] = item;
            },
        });
    await go(stop.signal);
    expect([states.includes('sent'), items[0]?.state]).toEqual([false, 'waiting']);

    fake.on('GET users/u1', { ...USER, cloudGroups: [GROUP] });
    await go(new AbortController().signal);
    expect(items).toMatchObject([{ state: 'done', noOps: [0] }]);
    expect(fake.calls.every(({ method }) => method === 'GET')).toBe(true);
});

it('a step is written down as sent before its first change leaves', async () => {
    const order: string[] = [];
    const fake = fakeClient({
        'GET users/u1': { ...USER, cloudGroups: [GROUP] },
        'DELETE cloudGroups/g1/users/u1': () => {
            order.push('sent');
            return answer(204);
        },
    });
    const task = taskOf(createDataProvider({ client: fake.client }), { verb: 'leaveGroup', group: 'g1' }, { id: 'u1' });
    const onSend = async () => {
        await Promise.resolve();
        order.push('written');
    };
    expect(await perform(task, { queue: createQueue(fakeClock()), onSend })).toEqual({ kind: 'done' });
    expect(order).toEqual(['written', 'sent']);
});

describe('the outcome', () => {
    const send = (routes: Record<string, unknown>) => {
        const step: DialogStep = { verb: 'leaveGroup', group: 'g1' };
        const task = taskOf(createDataProvider({ client: fakeClient(routes).client }), step, { id: 'u1' });
        return task.send().then(
            () => null,
            (error: unknown) => error,
        );
    };
    const member = { ...USER, cloudGroups: [GROUP] };

    it.each([
        ['the connection', cut],
        ['the server', () => failure(500)],
    ])('is not unknown if %s fails before anything was sent', async (_what, error) => {
        const failed = await send({ 'GET users/u1': error });
        expect([isUnclear(failed), failed]).toMatchObject([false, { message: error().message }]);
    });

    it('is unknown if it fails by then', async () => {
        expect(isUnclear(await send({ 'GET users/u1': member, 'DELETE cloudGroups/g1/users/u1': cut }))).toBe(true);
    });
});
