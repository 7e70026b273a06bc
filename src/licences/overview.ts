import type { Licence } from '../../dataProvider/types';
import { NEVER } from '../shared/format/date';
import { isAutomatic, isExpired, usedPercent } from './licence';

/** The overview of all licences for administrators: the fullest, the expired, and those that expire soon. Pure; times in epoch seconds. */

/** Licences that expire within this many days are shown. */
export const SOON_DAYS = 90;
/** An expiry within this many days is urgent. */
const URGENT_DAYS = 30;
/** Maximum number of the fullest licences shown. */
export const FULLEST_SHOWN = 5;

const DAY_SECONDS = 86_400;

const dayOf = (seconds: number): number => Math.floor(seconds / DAY_SECONDS);

/** Returns the number of UTC days from today to the expiry: 0 today, 1 tomorrow, negative in the past. */
export const daysLeft = (expire: number, now: number): number => dayOf(expire) - dayOf(now);

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

/** Whether an expiry in this number of days is urgent. */
export const isUrgent = (days: number): boolean => days <= URGENT_DAYS;

/** Returns the share of `SOON_DAYS` that is left, 0 to 100 percent, for the bar beside the text. */
export const timeLeftPercent = (days: number): number => Math.min(100, Math.max(0, Math.round((days / SOON_DAYS) * 100)));

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
