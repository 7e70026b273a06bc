const formatters = new Map<string, Intl.NumberFormat>();

/** An amount in the German format, e.g. `79,00 €`, in every language (specification 1 and 2, section 9). `currency` as ISO 4217. */
export function formatMoney(amount: number, currency = 'EUR'): string {
    const known = formatters.get(currency);
    if (known) return known.format(amount);
    const made = new Intl.NumberFormat('de-DE', { style: 'currency', currency });
    formatters.set(currency, made);
    return made.format(amount);
}
