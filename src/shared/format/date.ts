/** Dates by the active language. Times of the API are epoch seconds; expiry days are shown in UTC (contract, section 1). */

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: string, timeZone: string | undefined): Intl.DateTimeFormat {
    const key = `${language}|${timeZone ?? ''}`;
    const known = formatters.get(key);
    if (known) return known;
    const made = new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
    formatters.set(key, made);
    return made;
}

/** The day of an expiry in UTC, e.g. `31.12.2027` for `de`. */
export const formatExpiry = (seconds: number, language: string): string =>
    formatter(language, 'UTC').format(new Date(seconds * 1000));

/** Current time in epoch seconds. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
