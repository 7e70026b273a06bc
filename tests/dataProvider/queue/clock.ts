import type { Clock } from '#dataProvider/queue/pace';

/** A clock that is moved by hand: `tick` lets a time go by, and everything that falls due in it. */
export function fakeClock(): Clock & { tick(ms: number): Promise<void>; waits: number[] } {
    let now = 1_000_000;
    let due: { at: number; then: () => void }[] = [];
    const waits: number[] = [];
    const settle = async (): Promise<void> => {
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    };
    return {
        waits,
        now: () => now,
        after: (ms, then) => {
            waits.push(ms);
            due.push({ at: now + ms, then });
        },
        async tick(ms) {
            const end = now + ms;
            await settle();
            for (;;) {
                const next = due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
                if (!next) break;
                due = due.filter(entry => entry !== next);
                now = next.at;
                next.then();
                await settle();
            }
            now = end;
            await settle();
        },
    };
}
