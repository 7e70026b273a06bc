import { ABSENT } from './absent';

/** Formats what a customer's or a user's cloud offers (CUSTOMER-2). */

/** Product names of the provider, the same in every language. */
const FEATURE_LEVELS = ['Start', 'Small Business', 'Enterprise'] as const;

/** Returns the name of a feature level; a missing one counts as 0, an unknown one is shown as its number. */
export const featureLevelName = (level: number | null | undefined): string => FEATURE_LEVELS[level ?? 0] ?? String(level);

/** Formats a storage quota in the given language, e.g. `250 GB`, in French `250 Go`; null counts as 0. */
export const formatQuota = (gigabytes: number | null | undefined, language: string): string =>
    Number.isNaN(gigabytes)
        ? ABSENT
        : new Intl.NumberFormat(language, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 2 }).format(gigabytes ?? 0);
