import { ABSENT } from './absent';

/** What a customer's or a user's cloud offers, in words (specification 1, section 3, "Customer"; specification 2, section 9). */

/** Names of the provider's offers, the same in every language. */
const FEATURE_LEVELS = ['Start', 'Small Business', 'Enterprise'] as const;

/** The name of a feature level; a missing one counts as 0, an unknown one is shown as its number. */
export const featureLevelName = (level: number | null | undefined): string => FEATURE_LEVELS[level ?? 0] ?? String(level);

/** A storage quota by the language, e.g. `250 GB`, in French `250 Go`; null counts as 0. */
export const formatQuota = (gigabytes: number | null | undefined, language: string): string =>
    Number.isNaN(gigabytes)
        ? ABSENT
        : new Intl.NumberFormat(language, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 2 }).format(gigabytes ?? 0);
