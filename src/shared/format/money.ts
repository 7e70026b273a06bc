import { ABSENT } from './absent';

const formatters = new Map<string, Intl.NumberFormat | null>();

const PLAIN = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Returns the formatter of a currency, or null for an invalid code, which a server may send. */
function formatOf(currency: string): Intl.NumberFormat | null {
    const known = formatters.get(currency);
    if (known !== undefined) return known;
    let made: Intl.NumberFormat | null = null;
    try {
        made = new Intl.NumberFormat('de-DE', { style: 'currency', currency });
    } catch {
        // `formatMoney` shows the amount with the server's code.
    }
    formatters.set(currency, made);
    return made;
}

/**
 * Formats an amount the German way, e.g. `1.234,50 €`, in every language (CONTRACT-4). `currency` is an ISO 4217 code; any other text is
 * shown as it is. Returns "–" for a number that is not finite.
 */
export function formatMoney(amount: number, currency = 'EUR'): string {
    if (!Number.isFinite(amount)) return ABSENT;
    return formatOf(currency)?.format(amount) ?? `${PLAIN.format(amount)} ${currency}`.trim();
}
