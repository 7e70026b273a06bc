import type { Seat } from '#dataProvider/types';
import { readersToday } from '../../shared/format/day';
import type { Sliced } from '../../shared/sliced';

/** How many keys have been in use over time, and on how many machines (SEAT-6). Pure; times in epoch seconds. */

export type TimedSeat = Pick<Seat, 'id' | 'keyId' | 'machineName' | 'active' | 'activated' | 'deactivated'>;

/** How many keys had an active seat, and on how many machines: at least, because removed entries leave no trace. */
export interface Use {
    keys: number;
    machines: number;
}

/** From `at` on these are in use. */
export interface Change extends Use {
    at: number;
}

const isKnown = (seconds: number | null): seconds is number => seconds !== null && Number.isFinite(seconds);

/**
 * Returns from when until when a seat was active, without the end itself; null if that is not known. Of an active seat without a beginning it is
 * known that it is active now.
 */
function timeOf({ active, activated, deactivated }: TimedSeat, now: number): [from: number, to: number] | null {
    if (active) return [isKnown(activated) ? Math.min(activated, now) : now, Infinity];
    return isKnown(activated) && isKnown(deactivated) && activated < deactivated ? [activated, deactivated] : null;
}

/** Counts names that may be there several times. */
function counter() {
    const counts = new Map<string, number>();
    return {
        add(name: string, by: 1 | -1): void {
            const next = (counts.get(name) ?? 0) + by;
            if (next === 0) counts.delete(name);
            else counts.set(name, next);
        },
        size: () => counts.size,
    };
}

/** So many seats are counted at once; between two lots the page can answer. */
const LOT = 200;

/** Returns all changes until now, in order. */
export function* counting(seats: readonly TimedSeat[], now: number): Sliced<Change[]> {
    const turns: { at: number; by: 1 | -1; seat: TimedSeat }[] = [];
    for (const [index, seat] of seats.entries()) {
        if (index % LOT === 0) yield;
        const time = timeOf(seat, now);
        if (!time) continue;
        const [from, to] = time;
        turns.push({ at: from, by: 1, seat });
        if (to <= now) turns.push({ at: to, by: -1, seat });
    }
    turns.sort((one, other) => one.at - other.at);
    const keys = counter();
    const machines = counter();
    const changes: Change[] = [];
    for (const [index, { at, by, seat }] of turns.entries()) {
        if (index % LOT === 0) yield;
        keys.add(seat.keyId, by);
        // A machine without a name counts by itself.
        machines.add(seat.machineName ? `name ${seat.machineName}` : `seat ${seat.id}`, by);
        if (turns[index + 1]?.at !== at) changes.push({ at, keys: keys.size(), machines: machines.size() });
    }
    return changes;
}

/** Returns the highest use between each two of these times, in order; the earlier one counts, the later one does not. */
export function highest(changes: readonly Change[], times: readonly number[]): Use[] {
    let next = 0;
    let now: Use = { keys: 0, machines: 0 };
    const until = (time: number, meet: (use: Use) => void): void => {
        for (let change = changes[next]; change && change.at < time; change = changes[next]) {
            now = change;
            next += 1;
            meet(change);
        }
    };
    return times.slice(0, -1).map((from, at) => {
        until(from, () => undefined);
        // What began exactly then belongs to it, and what ended then does not.
        const starts = changes[next]?.at === from;
        let { keys, machines } = starts ? { keys: 0, machines: 0 } : now;
        until(times[at + 1] ?? from, use => {
            keys = Math.max(keys, use.keys);
            machines = Math.max(machines, use.machines);
        });
        return { keys, machines };
    });
}

/** The spans that are shown: 30 days, 12 months, or since the first seat. */
export const SPANS = ['month', 'year', 'all'] as const;
export type Span = (typeof SPANS)[number];

const DAYS = 30;
/** More steps than this are not told apart in a picture: each then has several days. */
const MOST_STEPS = 400;

/** The beginning of a day of the reader, `days` and `months` away from that of a time. */
export function dayStart(seconds: number, { days = 0, months = 0 }: { days?: number; months?: number } = {}): number {
    const date = new Date(seconds * 1000);
    return new Date(date.getFullYear(), date.getMonth() + months, date.getDate() + days).getTime() / 1000;
}

/** When a span begins; `all` with the first change, but not later than 30 days ago. */
export function beginOf(span: Span, changes: readonly Change[], now: number): number {
    const month = dayStart(now, { days: 1 - DAYS });
    if (span === 'month') return month;
    if (span === 'year') return dayStart(now, { months: -12 });
    return Math.min(month, dayStart(changes[0]?.at ?? now));
}

/** The beginnings of all days from `begin` to today, or of every second one and so on where there are too many, and the present end. */
export function stepTimes(begin: number, now: number): number[] {
    const count = Math.round((dayStart(now) - begin) / 86_400) + 1;
    const wide = Math.ceil(count / MOST_STEPS);
    const times: number[] = [];
    for (let days = 0; days < count; days += wide) times.push(dayStart(begin, { days }));
    return [...times, now + 1];
}

/** The highest use of the last 12 months. */
export const highestOfYear = (changes: readonly Change[], now: number): Use =>
    highest(changes, [dayStart(now, { months: -12 }), now + 1])[0] ?? { keys: 0, machines: 0 };

/** A line of the table and of the file: a day, a month or a year of the reader, with the highest use. */
export interface Period extends Use {
    /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY` */
    id: string;
    from: number;
}

/** In a span of more than this many months each line of the table is a year. */
const MOST_MONTHS = 36;

/** Returns the periods of a span, the newest first. */
export function periodsOf(changes: readonly Change[], span: Span, now: number): Period[] {
    const begin = beginOf(span, changes, now);
    const length = span === 'month' ? 10 : now - begin > MOST_MONTHS * 31 * 86_400 ? 4 : 7;
    const starts: { id: string; from: number }[] = [];
    for (let from = begin; from <= now; from = dayStart(from, { days: 1 })) {
        const id = readersToday(new Date(from * 1000)).slice(0, length);
        if (starts.at(-1)?.id !== id) starts.push({ id, from });
    }
    const uses = highest(changes, [...starts.map(({ from }) => from), now + 1]);
    return starts.map((start, at) => ({ ...start, ...(uses[at] ?? { keys: 0, machines: 0 }) })).toReversed();
}
