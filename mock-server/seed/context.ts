import type { Row } from '../rows/state';

/** The context of every part of the seed; the same seed text and clock always produce the same state. */
export interface SeedContext {
    /** the next number of the seed's own sequence, 0 <= n < 1 */
    random(): number;
    /** the time of seeding, epoch seconds */
    now: number;
    users: Row<'users'>[];
    customers: Row<'customers'>[];
    /** epoch seconds of 23:59:59 UTC on the day `offset` days from today (negative: in the past) */
    day(offset: number): number;
}

const DAY = 86_400;

/**
 * A small deterministic generator (xmur3 hash of the text, then mulberry32): not for secrets, only for plausible rows.
 *
 * @param text the seed
 * @returns a function that returns the next number, 0 <= n < 1
 */
function createRandom(text: string): () => number {
    let hash = 1779033703 ^ text.length;
    for (const char of text) {
        hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 3432918353);
        hash = (hash << 13) | (hash >>> 19);
    }
    let state = hash >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
}

/**
 * Creates the context of a seed.
 *
 * @param seed the seed's text
 * @param now epoch seconds; `day` counts days from its UTC day
 * @returns a context without users and customers: `buildState` adds them
 */
export function createSeedContext(seed: string, now: number): SeedContext {
    return {
        random: createRandom(seed),
        now,
        users: [],
        customers: [],
        day: offset => (Math.floor(now / DAY) + offset + 1) * DAY - 1,
    };
}
