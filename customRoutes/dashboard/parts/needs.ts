import type { Contract, Key, Licence, Ticket, User } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { CANCEL_DAYS, cancelsSoon } from '#src/contracts/public';
import { daysUntilExpiry, isExpired, isFull, SOON_DAYS } from '#src/licences/public';
import { daysLeft } from '#src/shared/format/date';
import { renewalOf } from '#src/shared/listPaths';
import { daysUntil } from '#src/shared/format/day';
import { isOwn, ticketNumber } from '#src/tickets/public';
import type { SentOrder } from '../../academy/membership/underWay';

/** What needs an administrator's attention (DASH-2 to DASH-4): the lines, their order and their links. Pure. */

/** Maximum number of lines. */
export const NEEDS_SHOWN = 7;

/** The data loaded so far; a part that is not loaded, not offered to the user, or too large is undefined. */
export interface Known {
    licences?: readonly Licence[];
    /** the keys of a school */
    keys?: readonly Key[];
    contracts?: readonly Contract[];
    users?: readonly Pick<User, 'active'>[];
    /** the tickets with an unread answer from support */
    answered?: readonly Ticket[];
    /** of the reader */
    email?: string;
    /** an order of academy licences that the server's numbers do not show yet */
    order?: SentOrder | null;
}

/** The current time: epoch seconds, and the day in UTC, `YYYY-MM-DD` (WIRE-8). */
export interface Today {
    now: number;
    day: string;
}

/** One line: a count, and a link to the list in that state. Lines with dates have the earliest one. */
export type Need = { count: number; to: string } & (
    | { kind: 'expired' | 'full' | 'people' }
    /** `expire` in epoch seconds */
    | { kind: 'expiring'; expire: number; days: number }
    | { kind: 'keys'; licence: string; name: string; expire: number; days: number }
    /** `day` as `YYYY-MM-DD` */
    | { kind: 'contracts'; day: string; days: number }
    /** `author` if there is only one, by a colleague */
    | { kind: 'answered'; number: string; author?: string }
    /** `at` in epoch seconds; a count of 0 is the cancellation of the membership */
    | { kind: 'order'; at: number }
);

/** The urgency of each kind; those with the same number are ordered by the days left. */
const URGENCY: Readonly<Record<Need['kind'], number>> = {
    expired: 0,
    full: 1,
    expiring: 2,
    keys: 2,
    contracts: 2,
    people: 3,
    answered: 4,
    order: 5,
};

const inState = (path: string, state: string): string => `${path}?state=${state}`;

function licenceNeeds(licences: readonly Licence[], now: number): Need[] {
    const expired = licences.filter(licence => isExpired(licence, now)).length;
    const full = licences.filter(licence => isFull(licence, now)).length;
    const ends = licences.flatMap(licence => (daysUntilExpiry(licence, now) === null ? [] : (licence.expire ?? [])));
    const expire = Math.min(...ends);
    return [
        { kind: 'expired', count: expired, to: inState(paths.licences, 'expired') },
        { kind: 'full', count: full, to: inState(paths.licences, 'full') },
        { kind: 'expiring', count: ends.length, expire, days: daysLeft(expire, now), to: inState(paths.licences, 'expiring') },
    ];
}

/** A line for each licence with keys that end soon: those of its list, the first to end on top. */
function keyNeeds(keys: readonly Key[], licences: readonly Licence[], now: number): Need[] {
    const ends = new Map<string, number[]>();
    for (const { licenceId, expire } of keys) {
        if (expire == null || expire < now || daysLeft(expire, now) > SOON_DAYS) continue;
        ends.set(licenceId, [...(ends.get(licenceId) ?? []), expire]);
    }
    return [...ends].flatMap(([licence, times]): Need[] => {
        const name = licences.find(({ id }) => id === licence)?.name;
        const expire = Math.min(...times);
        const to = `${inState(paths.licenceKeys(licence), 'expiring')}&orderby=expire+asc`;
        if (name === undefined) return [];
        return [{ kind: 'keys', count: times.length, licence, name, expire, days: daysLeft(expire, now), to }];
    });
}

function contractNeed(contracts: readonly Contract[], today: string): Need[] {
    const soon = contracts.filter(contract => cancelsSoon(contract, today));
    const [day] = soon.map(({ cancellationOn }) => cancellationOn ?? '').sort();
    const [first] = soon;
    if (!first || day === undefined) return [];
    const to = soon.length === 1 ? renewalOf('contract', first.id) : inState(paths.contracts, 'cancellable');
    return [{ kind: 'contracts', count: soon.length, day, days: daysUntil(day, today) ?? CANCEL_DAYS, to }];
}

function ticketNeed(answered: readonly Ticket[], email: string | undefined): Need[] {
    const [first] = answered;
    if (!first) return [];
    const to = answered.length === 1 ? paths.ticket(first.id) : paths.tickets;
    const author = email !== undefined && !isOwn(first, email) ? first.authors[0] : undefined;
    return [{ kind: 'answered', count: answered.length, number: ticketNumber(first), to, ...(author && { author }) }];
}

const orderNeed = ({ count, at }: SentOrder): Need => ({ kind: 'order', count, at, to: paths.academyMembership });

/** Returns the lines for the loaded data whose pages are offered, the most urgent first, at most `NEEDS_SHOWN`. */
export function needsOf(known: Known, { now, day }: Today, isOffered: (path: string) => boolean = () => true): Need[] {
    const { licences = [], keys = [], contracts = [], users = [], answered = [], email, order } = known;
    const inactive = users.filter(({ active }) => !active).length;
    const found: Need[] = [
        ...licenceNeeds(licences, now),
        ...keyNeeds(keys, licences, now),
        ...contractNeed(contracts, day),
        { kind: 'people', count: inactive, to: inState(paths.users, 'inactive') },
        ...ticketNeed(answered, email),
    ];
    const daysOf = (need: Need): number => ('days' in need ? need.days : 0);
    return [...found.filter(({ count }) => count > 0), ...(order ? [orderNeed(order)] : [])]
        .filter(({ to }) => isOffered(to))
        .sort((one, other) => URGENCY[one.kind] - URGENCY[other.kind] || daysOf(one) - daysOf(other))
        .slice(0, NEEDS_SHOWN);
}
