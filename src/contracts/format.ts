import { formatExpiry } from '../shared/format/date';

/** Money and days of contracts as text. */

const formatters = new Map<string, Intl.NumberFormat | null>();

function euroStyle(currency: string): Intl.NumberFormat | null {
    const known = formatters.get(currency);
    if (known !== undefined) return known;
    let made: Intl.NumberFormat | null = null;
    try {
        made = new Intl.NumberFormat('de-DE', { style: 'currency', currency });
    } catch {
        // No currency code: the amount is shown beside what the server wrote.
    }
    formatters.set(currency, made);
    return made;
}

const PLAIN = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in its currency, in the German locale whatever the portal's language: `1.234,50 €` (specification 2, section 9). */
export function formatMoney(amount: number, currency: string): string {
    if (!Number.isFinite(amount)) return '';
    return euroStyle(currency)?.format(amount) ?? `${PLAIN.format(amount)} ${currency}`.trim();
}

/** An ISO day by the language, the same day in every time zone; what is no day is shown as it came. */
export function formatDay(day: string | null | undefined, language: string): string {
    if (!day) return '';
    const time = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(time) ? day : formatExpiry(time / 1000, language);
}
