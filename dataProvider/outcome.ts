import { PortalError } from './errors';

/** What a failure says about its call's outcome. Separate from `errors.ts`, which the sign-in page loads. */

/** Whether a call got no response: no connection, or a timeout. */
export const hasNoResponse = (error: unknown): boolean =>
    error instanceof PortalError && (error.reason === 'network' || error.reason === 'timeout');

/** A status below 500 that some gateways send when the API has not answered them in time. */
const TIMED_OUT = 408;

const isRefusal = ({ status, reason }: PortalError): boolean =>
    reason === 'http' && status >= 400 && status < 500 && status !== TIMED_OUT;

/** Whether the outcome of a failed change is unknown: every failure except a clear refusal (status 4xx), and one before it was sent. */
export const isUnclear = (error: unknown): boolean => !(error instanceof PortalError && (error.unsent || isRefusal(error)));

/** Whether the API says that the record does not exist. A 404 of a server in between says nothing about the record (WIRE-10). */
export const isGone = (error: unknown): boolean =>
    error instanceof PortalError && error.reason === 'http' && error.status === 404 && error.fromApi === true;

/** Whether the server says that there is nothing at an address, e.g. no such link: with a 404 of its own, with or without an error (WIRE-10). */
export const isNotFound = (error: unknown): boolean =>
    error instanceof PortalError && error.reason === 'http' && error.status === 404 && !error.foreign;
