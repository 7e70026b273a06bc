import { CALLS, type PortalCall } from '#dataProvider/calls';
import type { Entry } from '#dataProvider/calls/entry';
import { resources, type ResourceName } from '#dataProvider/resources';

/** How long reads stay fresh, in milliseconds (LIST-6). */

/** The default. */
export const FRESH_MS = 60_000;

const freshOf = (call: PortalCall | undefined): number => (call && (CALLS[call] as Entry).freshMs) ?? FRESH_MS;

const callsOf = (resource: string) => (Object.hasOwn(resources, resource) ? resources[resource as ResourceName].calls : {});

/** How long the lists of a resource stay fresh, in milliseconds. */
export const listFreshMs = (resource: string): number => freshOf(callsOf(resource).list);
/** How long a record of a resource stays fresh, in milliseconds. */
export const recordFreshMs = (resource: string): number => freshOf(callsOf(resource).one);

/** The signed-in user (SESSION-8); the same for the record cached in the tab. */
export { USER_FRESH_MS } from '#authProvider/session';
/** The customer is read once (CUSTOMER-5). */
export const CUSTOMER_FRESH_MS = Infinity;
