/**
 * The one table of invoice intervals, from which every price of a period and every sum of periods comes (CONTRACT-3). Its divisors are the
 * operator's setting (`VITE_PERIOD_DIVISORS`). Apart from `env.ts`, which the sign-in page loads.
 */

interface Interval {
    /** i18n key below `contracts.intervals` */
    name: 'monthly' | 'bimonthly' | 'quarterly' | 'semiannual' | 'annual' | 'none';
    /** divides the annual price into the price per billing period */
    divisor: number;
    /** how many periods a year has; null when the contract is invoiced once */
    perYear: number | null;
}

/** The divisors of CONTRACT-3, in the order of the codes. */
const DIVISORS = [12, 6, 3, 2, 1, 1] as const;

/**
 * Returns the divisors that the operator has set, `12,6,3,2,1,1` for monthly, bimonthly, quarterly, semiannual, annual and none; those of
 * CONTRACT-3 when there are not six positive numbers.
 */
export function divisorsOf(setting: string | undefined): readonly number[] {
    const set = (setting ?? '').split(',').map(Number);
    return set.length === DIVISORS.length && set.every(divisor => divisor > 0 && Number.isFinite(divisor)) ? set : DIVISORS;
}

const [monthly = 12, bimonthly = 6, quarterly = 3, semiannual = 2, annual = 1, none = 1] = divisorsOf(
    import.meta.env.VITE_PERIOD_DIVISORS,
);

/** The invoice intervals by their code (CONTRACT-2); there are no others. */
export const INTERVALS: Readonly<Record<number, Interval>> = {
    907530000: { name: 'monthly', divisor: monthly, perYear: 12 },
    907530001: { name: 'bimonthly', divisor: bimonthly, perYear: 6 },
    907530002: { name: 'quarterly', divisor: quarterly, perYear: 4 },
    907530003: { name: 'semiannual', divisor: semiannual, perYear: 2 },
    907530004: { name: 'annual', divisor: annual, perYear: 1 },
    907530005: { name: 'none', divisor: none, perYear: null },
};
