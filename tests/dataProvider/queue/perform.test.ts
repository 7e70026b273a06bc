import { describe, expect, it, vi } from 'vitest';
import { PortalError, retryAfterOf } from '#dataProvider/errors';
import { createQueue } from '#dataProvider/queue/queue';
import { perform, type Task } from '#dataProvider/queue/perform';
import { createRetryBudget } from '#dataProvider/queue/retryBudget';
import { fakeClock } from './clock';

/** The life of one call of a job (MANY-2, MANY-3). */

const http = (status: number, retryAfter?: number) =>
    new PortalError('errors.unknown', { status, reason: 'http', retryAfter, fromApi: true });
/** A server in between, which names no time. */
const gateway503 = () => new PortalError('errors.503', { status: 503, reason: 'http', foreign: true });
const cut = () => new PortalError('errors.network', { status: 0, reason: 'network' });

/** A call that answers these outcomes one after the other, and then the last one. */
const answers = <Result>(...outcomes: (Error | Result)[]) => {
    let at = 0;
    return vi.fn(async () => {
        const outcome = outcomes[Math.min(at++, outcomes.length - 1)];
        if (outcome instanceof Error) throw outcome;
        return outcome as Result;
    });
};

function setUp(task: Task, circumstances: { outcomeUnknown?: boolean; interactive?: boolean; signal?: AbortSignal } = {}) {
    const clock = fakeClock();
    const queue = createQueue(clock);
    return { clock, queue, verdict: perform(task, { queue, ...circumstances }) };
}

describe('a temporary refusal', () => {
    it('is retried after the given seconds or date', async () => {
        const clock = fakeClock();
        const date = retryAfterOf(new Date(Math.ceil(clock.now() / 1000) * 1000 + 20_000).toUTCString(), clock.now());
        const send = answers(http(429, 12), http(503, date), undefined);
        const { verdict, clock: moved } = setUp({ send });
        await moved.tick(11_999);
        expect(send).toHaveBeenCalledTimes(1);
        await moved.tick(1);
        expect(send).toHaveBeenCalledTimes(2);
        await moved.tick(21_000);
        expect(await verdict).toEqual({ kind: 'done' });
    });

    it('becomes a failure only after five minutes without any success', async () => {
        const send = answers(http(503));
        const { verdict, clock, queue } = setUp({ send });
        await clock.tick(200_000);
        // another call succeeds: the five minutes begin again
        const other = queue.call(() => Promise.resolve());
        await clock.tick(61_000);
        await other;
        await clock.tick(100_000);
        const sent = send.mock.calls.length;
        await clock.tick(100_000);
        expect(send.mock.calls.length).toBeGreaterThan(sent);
        await clock.tick(200_000);
        expect(await verdict).toMatchObject({ kind: 'failed', error: { status: 503 } });
    });
});

describe('an unknown outcome', () => {
    it('is looked up, and not sent again if it took effect', async () => {
        const send = answers(cut());
        const { verdict } = setUp({ send, look: answers(true) });
        expect(await verdict).toEqual({ kind: 'done', found: true });
        expect(send).toHaveBeenCalledTimes(1);
    });

    it('is looked up before it is sent again', async () => {
        const order: string[] = [];
        const send = answers(cut(), undefined);
        const look = answers(false);
        const { verdict } = setUp({
            send: () => (order.push('send'), send()),
            look: () => (order.push('look'), look()),
        });
        expect(await verdict).toEqual({ kind: 'done' });
        expect(order).toEqual(['send', 'look', 'send']);
    });

    it('is looked up after a 500: done if it took effect, otherwise failed, and never sent again', async () => {
        const send = answers(http(500));
        expect(await setUp({ send, look: answers(true) }).verdict).toEqual({ kind: 'done', found: true });
        expect(await setUp({ send, look: answers(false) }).verdict).toMatchObject({ kind: 'failed', error: { status: 500 } });
        expect(send).toHaveBeenCalledTimes(2);
    });

    it('that takes effect late causes a refusal of the second try, and is done', async () => {
        const { verdict } = setUp({ send: answers(cut(), http(409)), look: answers(false, true) });
        expect(await verdict).toEqual({ kind: 'done', found: true });
    });

    it('that comes late, of a page that was closed, is done too', async () => {
        const circumstances = { outcomeUnknown: true };
        const { verdict } = setUp({ send: answers(http(409)), look: answers(false, true) }, circumstances);
        expect(await verdict).toEqual({ kind: 'done', found: true });
    });

    it('that comes late and cannot be looked up is not called done', async () => {
        const { verdict } = setUp({ send: answers(cut(), http(409)), look: answers<boolean>(false, http(403)) });
        expect(await verdict).toMatchObject({ kind: 'unknown' });
    });

    it('left by an earlier page is looked up first', async () => {
        const send = answers(undefined);
        expect(await setUp({ send, look: answers(true) }, { outcomeUnknown: true }).verdict).toEqual({
            kind: 'done',
            found: true,
        });
        expect(send).not.toHaveBeenCalled();
    });

    it('of a mail is never repeated; while the connection is down no other mail is sent', async () => {
        const send = answers(cut());
        const probe = answers(cut(), cut(), undefined);
        const { verdict, clock } = setUp({ send, probe });
        await clock.tick(60_000);
        expect(await verdict).toMatchObject({ kind: 'unknown' });
        expect(send).toHaveBeenCalledTimes(1);
        expect(probe).toHaveBeenCalledTimes(3);
        expect(await setUp({ send, probe: answers(undefined) }, { outcomeUnknown: true }).verdict).toMatchObject({
            kind: 'unknown',
        });
        expect(send).toHaveBeenCalledTimes(1);
    });

    it('of a mail is not repeated after a 503 of a server in between either', async () => {
        const send = answers(gateway503(), undefined);
        const probe = answers(gateway503(), undefined);
        const onRefused = vi.fn();
        const clock = fakeClock();
        const verdict = perform({ send, probe }, { queue: createQueue(clock), onRefused });
        await clock.tick(60_000);
        expect(await verdict).toMatchObject({ kind: 'unknown', error: { status: 503 } });
        expect([send.mock.calls.length, probe.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 2, 0]);
        expect(await setUp({ send: answers(gateway503()), probe }, { interactive: true }).verdict).toMatchObject({
            kind: 'unknown',
        });
        expect(probe).toHaveBeenCalledTimes(2);
    });

    it('of what has another effect when it comes late is not repeated after such a 503, whatever the look-up says', async () => {
        const send = answers(gateway503(), undefined);
        const { verdict, clock } = setUp({ send, look: answers(false), once: true });
        await clock.tick(60_000);
        expect(await verdict).toMatchObject({ kind: 'failed', unclear: true, error: { status: 503 } });
        expect(send).toHaveBeenCalledTimes(1);
    });

    it('of anything else is repeated after such a 503 when the look-up says that it had no effect', async () => {
        const send = answers(gateway503(), gateway503(), undefined);
        const { verdict, clock } = setUp({ send, look: answers(false) });
        await clock.tick(60_000);
        expect(await verdict).toEqual({ kind: 'done' });
        expect(send).toHaveBeenCalledTimes(3);
    });

    it('stays unknown if it cannot be looked up for five minutes', async () => {
        const { verdict, clock } = setUp({ send: answers(cut()), look: answers<boolean>(cut()) });
        await clock.tick(400_000);
        expect(await verdict).toMatchObject({ kind: 'unknown' });
    });
});

describe('records that no longer exist', () => {
    it.each([
        ['item', { kind: 'gone' }],
        ['target', { kind: 'targetMissing' }],
        [null, { kind: 'failed' }],
    ] as const)('%s: %j', async (missing, expected) => {
        expect(await setUp({ send: answers(http(404)), missing: async () => missing }).verdict).toMatchObject(expected);
    });

    it.each([
        ['after a 404', { send: answers(http(404)) }],
        ['while an unknown outcome is looked up', { send: answers(cut()), look: answers<boolean>(http(404)) }],
    ])('which one is missing is asked again over a bad line, %s', async (_when, task) => {
        const missing = answers<'item'>(http(429, 1), cut(), 'item');
        const { verdict, clock } = setUp({ ...task, missing });
        await clock.tick(10_000);
        expect(await verdict).toMatchObject({ kind: 'gone' });
        expect(missing).toHaveBeenCalledTimes(3);
    });

    it('an unknown outcome stays unknown while it cannot be said which one is missing', async () => {
        const task = { send: answers(cut()), look: answers<boolean>(http(404)), missing: answers<'item'>(http(403)) };
        expect(await setUp(task).verdict).toMatchObject({ kind: 'unknown' });
    });
});

it('after a 401 the call is left to be sent after signing in, or to be looked up', async () => {
    expect(await setUp({ send: answers(http(401)) }).verdict).toEqual({ kind: 'waiting' });
    expect(await setUp({ send: answers(cut()), look: answers<boolean>(http(401)) }).verdict).toEqual({ kind: 'sent' });
});

it('a waiting call is not sent after an abort', async () => {
    const stop = new AbortController();
    const send = answers(http(429, 5), undefined);
    const { verdict, clock } = setUp({ send }, { signal: stop.signal });
    await clock.tick(0);
    stop.abort();
    await clock.tick(10_000);
    expect(await verdict).toEqual({ kind: 'waiting' });
    expect(send).toHaveBeenCalledTimes(1);
});

it('a caller that waits gets a result soon: an unknown outcome is looked up once, a long refusal is a failure', async () => {
    const send = answers(cut());
    expect(await setUp({ send, look: answers(false) }, { interactive: true }).verdict).toMatchObject({ kind: 'failed' });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await setUp({ send: answers(http(429, 120)) }, { interactive: true }).verdict).toMatchObject({ kind: 'failed' });
});

it('stopped while it is written down, it does not leave', async () => {
    const stop = new AbortController();
    const send = answers(undefined);
    const queue = createQueue(fakeClock());
    const verdict = perform({ send }, { queue, signal: stop.signal, onSend: async () => stop.abort() });
    expect(await verdict).toEqual({ kind: 'waiting' });
    expect(send).not.toHaveBeenCalled();
});

it('stopped while it is asked what a 404 means, it is sent again later', async () => {
    const stop = new AbortController();
    const queue = createQueue(fakeClock());
    const send = vi.fn(async () => {
        stop.abort();
        throw http(404);
    });
    expect(await perform({ send, missing: async () => 'item' }, { queue, signal: stop.signal })).toEqual({ kind: 'waiting' });
});

it('a computer that was asleep has not waited for five minutes', async () => {
    const clock = fakeClock();
    const queue = createQueue(clock);
    const retryBudget = createRetryBudget(queue);
    await clock.tick(40_000);
    expect(retryBudget.isSpent()).toBe(false);
    await clock.tick(60 * 60_000);
    expect(retryBudget.isSpent()).toBe(false);
    for (let minute = 0; minute < 3; minute += 1) {
        await clock.tick(59_000);
        expect(retryBudget.isSpent()).toBe(false);
    }
    await clock.tick(59_000);
    expect(retryBudget.isSpent()).toBe(true);
});

it.each([
    ['99999999999999999999', undefined],
    ['9'.repeat(400), undefined],
    ['Fri, 31 Dec 9999 23:59:59 GMT', undefined],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    ['86400', 86_400],
])('a Retry-After of %j is %s seconds', (header, seconds) => {
    expect(retryAfterOf(header)).toEqual(seconds);
});

describe('a read right before a call that cannot be looked up', () => {
    const unsent = () => new PortalError('errors.network', { status: 0, reason: 'network', unsent: true });

    it('is repeated after a lost connection, and nothing counts as sent', async () => {
        const probe = answers(undefined);
        const { verdict, clock } = setUp({ send: answers<undefined>(unsent(), unsent(), undefined), probe });
        await clock.tick(60_000);
        expect(await verdict).toEqual({ kind: 'done' });
        expect(probe).not.toHaveBeenCalled();
        const lost = setUp({ send: answers(unsent()), probe });
        await lost.clock.tick(400_000);
        expect(await lost.verdict).toMatchObject({ kind: 'failed', error: { reason: 'network' } });
    });
});
