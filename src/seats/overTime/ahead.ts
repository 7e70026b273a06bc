import type { Contract, Key, Licence } from '#dataProvider/types';
import { hasExpiry, utcDay } from '../../shared/format/date';
import { dayNumber } from '../../shared/format/day';

/** What has a date after today (SEAT-7): facts alone, nothing is estimated. Pure; times in epoch seconds. */

/** A day after today. */
export interface Mark {
    kind: 'licence' | 'cancellation' | 'end';
    /** `YYYY-MM-DD` */
    day: string;
    /** the beginning of the reader's day */
    at: number;
    /** of the licence or contract */
    name: string;
}

type DatedLicence = Pick<Licence, 'id' | 'name' | 'active' | 'expire'>;
export type DatedContract = Pick<Contract, 'id' | 'name' | 'endOn' | 'cancellationOn'>;

const startOf = (day: string): number => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new Date(year, month - 1, date).getTime() / 1000;
};

/** Returns the ends of licences and the days of contracts between now and then, in order. */
export function marksOf(
    licences: readonly DatedLicence[],
    contracts: readonly DatedContract[],
    now: number,
    until: number,
): Mark[] {
    const of = (kind: Mark['kind'], name: string, day: string | null): Mark[] =>
        day === null || dayNumber(day) === null ? [] : [{ kind, name, day, at: startOf(day) }];
    return [
        ...licences.flatMap(({ name, active, expire }) =>
            active && hasExpiry(expire) ? of('licence', name, utcDay(expire)) : [],
        ),
        ...contracts.flatMap(({ name, endOn, cancellationOn }) => [
            ...of('cancellation', name, cancellationOn),
            ...of('end', name, endOn),
        ]),
    ]
        .filter(({ at }) => at > now && at <= until)
        .toSorted((one, other) => one.at - other.at || one.name.localeCompare(other.name));
}

/** From `at` on so many of today's keys are still valid. */
export interface Valid {
    at: number;
    keys: number;
}

/** Returns how many keys are valid now and, at each day on which some end, how many are left: none beyond the end of their licence. */
export function validKeys(
    uses: readonly { licence: Pick<Licence, 'active' | 'expire'>; keys: readonly Pick<Key, 'expire'>[] }[],
    now: number,
): Valid[] {
    const ends = uses
        .flatMap(({ licence, keys }) =>
            licence.active ? keys.map(({ expire }) => Math.min(expire ?? Infinity, licence.expire ?? Infinity)) : [],
        )
        .filter(end => end >= now)
        .sort((one, other) => one - other);
    const steps: Valid[] = [{ at: now, keys: ends.length }];
    ends.forEach((end, index) => {
        if (hasExpiry(end) && ends[index + 1] !== end) steps.push({ at: end, keys: ends.length - index - 1 });
    });
    return steps;
}

/** The contracts of which a position is said to be for one of these licences: a server need not say it (CONTRACT-6). */
export const contractsOf = (contracts: readonly Contract[], licences: readonly string[]): Contract[] =>
    contracts.filter(({ details = [] }: Partial<Contract>) =>
        details.some(({ licenceId }) => licenceId !== undefined && licences.includes(licenceId)),
    );
