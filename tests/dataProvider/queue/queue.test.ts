import { expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { createQueue } from '#dataProvider/queue/queue';
import { fakeClock } from './clock';

/** How many calls are under way, and when (MANY-1, MANY-2). */

const refusal = (retryAfter?: number) => new PortalError('errors.429', { status: 429, reason: 'http', retryAfter });

it('a call that waits for a closed queue stops waiting with its signal, and is never made', async () => {
    const { clock, queue } = setUp();
    await expect(queue.call(() => Promise.reject(refusal(3600)))).rejects.toThrow();
    const stop = new AbortController();
    const work = vi.fn(() => Promise.resolve());
    const waits = queue.call(work, false, stop.signal);
    stop.abort();
    await expect(waits).rejects.toMatchObject({ name: 'AbortError' });
    await expect(queue.call(work, false, stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
    await clock.tick(3_600_000);
    expect(work).not.toHaveBeenCalled();
    await expect(queue.call(() => Promise.resolve('next'), false, new AbortController().signal)).resolves.toBe('next');
});

/** A queue with calls that are answered by hand. */
function setUp() {
    const clock = fakeClock();
    const queue = createQueue(clock);
    const open: { answer(): void; refuse(error: Error): void }[] = [];
    const begin = (count: number): void => {
        for (let at = 0; at < count; at += 1) {
            const call = queue.call(() => new Promise<void>((answer, refuse) => open.push({ answer, refuse })));
            call.catch(() => undefined);
        }
    };
    /** answers all that are under way; resolves with how many these were */
    const answerAll = async (error?: Error): Promise<number> => {
        const under = open.splice(0);
        under.forEach(({ answer, refuse }) => (error ? refuse(error) : answer()));
        await clock.tick(0);
        return under.length;
    };
    return { clock, queue, begin, answerAll, open };
}

it('lets six calls through at once, and the next ones as these return', async () => {
    const { clock, begin, answerAll, queue } = setUp();
    begin(14);
    await clock.tick(0);
    expect(queue.underWay()).toBe(6);
    expect(await answerAll()).toBe(6);
    expect(await answerAll()).toBe(6);
    expect(await answerAll()).toBe(2);
});

it('waits as long as the server says, halves, and grows again with each round of successes', async () => {
    const { clock, begin, answerAll, open } = setUp();
    begin(40);
    await clock.tick(0);
    await answerAll(refusal(7));
    await clock.tick(6_999);
    expect(open).toHaveLength(0);
    await clock.tick(1);
    const rounds: number[] = [];
    while (open.length > 0) rounds.push(await answerAll());
    // six refused together are one refusal: three at once from here on
    expect(rounds.slice(0, 4)).toEqual([3, 4, 5, 6]);
});

it('waits 1, 2, 4 ... 30 s if the server gives no time, and from 1 s again after a success', async () => {
    const { clock, queue } = setUp();
    const began: number[] = [];
    let refused = 7;
    const attempt = async (): Promise<void> => {
        for (;;) {
            try {
                await queue.call(() => {
                    began.push(clock.now());
                    refused -= 1;
                    return refused >= 0 ? Promise.reject(refusal()) : Promise.resolve();
                });
                return;
            } catch {
                // again
            }
        }
    };
    const first = attempt();
    await clock.tick(200_000);
    await first;
    expect(began.slice(1).map((at, place) => (at - (began[place] ?? 0)) / 1000)).toEqual([1, 2, 4, 8, 16, 30, 30]);
    refused = 1;
    began.length = 0;
    const second = attempt();
    await clock.tick(10_000);
    await second;
    expect((began[1] ?? 0) - (began[0] ?? 0)).toBe(1000);
});

it('lets a call that somebody waits for pass a queue that is closed for long', async () => {
    const { clock, queue } = setUp();
    await expect(queue.call(() => Promise.reject(refusal(600)))).rejects.toThrow();
    const waiting = { ended: false };
    void queue.call(() => Promise.resolve()).then(() => (waiting.ended = true));
    await expect(queue.call(() => Promise.resolve('at once'), true)).resolves.toBe('at once');
    expect(waiting.ended).toBe(false);
    await clock.tick(600_000);
    expect(waiting.ended).toBe(true);
});

it.each([
    ['an hour at most, whatever the server names', 80_000, 3600],
    ['1 s when it names none', 0, 1],
])('waits for %s', async (_what, named, seconds) => {
    const { clock, queue } = setUp();
    await expect(queue.call(() => Promise.reject(refusal(named)))).rejects.toThrow();
    expect(queue.opensIn()).toBe(seconds * 1000);
    let ended = false;
    void queue.call(() => Promise.resolve()).then(() => (ended = true));
    await clock.tick(seconds * 1000 - 1);
    expect(ended).toBe(false);
    await clock.tick(1);
    expect(ended).toBe(true);
    expect(queue.opensIn()).toBe(0);
});

it('does not follow the time of day, which somebody may set', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
        const queue = createQueue();
        await expect(queue.call(() => Promise.reject(refusal()))).rejects.toThrow();
        vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
        expect(queue.opensIn()).toBeLessThanOrEqual(1000);
    } finally {
        vi.useRealTimers();
    }
});
