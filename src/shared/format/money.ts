import { ABSENT } from './absent';

const formatters = new Map<string, Intl.NumberFormat | null>();

const PLAIN = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The format of a currency; null when its code is none, which a server may send. */
function formatOf(currency: string): Intl.NumberFormat | null {
    const known = formatters.get(currency);
    if (known !== undefined) return known;
    let made: Intl.NumberFormat | null = null;
    try {
        made = new Intl.NumberFormat('de-DE', { style: 'currency', currency });
    } catch {
        // The amount is shown beside what the server wrote.
    }
    formatters.set(currency, made);
    return made;
}

/**
 * An amount in the German format, e.g. `1.234,50 €`, in every language (specification 1 and 2, section 9). `currency` as ISO 4217;
 * another code is shown as it is; "–" for what is no amount.
 */
export function formatMoney(amount: number, currency = 'EUR'): string {
    if (!Number.isFinite(amount)) return ABSENT;
    return formatOf(currency)?.format(amount) ?? `${PLAIN.format(amount)} ${currency}`.trim();
}
