import { settings } from './settings';

/**
 * The one table of invoice intervals, from which every price of a period and every sum of periods comes (CONTRACT-3). Its divisors are the
 * operator's setting (`periodDivisors`). Separate from `env.ts`, which the sign-in page loads.
 */

interface Interval {
    /** i18n key below `contracts.intervals` */
    name: 'monthly' | 'bimonthly' | 'quarterly' | 'semiannual' | 'annual' | 'none';
    /** divides the annual price into the price per billing period */
    divisor: number;
    /** how many periods a year has; null when the contract is invoiced once */
    perYear: number | null;
}

const [monthly = 12, bimonthly = 6, quarterly = 3, semiannual = 2, annual = 1, none = 1] = settings.periodDivisors;

/** The invoice intervals by their code (CONTRACT-2); there are no others. */
export const INTERVALS: Readonly<Record<number, Interval>> = {
    907530000: { name: 'monthly', divisor: monthly, perYear: 12 },
    907530001: { name: 'bimonthly', divisor: bimonthly, perYear: 6 },
    907530002: { name: 'quarterly', divisor: quarterly, perYear: 4 },
    907530003: { name: 'semiannual', divisor: semiannual, perYear: 2 },
    907530004: { name: 'annual', divisor: annual, perYear: 1 },
    907530005: { name: 'none', divisor: none, perYear: null },
};
