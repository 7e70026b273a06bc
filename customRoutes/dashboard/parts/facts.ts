import type { Contract, Licence } from '#dataProvider/types';
import { isExpired } from '#src/licences/public';

/** The figures of the tiles (DASH-5). Pure. */

/** The number of used keys of a customer's valid licences, and of all their keys; null if there are none. */
export function inUse(licences: readonly Licence[], now: number): { used: number; count: number } | null {
    const working = licences.filter(licence => !isExpired(licence, now));
    const sum = (of: 'count' | 'count_active_licences'): number =>
        working.reduce((total, licence) => total + (Number.isFinite(licence[of]) ? licence[of] : 0), 0);
    const count = sum('count');
    return count > 0 ? { used: sum('count_active_licences'), count } : null;
}

/** The day of the next invoice (`YYYY-MM-DD`), today or later; null when none is planned. */
export function nextInvoice(contracts: readonly Pick<Contract, 'invoiceOn'>[], today: string): string | null {
    const days = contracts.flatMap(({ invoiceOn }) => (invoiceOn && invoiceOn >= today ? [invoiceOn] : []));
    return days.sort()[0] ?? null;
}
