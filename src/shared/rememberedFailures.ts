import type { HttpClient } from '#dataProvider/httpClient';
import { PortalError } from '#dataProvider/errors';

/** The last failures of this page. Small: every page loads it; what is said of them is in `failedCalls.ts`. */

interface Remembered {
    /** the call's name */
    call: string;
    error: PortalError;
    /** milliseconds since the epoch */
    at: number;
}

const MOST = 5;
let failures: readonly Remembered[] = [];

/** Returns the last failures, the newest first. */
export const rememberedFailures = (): readonly Remembered[] => failures;

/** Forgets them, because the session has ended. */
export function forgetFailedCalls(): void {
    failures = [];
}

/** Returns a client that remembers failed calls by their names; an aborted one did not fail. */
export const rememberingFailures =
    (client: HttpClient): HttpClient =>
    async (path, request = {}) => {
        try {
            return await client(path, request);
        } catch (error) {
            const { call = '' } = request;
            if (error instanceof PortalError) failures = [{ call, error, at: Date.now() }, ...failures].slice(0, MOST);
            throw error;
        }
    };
