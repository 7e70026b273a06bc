import type { HttpClient } from '#dataProvider/httpClient';
import { isAbort, PortalError } from '#dataProvider/errors';

/** The last failed calls of this page, which a user may add to a ticket (TICKET-8): nothing of what was sent or received. */

export interface FailedCall {
    method: string;
    /** the path with `{id}` for every id, without its query */
    pattern: string;
    /** HTTP status; 0 without a response */
    status: number;
    /** i18n key of the failure */
    error: string;
    /** milliseconds since the epoch */
    at: number;
}

const MOST = 5;
let failed: readonly FailedCall[] = [];

/** Returns the last failed calls, the newest first. */
export const failedCalls = (): readonly FailedCall[] => failed;

/** Forgets them, because the session has ended. */
export function forgetFailedCalls(): void {
    failed = [];
}

/** Returns a client that remembers failed calls by their names; an aborted one did not fail. */
export const rememberingFailures =
    (client: HttpClient): HttpClient =>
    async (path, request = {}) => {
        try {
            return await client(path, request);
        } catch (error) {
            const { call = '' } = request;
            if (error instanceof PortalError && !isAbort(error)) {
                const [method = '', pattern = ''] = call.replace(/\{\w+\}/g, '{id}').split(' /');
                failed = [{ method, pattern, status: error.status, error: error.message, at: Date.now() }, ...failed].slice(
                    0,
                    MOST,
                );
            }
            throw error;
        }
    };
