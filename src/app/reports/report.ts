import { isAbort, PortalError } from '#dataProvider/errors';
import type { Vitals } from './vitals';

/** What a report contains (REPORT-2): only values from fixed lists and numbers, nothing named by a user, a record or a server. */

export interface Report {
    /** the pattern of the page, e.g. `/licences/{id}/keys` */
    route: string;
    /** i18n key of the failure */
    error?: string;
    /** HTTP status of the failed call; 0 if there is none */
    status?: number;
    /** the build */
    release: string;
    vitals?: Vitals;
}

/** What failed, without where. */
export interface Failed {
    error: string;
    status: number;
}

/** Returns the build's id: the hash in the entry's file name, which changes with the code. Pure. */
export const releaseOf = (entry: string): string => /\/index-([\w-]+)\.js$/.exec(entry)?.[1] ?? '';

/**
 * Returns what to report about an error; null for one that says nothing about the portal: an aborted call, and a 401, which every session ends
 * with. The error's message is never used, because it may contain anything. `page` is the kind of error page that shows it.
 */
export function failedBy(error: unknown, page = 'unknown'): Failed | null {
    if (isAbort(error)) return null;
    if (!(error instanceof PortalError)) return { error: `errorPage.${page}Title`, status: 0 };
    const { message, status } = error;
    return status === 401 ? null : { error: message, status };
}

/** Where reports are sent, and from which share of all page loads. */
export interface Receiver {
    path: string;
    /** 0 to 1 */
    share: number;
}

/**
 * Reads the receiver from the tag that the operator has switched on (deploy/README.md, "Reports"): null unless it names a path of this
 * origin, without a query, and a share above 0. Pure.
 */
export function receiverOf({ path = '', share = '1' }: { path?: string; share?: string }): Receiver | null {
    const part = Number(share);
    const own = /^\/(?![/\\])[\w./-]*$/.test(path);
    return own && part > 0 && part <= 1 ? { path, share: part } : null;
}
