import { expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { countsOf, type Item } from '#dataProvider/jobs/job';
import { after, toRetry } from '#dataProvider/jobs/outcome';
import { workThrough } from '#dataProvider/jobs/work';
import { createQueue } from '#dataProvider/queue/queue';
import type { Task } from '#dataProvider/queue/perform';
import type { Step } from '#dataProvider/jobs/steps';
import { fakeClock } from '../queue/clock';

/** How a job goes through its people (MANY-1 to MANY-3, MANY-9). */

const http = (status: number) => new PortalError('errors.unknown', { status, reason: 'http', fromApi: true });

function setUp(count: number, task: (item: Item, step: Step) => Task, steps: Step[] = [{ verb: 'recover' }]) {
    const clock = fakeClock();
    const items = Array.from({ length: count }, (_, at): Item => ({ id: `u${at}`, state: 'waiting', step: 0 }));
    const stop = new AbortController();
    const set = vi.fn((at: number, item: Item) => {
        items[at] = item;
    });
    const run = () =>
        workThrough({
            items,
            steps,
            taskOf: (step, item) => task(item, step),
            queue: createQueue(clock),
            signal: stop.signal,
            set,
        });
    return { clock, items, stop, set, run };
}

it('writes each person down twice for each step, however many there are', async () => {
    const { run, set, items } = setUp(2_000, () => ({ send: async () => undefined }));
    expect(await run()).toEqual({});
    expect(countsOf(items)).toMatchObject({ done: 2_000, waiting: 0, sent: 0 });
    expect(set).toHaveBeenCalledTimes(4_000);
});

it('takes the steps of each person in order, and goes on after one that fails', async () => {
    const sent: string[] = [];
    const steps: Step[] = [
        { verb: 'joinGroup', group: 'g1' },
        { verb: 'joinGroup', group: 'g2' },
    ];
    const { run, items } = setUp(
        2,
        ({ id }, step) => ({
            send: async () => {
                const group = 'group' in step ? step.group : '';
                sent.push(`${id} ${group}`);
                if (id === 'u1' && group === 'g1') throw http(403);
            },
        }),
        steps,
    );
    await run();
    expect(sent.filter(call => call.startsWith('u0'))).toEqual(['u0 g1', 'u0 g2']);
    expect(sent.filter(call => call.startsWith('u1'))).toEqual(['u1 g1', 'u1 g2']);
    expect(items).toMatchObject([
        { state: 'done', step: 2 },
        { state: 'failed', step: 2, status: 403, missed: [{ step: 0 }] },
    ]);
    expect(toRetry(items[1] as Item, 2)).toEqual({ id: 'u1', state: 'waiting', step: 0, does: [0], taken: [1] });
});

it('sends nothing further once what it is about no longer exists', async () => {
    const send = vi.fn(async () => {
        throw http(404);
    });
    const { run, items } = setUp(100, () => ({ send, missing: async () => 'target' as const }));
    expect(await run()).toMatchObject({ targetMissing: { status: 404 } });
    expect(send.mock.calls.length).toBeLessThanOrEqual(6);
    expect(countsOf(items).waiting).toBeGreaterThanOrEqual(94);
});

it('gives up once, not for each person, when the server is down for five minutes', async () => {
    const { run, items, clock } = setUp(1_000, () => ({
        send: async () => {
            throw http(503);
        },
    }));
    const ended = vi.fn();
    void run().then(ended);
    await clock.tick(290_000);
    expect(ended).not.toHaveBeenCalled();
    await clock.tick(100_000);
    expect(ended).toHaveBeenCalledWith({ exhausted: expect.objectContaining({ status: 503 }) as unknown });
    const { failed, waiting, sent } = countsOf(items);
    expect(failed).toBeGreaterThan(0);
    expect([failed + waiting, sent]).toEqual([1_000, 0]);
    expect(waiting).toBeGreaterThanOrEqual(994);
});

it('once stopped, lets nothing further leave, and records what is answered', async () => {
    const answers: (() => void)[] = [];
    const { run, items, stop, clock } = setUp(20, () => ({ send: () => new Promise<void>(answer => answers.push(answer)) }));
    const ended = run();
    await clock.tick(0);
    stop.abort();
    answers.splice(0).forEach(answer => answer());
    await ended;
    expect(countsOf(items)).toMatchObject({ done: 6, waiting: 14, sent: 0 });
    expect(answers).toEqual([]);
});

it('an outcome keeps no reason of an earlier one', () => {
    const item: Item = { id: 'u1', state: 'failed', step: 0, reason: 'errors.500', status: 500, code: 7 };
    expect(after(item, { kind: 'done' }, 1)).toEqual({ id: 'u1', state: 'done', step: 1 });
    expect(after(item, { kind: 'sent' }, 1)).toEqual({ id: 'u1', state: 'sent', step: 0 });
});

it('goes on after a step that cannot be made of what is stored, which has failed', async () => {
    const sent: string[] = [];
    const { run, items } = setUp(3, ({ id }) => {
        if (id === 'u1') throw new TypeError('No key is named.');
        return { send: async () => void sent.push(id) };
    });
    await run();
    expect(sent).toEqual(['u0', 'u2']);
    expect(items.map(({ state }) => state)).toEqual(['done', 'failed', 'done']);
});
