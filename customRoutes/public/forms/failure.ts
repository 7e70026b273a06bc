import { isPassing, PortalError } from '#dataProvider/errors';
import type { PublicKey } from '#i18n/messages';
import type { Translate } from '#i18n/public';
import { currentLanguage } from '#src/config/language';
import { inTime } from '#src/shared/format/wait';

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
    page: 'publicPages.malformed',
};

/** Whether the server responded with an error status, unlike a network failure. */
export const isRefusal = (error: unknown): error is PortalError => error instanceof PortalError && error.reason === 'http';

/** Whether the server responded at all, if only with something that cannot be read. */
export const hasResponse = (error: unknown): boolean => error instanceof PortalError && error.status > 0;

/** A text after a colon: with a small letter, except in German, where it may be a noun's, and in English, whose texts are quoted as they are. */
export function insideSentence(text: string): string {
    const language = currentLanguage();
    return language === 'de' || language === 'en' ? text : text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
}

/** The generic text for an error's status (ERROR-1). */
export function statusKey(status: number): PublicKey {
    return BY_STATUS[status] ?? (status >= 500 ? 'publicPages.status.server' : 'publicPages.status.unknown');
}

/**
 * The text for a failed call: `refused` for an error status, otherwise the text for no connection, a timeout or an unreadable response. A
 * temporary refusal has its own text, which says when to retry if the server does (WIRE-6).
 */
export function failureText(t: Translate, error: unknown, refused: PublicKey): string {
    if (isPassing(error)) {
        const text = t(error.status === 429 ? 'publicPages.tooMany' : 'publicPages.busy');
        if (error.retryAfter === undefined) return `${text} ${t('publicPages.later')}`;
        return `${text} ${t('publicPages.again', { when: inTime(error.retryAfter, currentLanguage()) })}`;
    }
    return t(error instanceof PortalError ? (BY_REASON[error.reason] ?? refused) : 'publicPages.status.unknown');
}
