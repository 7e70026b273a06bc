/** Dates by the active language. Times of the API are epoch seconds; expiry days are shown in UTC (contract, section 1). */

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The portal's English is European: 31 Dec 2027, never 12/31/2027. */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

function utcDays(language: string): Intl.DateTimeFormat {
    const known = formatters.get(language);
    if (known) return known;
    const made = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
    formatters.set(language, made);
    return made;
}

/** The day of an expiry in UTC, e.g. `31.12.2027` in German. */
export const formatExpiry = (seconds: number, language: string): string => utcDays(language).format(new Date(seconds * 1000));

/** Current time in epoch seconds. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
