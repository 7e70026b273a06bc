import { PortalError } from '../../../dataProvider/errors';
import type { PublicKey } from '../../../i18n/public';

const BY_STATUS: Readonly<Record<number, PublicKey>> = {
    400: 'publicPages.status.badRequest',
    401: 'publicPages.status.unauthorised',
    403: 'publicPages.status.forbidden',
    404: 'publicPages.status.notFound',
};

const BY_REASON: Readonly<Record<PortalError['reason'], PublicKey | null>> = {
    http: null,
    network: 'publicPages.network',
    timeout: 'publicPages.timeout',
    malformed: 'publicPages.malformed',
};

/** Whether the server answered the call with an error status, so that it is about the call and not about the way there. */
export const isRefusal = (error: unknown): error is PortalError => error instanceof PortalError && error.reason === 'http';

/** The generic text of an error answer's status (specification 1, section 8). */
export function statusKey(status: number): PublicKey {
    return BY_STATUS[status] ?? (status >= 500 ? 'publicPages.status.server' : 'publicPages.status.unknown');
}

/**
 * The text for a failed call: `refused` when the server answered with an error status, otherwise what is known about the way
 * there (no connection, no answer in time, an unreadable answer).
 */
export function failureKey(error: unknown, refused: PublicKey): PublicKey {
    if (!(error instanceof PortalError)) return 'publicPages.status.unknown';
    return BY_REASON[error.reason] ?? refused;
}
