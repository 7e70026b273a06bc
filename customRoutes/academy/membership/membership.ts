import type { Licence } from '../../../dataProvider/types';
import { isAutomatic, isExpired } from '../../../src/licences/public';

/** The rules of the academy membership (specification 2, sections 5 and 9). Pure; amounts in EUR per month. */

export const MAIN_FEE = 69;
export const EXTRA_FEE = 10;
const EXTRAS_MAXIMUM = 999;

/** The number of additional licences that was typed: an integer from 0 to 999, otherwise null. */
export function parseExtras(typed: string): number | null {
    const text = typed.trim();
    if (!/^\d+$/.test(text)) return null;
    const extras = Number(text);
    return extras <= EXTRAS_MAXIMUM ? extras : null;
}

/** What the main licence and its extras cost each month. */
export const monthlyFee = (extras: number): number => MAIN_FEE + EXTRA_FEE * extras;

/** The number of licences that is ordered: the main one and its extras. */
export const licenceCount = (extras: number): number => extras + 1;

/** The extras of a present membership. */
export const extrasOf = (licence: Pick<Licence, 'count'>): number => Math.min(EXTRAS_MAXIMUM, Math.max(0, licence.count - 1));

/** The academy licences that were paid for; the automatic one never was. */
export const paidLicences = (licences: readonly Licence[]): Licence[] =>
    licences.filter(licence => licence.product === 'academy' && !isAutomatic(licence));

/** The paid licence in force with the most licences, which can be modified or terminated; null means order. */
export const presentLicence = (licences: readonly Licence[], now: number): Licence | null =>
    paidLicences(licences)
        .filter(licence => !isExpired(licence, now))
        .sort((one, other) => other.count - one.count)[0] ?? null;

export type OrderOutcome =
    | { kind: 'send'; count: number }
    /** why not: the main licence is not ticked, the number is none, or the one there is */
    | { kind: 'refuse'; main: boolean; extras: 'invalid' | 'unchanged' | null };

/** What the form does with what was entered; `present` is the licence's count, null without one. */
export function orderOutcome(entered: { main: boolean; extras: string }, present: number | null): OrderOutcome {
    const extras = parseExtras(entered.extras);
    const unchanged = extras !== null && licenceCount(extras) === present;
    if (entered.main && extras !== null && !unchanged) return { kind: 'send', count: licenceCount(extras) };
    return { kind: 'refuse', main: !entered.main, extras: extras === null ? 'invalid' : unchanged ? 'unchanged' : null };
}

/** Whether it asks for fewer licences than there are, which takes effect only after the minimum term. */
export const isReduction = (extras: number | null, present: number | null): boolean =>
    extras !== null && present !== null && licenceCount(extras) < present;
