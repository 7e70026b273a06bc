import { readersToday } from '../../shared/format/day';
import type { Sliced } from '../../shared/sliced';
import type { LicenceUse } from './reads';
import { marksOf, validKeys, type DatedContract, type Mark, type Valid } from './ahead';
import { beginOf, counting, dayStart, highest, stepTimes, type Change, type Span, type Use } from './curve';

/** What the picture shows (SEAT-6, SEAT-7), and where. Pure; times in epoch seconds, places in the units of the drawing. */

export const WIDTH = 1_000;
export const HEIGHT = 200;

/** A day, or several where there are too many, with its highest use. */
export interface Step extends Use {
    id: string;
    from: number;
    /** when the next one begins */
    to: number;
}

export interface Picture {
    changes: readonly Change[];
    steps: readonly Step[];
    valid: readonly Valid[];
    marks: readonly Mark[];
    /** how many licences there are today: the API knows no history of it */
    count: number;
    begin: number;
    now: number;
    end: number;
    /** the highest value that has room */
    top: number;
    /** the values of the lines across */
    lines: readonly number[];
}

/** How much room there is on the right of what is shown last. */
const MARGIN = 0.05;
/** The most lines across. */
const MOST_LINES = 4;

/** Returns round values from 0 on, the last of which is at least `most`. */
export function linesFor(most: number): number[] {
    const least = Math.max(1, most) / MOST_LINES;
    const power = 10 ** Math.floor(Math.log10(least));
    const step = Math.max(1, [1, 2, 5, 10].map(part => part * power).find(size => size >= least) ?? 1);
    return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, at) => at * step);
}

/** Licences, and when what is in use of them has changed: the same for each span. */
export interface Counted {
    uses: readonly LicenceUse[];
    changes: readonly Change[];
}

export function* countingAll(uses: readonly LicenceUse[], now: number): Sliced<Counted> {
    const seats = uses.flatMap(use => use.seats);
    return { uses, changes: yield* counting(seats, now) };
}

export function pictureOf({ uses, changes }: Counted, contracts: readonly DatedContract[], span: Span, now: number): Picture {
    const begin = beginOf(span, changes, now);
    const times = stepTimes(begin, now);
    const steps = highest(changes, times).map((use, at): Step => {
        const from = times[at] ?? now;
        return { ...use, id: readersToday(new Date(from * 1000)), from, to: times[at + 1] ?? now };
    });
    const until = span === 'month' ? dayStart(now, { days: 30 }) : dayStart(now, { months: 12 });
    const licences = uses.map(({ licence }) => licence);
    const marks = marksOf(licences, contracts, now, until);
    const valid = validKeys(uses, now).filter(({ at }) => at <= until);
    const margin = (now - begin) * MARGIN;
    const end = Math.max(now, ...marks.map(({ at }) => at), ...valid.map(({ at }) => at)) + margin;
    const count = licences.reduce((sum, licence) => sum + (Number.isFinite(licence.count) ? licence.count : 0), 0);
    const most = Math.max(count, valid[0]?.keys ?? 0, ...steps.map(({ keys, machines }) => Math.max(keys, machines)));
    const lines = linesFor(most);
    return { changes, steps, valid, marks, count, begin, now, end, top: lines.at(-1) ?? 1, lines };
}

/** Where a time is, in percent of the width. */
export const across = ({ begin, end }: Picture, at: number): number => ((at - begin) / (end - begin)) * 100;

/** Where a value is, in percent of the height from the top. */
export const down = ({ top }: Picture, value: number): number => 100 - (value / top) * 100;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The line of a value over the steps, as a path. */
export function pathOf(picture: Picture, valueOf: (step: Step) => number): string {
    const x = (at: number) => round((across(picture, at) / 100) * WIDTH);
    const y = (value: number) => round((down(picture, value) / 100) * HEIGHT);
    let path = '';
    let before = NaN;
    for (const step of picture.steps) {
        const value = valueOf(step);
        if (value === before) continue;
        path += path === '' ? `M${x(step.from)} ${y(value)}` : `H${x(step.from)}V${y(value)}`;
        before = value;
    }
    return `${path}H${x(picture.now)}`;
}

/** The line of the keys that are still valid, as a path. */
export function validPath(picture: Picture): string {
    const x = (at: number) => round((across(picture, at) / 100) * WIDTH);
    const y = (value: number) => round((down(picture, value) / 100) * HEIGHT);
    const [first, ...rest] = picture.valid;
    if (!first) return '';
    return `M${x(first.at)} ${y(first.keys)}${rest.map(({ at, keys }) => `H${x(at)}V${y(keys)}`).join('')}H${WIDTH}`;
}

/** A day after today with what ends then, in order. */
export interface Flag {
    /** its number in the picture and in the list below */
    number: number;
    day: string;
    at: number;
    marks: readonly Mark[];
    /** how far it is moved down, because another one is near */
    level: number;
}

/** Flags nearer than this, in percent of the width, stand below each other. */
const NEAR = 8;
const LEVELS = 3;

export function flagsOf(picture: Picture): Flag[] {
    const flags: Flag[] = [];
    for (const mark of picture.marks) {
        const last = flags.at(-1);
        if (last?.day === mark.day) {
            flags[flags.length - 1] = { ...last, marks: [...last.marks, mark] };
            continue;
        }
        const isNear = last !== undefined && across(picture, mark.at) - across(picture, last.at) < NEAR;
        const level = isNear ? (last.level + 1) % LEVELS : 0;
        flags.push({ number: flags.length + 1, day: mark.day, at: mark.at, marks: [mark], level });
    }
    return flags;
}

/** The last day of a step. */
export const lastDay = ({ to }: Step, now: number): number => (to > now ? dayStart(now) : dayStart(to, { days: -1 }));

/** How far labels of days have to be apart, in percent of the width: from one that begins or ends at an edge, and from one another. */
const WIDE = { edge: 14, other: 14 };
const NARROW = { edge: 36, other: 26 };
/** The same for a day and a month, without the year. */
const NARROW_SHORT = { edge: 26, other: 20 };

/** A day below the picture; some have room only in a wide one. */
export interface Label {
    time: number;
    isWide: boolean;
}

/** Which of these days have room between the first one and today, and whether the last one has; `isLong` with the year. */
export function labelsOf(
    picture: Picture,
    times: readonly number[],
    isLong: boolean,
): { between: readonly Label[]; last: Label | null } {
    const narrow = isLong ? NARROW : NARROW_SHORT;
    const today = across(picture, picture.now);
    const hasLast = picture.end - picture.now > 15 * 86_400 && today < 100 - WIDE.edge;
    const fits = (x: number, before: number, { edge, other }: typeof WIDE): boolean =>
        x > edge && x - before > other && x < today - other;
    let before = -Infinity;
    const between = times.flatMap((time): Label[] => {
        const x = across(picture, time);
        if (!fits(x, -Infinity, WIDE)) return [];
        const isWide = !fits(x, before, narrow);
        if (!isWide) before = x;
        return [{ time, isWide }];
    });
    return { between, last: hasLast ? { time: picture.end, isWide: today > 100 - narrow.edge } : null };
}
