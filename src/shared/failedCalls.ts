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

/** The parts of the API's and the portal's paths that are not ids. Anything else in a path counts as an id. */
const WORDS: ReadonlySet<string> = new Set(
    `academy activate activate-edu activate-user applications approve auth cloud-groups cloudGroups comments contracts customer
    dashboard deadlines directories edu embeds invoices jobs keys licences logout membership messages modules orders password path
    playlist profile progress record recover recover-password redirects refresh replies request requestToken reset rest search seats send
    tags tickets token transfer transfer-user user user-management users validate validateToken videos`.split(/\s+/),
);

/** Returns a path without its query, with `{id}` for every id: `users/u1/keys?$top=5` becomes `users/{id}/keys`. Pure. */
export const patternOf = (path: string): string =>
    (path.split(/[?#]/)[0] ?? '')
        .split('/')
        .map(part => (part === '' || WORDS.has(part) ? part : '{id}'))
        .join('/');

/** Returns the last failed calls, the newest first. */
export const failedCalls = (): readonly FailedCall[] => failed;

/** Forgets them, because the session has ended. */
export function forgetFailedCalls(): void {
    failed = [];
}

/** Returns a client that remembers failed calls; an aborted one did not fail. */
export const rememberingFailures =
    (client: HttpClient): HttpClient =>
    async (path, request) => {
        try {
            return await client(path, request);
        } catch (error) {
            if (error instanceof PortalError && !isAbort(error)) {
                const { status, message } = error;
                const call = {
                    method: request?.method ?? 'GET',
                    pattern: patternOf(path),
                    status,
                    error: message,
                    at: Date.now(),
                };
                failed = [call, ...failed].slice(0, MOST);
            }
            throw error;
        }
    };
