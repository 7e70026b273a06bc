import type { Licence } from '../../dataProvider/types';
import { isAutomatic, isExpired, usedPercent } from './licence';

/** What an administrator sees of all licences at a glance: how full they are, what expired, what expires soon. Pure; times in epoch seconds. */

/** An expiry within so many days is told beforehand. */
export const SOON_DAYS = 90;
/** An expiry within so many days is urgent. */
const URGENT_DAYS = 30;
/** So many of the fullest licences are shown. */
export const FULLEST_SHOWN = 5;

const DAY_SECONDS = 86_400;

const dayOf = (seconds: number): number => Math.floor(seconds / DAY_SECONDS);

/** Whole UTC days from today to the day of the expiry: 0 today, 1 tomorrow, negative when it is over. */
export const daysLeft = (expire: number, now: number): number => dayOf(expire) - dayOf(now);

/** A licence that still works and expires within `SOON_DAYS`: the days that are left; otherwise null. */
export function daysUntilExpiry(licence: Pick<Licence, 'id' | 'product' | 'active' | 'expire'>, now: number): number | null {
    if (licence.expire == null || isAutomatic(licence) || isExpired(licence, now)) return null;
    const days = daysLeft(licence.expire, now);
    return days <= SOON_DAYS ? days : null;
}

/** Whether so few days are left that somebody should act. */
export const isUrgent = (days: number): boolean => days <= URGENT_DAYS;

/** The share of the `SOON_DAYS` that is left, 0 to 100 percent: the picture beside the words. */
export const timeLeftPercent = (days: number): number => Math.min(100, Math.max(0, Math.round((days / SOON_DAYS) * 100)));

/** A licence that expires soon, with the days that are left. */
export interface Expiring<Row> {
    licence: Row;
    days: number;
}

export interface Overview<Row> {
    /** the fullest working licences, fullest first, at most `FULLEST_SHOWN` */
    fullest: Row[];
    /** the latest first; those without a day, which were ended otherwise, last */
    expired: Row[];
    /** the next first */
    expiring: Expiring<Row>[];
}

type Glanced = Pick<Licence, 'id' | 'name' | 'product' | 'count' | 'count_active_licences' | 'active' | 'expire'>;

const byName = (a: Glanced, b: Glanced): number => a.name.localeCompare(b.name);

/** The day on which it ended; a licence that was ended before its expiry has none. */
const endedAt = ({ expire }: Glanced, now: number): number => (expire != null && expire < now ? expire : -Infinity);

/** Sorts all licences of a customer into the three parts of the overview. */
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
