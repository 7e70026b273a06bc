import { PortalError } from '../errors';

/**
 * Whether a change was refused by a server in between, which names no time: it says 503 also where the API's own answer was lost, so that the
 * change may have been made (MANY-2).
 */
export const isFromBetween = (error: unknown): boolean =>
    error instanceof PortalError && error.status === 503 && !error.fromApi && error.retryAfter === undefined && !error.unsent;
