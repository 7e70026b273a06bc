const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Formats a remaining time (seconds) as text, e.g. "in 2 seconds"; a time in the past counts as one second. Small, because the public pages
 * load it too.
 */
export function inTime(seconds: number, language: string): string {
    const left = Math.max(1, seconds);
    const [per, unit] =
        left < 2 * MINUTE ? [1, 'second' as const] : left < 2 * HOUR ? [MINUTE, 'minute' as const] : [HOUR, 'hour' as const];
    return new Intl.RelativeTimeFormat(language).format(Math.ceil(left / per), unit);
}
