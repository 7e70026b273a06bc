import type { Licence } from '#dataProvider/types';
import { isAutomatic, isExpired } from '#src/licences/public';

/** The rules of the academy membership (MEMBER-1 to MEMBER-3). Pure; amounts in EUR per month. */

export const MAIN_FEE = 69;
export const EXTRA_FEE = 10;
const EXTRAS_MAXIMUM = 999;

/** Parses the typed number of additional licences: an integer from 0 to 999, otherwise null. */
export function parseExtras(typed: string): number | null {
    const text = typed.trim();
    if (!/^\d+$/.test(text)) return null;
    const extras = Number(text);
    return extras <= EXTRAS_MAXIMUM ? extras : null;
}

/** The monthly fee of the main licence and its extras. */
export const monthlyFee = (extras: number): number => MAIN_FEE + EXTRA_FEE * extras;

/** The monthly fee for a number of licences; 0 for none, NaN if the number is unknown. */
export const feeOf = (count: number): number => (count === 0 ? 0 : monthlyFee(count - 1));

/** The number of licences to order: the main one and its extras. */
export const licenceCount = (extras: number): number => extras + 1;

/** The number of extras of an existing membership. */
export const extrasOf = (licence: Pick<Licence, 'count'>): number => Math.min(EXTRAS_MAXIMUM, Math.max(0, licence.count - 1));

/** The initial text of the field for the extras; empty when the server does not say how many licences there are. */
export function initialExtras(present: Pick<Licence, 'count'> | null): string {
    const extras = present ? extrasOf(present) : 0;
    return Number.isNaN(extras) ? '' : String(extras);
}

/** The paid academy licences, without the automatic one. */
export const paidLicences = (licences: readonly Licence[]): Licence[] =>
    licences.filter(licence => licence.product === 'academy' && !isAutomatic(licence));

/** The valid paid licence with the largest count, which can be changed or terminated; null when a new one would be ordered. */
export const presentLicence = (licences: readonly Licence[], now: number): Licence | null =>
    paidLicences(licences)
        .filter(licence => !isExpired(licence, now))
        .sort((one, other) => (other.count || 0) - (one.count || 0))[0] ?? null;

export type OrderOutcome =
    | { kind: 'send'; count: number }
    /** the main licence is not ticked, or the number is invalid or unchanged */
    | { kind: 'refuse'; main: boolean; extras: 'invalid' | 'unchanged' | null };

/** What submitting the form does. `present` is the count of the current licence; null when there is none. */
export function orderOutcome(entered: { main: boolean; extras: string }, present: number | null): OrderOutcome {
    const extras = parseExtras(entered.extras);
    const unchanged = extras !== null && licenceCount(extras) === present;
    if (entered.main && extras !== null && !unchanged) return { kind: 'send', count: licenceCount(extras) };
    return { kind: 'refuse', main: !entered.main, extras: extras === null ? 'invalid' : unchanged ? 'unchanged' : null };
}

/** Whether the order reduces the number of licences, which takes effect only after the minimum term. */
export const isReduction = (extras: number | null, present: number | null): boolean =>
    extras !== null && present !== null && licenceCount(extras) < present;
