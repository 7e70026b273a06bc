import { PortalError } from './errors';

/** What is known after a change that failed. Apart from `errors.ts`, which the sign-in page loads. */

/** Whether a call got no answer: there was no connection, or the time was out. */
export const isCut = (error: unknown): boolean =>
    error instanceof PortalError && (error.reason === 'network' || error.reason === 'timeout');

/** Whether the outcome of a failed change is unknown: every failure except a clear refusal (status 4xx). */
export const isUnclear = (error: unknown): boolean =>
    !(error instanceof PortalError && error.reason === 'http' && error.status >= 400 && error.status < 500);
