import type { ResourceName } from '#dataProvider';

/** How long reads stay fresh, in milliseconds (LIST-6). */

const MINUTE_MS = 60_000;
const FIVE_MINUTES_MS = 5 * MINUTE_MS;

/** The default. */
export const FRESH_MS = MINUTE_MS;

const LISTS: Partial<Record<string, number>> = {
    licences: FIVE_MINUTES_MS,
    users: FIVE_MINUTES_MS,
    cloudGroups: FIVE_MINUTES_MS,
} satisfies Partial<Record<ResourceName, number>>;

const RECORDS: Partial<Record<string, number>> = {
    licences: FIVE_MINUTES_MS,
    users: FIVE_MINUTES_MS,
    // read on each visit, and polled while active
    tickets: 0,
} satisfies Partial<Record<ResourceName, number>>;

/** How long the lists of a resource stay fresh, in milliseconds. */
export const listFreshMs = (resource: string): number => LISTS[resource] ?? FRESH_MS;
/** How long a record of a resource stays fresh, in milliseconds. */
export const recordFreshMs = (resource: string): number => RECORDS[resource] ?? FRESH_MS;

/** The signed-in user (SESSION-8); the same for the record cached in the tab. */
export { USER_FRESH_MS } from '#authProvider/session';
/** The customer is read once (CUSTOMER-5). */
export const CUSTOMER_FRESH_MS = Infinity;

/** The tags of the academy's videos. */
export const TAGS_FRESH_MS = FIVE_MINUTES_MS;
