import type { Licence } from '../../dataProvider/types';
import { daysLeft, NEVER } from '../shared/format/date';
import { isNear } from '../shared/format/near';
import { isAutomatic, isExpired, isFull, usedPercent } from './licence';

/** The overview of all licences for administrators: the fullest, the expired, and those that expire soon. Pure; times in epoch seconds. */

/** Licences that expire within this many days are shown. */
export const SOON_DAYS = 90;
/** Maximum number of the fullest licences shown. */
const FULLEST_SHOWN = 5;

/** Returns the days left of a licence that expires within `SOON_DAYS`; null for an expired licence and for a later expiry. */
export function daysUntilExpiry(licence: Pick<Licence, 'id' | 'product' | 'active' | 'expire'>, now: number): number | null {
    if (licence.expire == null || isAutomatic(licence) || isExpired(licence, now)) return null;
    const days = daysLeft(licence.expire, now);
    return days <= SOON_DAYS ? days : null;
}

/** Returns the days left of a key that expires within `SOON_DAYS`; null for an expired one, a later expiry, or none. */
export function soonDays(expire: number | null | undefined, now: number): number | null {
    if (expire == null || expire < now) return null;
    const days = daysLeft(expire, now);
    return days <= SOON_DAYS ? days : null;
}

/** Returns the rows that expire next, soonest first; then those without an expiry, and last the expired ones. */
export const expiringFirst = <Row extends { expire: number | null }>(rows: readonly Row[], now: number): Row[] => {
    const rank = ({ expire }: Row) => (expire === null ? NEVER : expire < now ? NEVER + now - expire : expire);
    return [...rows].sort((a, b) => rank(a) - rank(b));
};

/** A licence's state in a list; `days` until it expires. */
export type ListedState = { kind: 'expired' } | { kind: 'near'; days: number } | { kind: 'full' };

/** Returns whether a licence has expired, will within 30 days, or is full (the first that applies); null for any other (LICENCE-4). */
export function listedState(
    licence: Parameters<typeof daysUntilExpiry>[0] & Parameters<typeof isFull>[0],
    now: number,
): ListedState | null {
    if (isExpired(licence, now)) return { kind: 'expired' };
    const days = daysUntilExpiry(licence, now);
    if (days !== null && isNear(days)) return { kind: 'near', days };
    return isFull(licence, now) ? { kind: 'full' } : null;
}

/** A licence that expires soon, with the days left. */
export interface Expiring<Row> {
    licence: Row;
    days: number;
}

export interface Overview<Row> {
    /** the fullest licences that have not expired, fullest first, at most `FULLEST_SHOWN` */
    fullest: Row[];
    /** most recently expired first; those that ended before their expiry come last */
    expired: Row[];
    /** soonest first */
    expiring: Expiring<Row>[];
}

type Glanced = Pick<Licence, 'id' | 'name' | 'product' | 'count' | 'count_active_licences' | 'active' | 'expire'>;

const byName = (a: Glanced, b: Glanced): number => a.name.localeCompare(b.name);

/** Returns when it expired, or -Infinity if it ended before its expiry. */
const endedAt = ({ expire }: Glanced, now: number): number => (expire != null && expire < now ? expire : -Infinity);

/** Sorts a customer's licences into the three parts of the overview. */
export function overviewOf<Row extends Glanced>(licences: readonly Row[], now: number): Overview<Row> {
    const working = licences.filter(licence => !isExpired(licence, now));
    const expired = licences.filter(licence => isExpired(licence, now));
    return {
        fullest: working
            .filter(licence => licence.count > 0)
            .sort((a, b) => usedPercent(b) - usedPercent(a) || b.count_active_licences - a.count_active_licences || byName(a, b))
            .slice(0, FULLEST_SHOWN),
        expired: expired.sort((a, b) => {
            const [endA, endB] = [endedAt(a, now), endedAt(b, now)];
            return endA === endB ? byName(a, b) : endB - endA;
        }),
        expiring: working
            .flatMap(licence => {
                const days = daysUntilExpiry(licence, now);
                return days === null ? [] : [{ licence, days }];
            })
            .sort((a, b) => a.days - b.days || byName(a.licence, b.licence)),
    };
}
