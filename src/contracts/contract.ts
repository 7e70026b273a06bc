import type { Contract } from '../../dataProvider/types';
import { INTERVALS } from '../config/periods';
import { dayNumber } from '../shared/format/day';

/** The rules of contracts (CONTRACT-1 to CONTRACT-3). Pure. Days are `YYYY-MM-DD`. */

/** Returns the interval of a code; undefined for an unknown code. */
export const intervalOf = (code: number) => (Object.hasOwn(INTERVALS, code) ? INTERVALS[code] : undefined);

const toCents = (amount: number): number => Math.round(amount * 100);

/** Returns the price per billing period of an annual price, in whole cents; null when the interval is unknown. */
export function periodPrice(annual: number, interval: number): number | null {
    const known = intervalOf(interval);
    return known ? toCents(annual / known.divisor) / 100 : null;
}

/** The price of a contract in one currency. */
export interface Total {
    currency: string;
    /** per year */
    annual: number;
    /** per billing period; null when the interval is unknown */
    period: number | null;
    /** of all periods of a year, which may differ from `annual`; null when the interval is unknown or has no periods */
    periods: number | null;
}

type Priced = {
    /** a code of `INTERVALS`; the server may send an unknown one */
    invoiceInterval: number;
    details?: readonly Pick<Contract['details'][number], 'price' | 'currency'>[];
};

/**
 * Returns the totals of a contract's positions per currency, in order of occurrence. Added up in cents, so that they match the displayed
 * positions.
 */
export function totals({ invoiceInterval, details = [] }: Priced): Total[] {
    const sums = new Map<string, { annual: number; period: number | null }>();
    for (const { price, currency } of details) {
        const { annual, period } = sums.get(currency) ?? { annual: 0, period: 0 };
        const part = periodPrice(price, invoiceInterval);
        sums.set(currency, {
            annual: annual + toCents(price),
            period: period === null || part === null ? null : period + toCents(part),
        });
    }
    const perYear = intervalOf(invoiceInterval)?.perYear ?? null;
    return [...sums].map(([currency, { annual, period }]) => ({
        currency,
        annual: annual / 100,
        period: period === null ? null : period / 100,
        periods: period === null || perYear === null ? null : (period * perYear) / 100,
    }));
}

/** Whether the price of a period is known in every currency, and there is one at all. */
export function hasPeriodPrice(contract: Priced): boolean {
    const sums = totals(contract);
    return sums.length > 0 && sums.every(({ period }) => period !== null);
}

/** A contract's state today, as shown in its badge. */
export type ContractState =
    { kind: 'upcoming'; day: string } | { kind: 'expired' } | { kind: 'cancellable'; day: string } | { kind: 'bound' } | null;

type Dated = Pick<Contract, 'startOn' | 'endOn' | 'cancellationOn'>;

/**
 * Returns whether a contract has not started, has expired, can be cancelled until its cancellation date, or can no longer be cancelled;
 * null when it is running without a cancellation date. The days are inclusive: a contract runs to the end of `endOn`.
 */
export function contractState({ startOn, endOn, cancellationOn }: Dated, today: string): ContractState {
    if (endOn && endOn < today) return { kind: 'expired' };
    if (startOn && startOn > today) return { kind: 'upcoming', day: startOn };
    if (!cancellationOn) return null;
    return cancellationOn >= today ? { kind: 'cancellable', day: cancellationOn } : { kind: 'bound' };
}

/** A running contract as a line from its start (0) to its end (100). */
export interface TimeLine {
    /** in percent */
    today: number;
    /** in percent; null when the contract has no cancellation date between start and end */
    cancellation: number | null;
    /** number of days from today to the end */
    daysLeft: number;
}

/** Returns the time line of a contract; null when it has no end, has not started or has expired. */
export function timeLine({ startOn, endOn, cancellationOn }: Dated, today: string): TimeLine | null {
    const [start, end, now, cancel] = [dayNumber(startOn), dayNumber(endOn), dayNumber(today), dayNumber(cancellationOn)];
    if (start === null || end === null || now === null || start >= end || now < start || now > end) return null;
    const percent = (day: number): number => Math.round(((day - start) / (end - start)) * 1000) / 10;
    return {
        today: percent(now),
        cancellation: cancel !== null && cancel >= start && cancel <= end ? percent(cancel) : null,
        daysLeft: end - now,
    };
}
