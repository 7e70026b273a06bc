import { isListed } from '#src/licences/public';
import { paths } from '#src/config/paths';
import { searched } from '#src/shared/listPaths';
import { utcDay, expirySeconds, hasExpiry } from '#src/shared/format/date';
import { dayNumber } from '#src/shared/format/day';
import type { Named } from '#src/shared/person';
import type { Contract, Key, Licence } from '../../dataProvider/types';

/** The rules of deadlines (DEADLINE-1 to DEADLINE-5). Pure. Days are calendar days, `YYYY-MM-DD`. */

/** The kinds, in their order within a day. */
const KINDS = ['licence', 'key', 'cancellation', 'end'] as const;
export type DeadlineKind = (typeof KINDS)[number];

/** A day on which something ends, or by which a decision is needed. */
export interface Deadline {
    kind: DeadlineKind;
    /** the id of its record */
    record: string;
    day: string;
    /** 0 today, negative when it has passed */
    daysLeft: number;
    name: string;
    /** the users of a key */
    people: readonly (Named & { id?: string })[];
    /** the path of its record */
    href: string;
    /** it renews automatically unless it is cancelled: nothing ends on that day */
    renews: boolean;
}

/** The periods of the page, as the URL names them; the numbers are days. */
export const RANGES = ['30', '90', '365', 'past'] as const;
export type Range = (typeof RANGES)[number];
export const DEFAULT_RANGE: Range = '90';

/** Returns the period that a URL names; the default for an unknown one. */
export const rangeOf = (value: string | null): Range => RANGES.find(range => range === value) ?? DEFAULT_RANGE;

/** The first and last day of a period, both included; without a first day it has no beginning. */
export interface Span {
    from?: string;
    to: string;
}

const DAY_SECONDS = 86_400;

/** Returns the day that many days after another one; before it, if negative. */
export const addDays = (day: string, days: number): string => utcDay(((dayNumber(day) ?? 0) + days) * DAY_SECONDS);

/** Returns the days of a period: from today on, or all before today. */
export const spanOf = (range: Range, today: string): Span =>
    range === 'past' ? { to: addDays(today, -1) } : { from: today, to: addDays(today, Number(range)) };

/** Returns the period in epoch seconds, for expiries, which are UTC days (WIRE-8). */
export const secondsOf = ({ from, to }: Span): { from?: number; to: number } => ({
    ...(from === undefined ? {} : { from: (dayNumber(from) ?? 0) * DAY_SECONDS }),
    to: expirySeconds(to) ?? 0,
});

type Dated = Omit<Deadline, 'daysLeft' | 'people' | 'renews'> & Partial<Pick<Deadline, 'people' | 'renews'>>;

/** The deadline on a day; none if the day is missing or invalid. */
const deadlineOf = (dated: Omit<Dated, 'day'> & { day: string | null }, today: string): Deadline[] => {
    const [day, now] = [dayNumber(dated.day), dayNumber(today)];
    if (dated.day === null || day === null || now === null) return [];
    return [{ people: [], renews: false, ...dated, day: dated.day, daysLeft: day - now }];
};

/** Returns the deadlines of licences: their expiry, unless they ended before it (DEADLINE-2). */
export const licenceDeadlines = (
    licences: readonly Pick<Licence, 'id' | 'name' | 'active' | 'expire'>[],
    today: string,
): Deadline[] =>
    licences.flatMap(({ id, name, active, expire }) => {
        if (!hasExpiry(expire)) return [];
        const found = deadlineOf({ kind: 'licence', record: id, name, day: utcDay(expire), href: paths.licence(id) }, today);
        return found.filter(({ daysLeft }) => active || daysLeft < 0);
    });

/** The fields of a key that make a deadline. */
type DatedKey = Pick<Key, 'id' | 'licenceId' | 'product' | 'label' | 'expire' | 'email' | 'users'>;

/** Returns the deadlines of keys that are listed: each key once, however many people share it (DEADLINE-3). */
export const keyDeadlines = (keys: readonly DatedKey[], today: string): Deadline[] =>
    keys.filter(isListed).flatMap(key => {
        if (!hasExpiry(key.expire)) return [];
        const people = key.users?.length ? key.users : key.email ? [{ email: key.email }] : [];
        const dated = {
            kind: 'key',
            record: key.id,
            name: key.label,
            people,
            href: searched(paths.licenceKeys(key.licenceId), key.label),
        } as const;
        return deadlineOf({ ...dated, day: utcDay(key.expire) }, today);
    });

/**
 * Returns the deadlines of contracts: the day of cancellation, and the end (DEADLINE-4). A contract with a cancellation date renews
 * automatically unless it is cancelled; once its end has passed, it was not renewed.
 */
export const contractDeadlines = (
    contracts: readonly Pick<Contract, 'id' | 'name' | 'endOn' | 'cancellationOn'>[],
    today: string,
): Deadline[] =>
    contracts.flatMap(({ id, name, endOn, cancellationOn }) => {
        const of = { record: id, name, href: paths.contract(id) };
        const renews = cancellationOn !== null && endOn !== null && endOn >= today;
        return [
            ...deadlineOf({ ...of, kind: 'cancellation', day: cancellationOn }, today),
            ...deadlineOf({ ...of, kind: 'end', day: endOn, renews }, today),
        ];
    });

/** Returns the deadlines within a period, sorted by day, past ones latest first; within a day by kind and name. */
export function withinSpan(deadlines: readonly Deadline[], { from, to }: Span): Deadline[] {
    const direction = from === undefined ? -1 : 1;
    return deadlines
        .filter(({ day }) => day <= to && (from === undefined || day >= from))
        .sort(
            (a, b) =>
                direction * (a.daysLeft - b.daysLeft) ||
                KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
                a.name.localeCompare(b.name),
        );
}

/** The deadlines of one day. */
export interface DeadlineDay {
    day: string;
    daysLeft: number;
    deadlines: Deadline[];
}

/** The days of one month, `YYYY-MM`. */
export interface DeadlineMonth {
    month: string;
    days: DeadlineDay[];
}

/** Groups deadlines in order by month and day. */
export function byMonth(deadlines: readonly Deadline[]): DeadlineMonth[] {
    const months: DeadlineMonth[] = [];
    for (const deadline of deadlines) {
        const { day, daysLeft } = deadline;
        const month = day.slice(0, 7);
        if (months.at(-1)?.month !== month) months.push({ month, days: [] });
        const days = months.at(-1)?.days ?? [];
        if (days.at(-1)?.day !== day) days.push({ day, daysLeft, deadlines: [] });
        days.at(-1)?.deadlines.push(deadline);
    }
    return months;
}
