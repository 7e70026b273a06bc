import { useLocaleState, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { isPassing, PortalError } from '../../../dataProvider/errors';
import { toast } from './toast';

/** What failed changes have said and is not to stand beside the next try. */
const said = new Set<string>();

/** Takes the messages of earlier failures away: called when a change is tried. */
export function dismissFailures(): void {
    for (const id of said) toast.dismiss(id);
    said.clear();
}

/**
 * Tells that a change failed, in the catalogue's words (already translated). A 401 has ended the session, and the sign-in page says so:
 * nothing more is said here (quality, "A burst of 401s").
 */
export function toastFailure(error: unknown, text: string): void {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
    if (status !== 401) said.add(toast.error(text));
}

/** The key of the catalogue's text for a failure; translate it. `useFailureWords` also tells when it is over. */
export const failureText = (error: unknown): string => (error instanceof PortalError ? error.message : 'errors.unknown');

/** Whether nobody knows if a change was done: anything but a clear refusal (status 4xx). */
export const isUnclear = (error: unknown): boolean =>
    !(error instanceof PortalError && error.reason === 'http' && error.status >= 400 && error.status < 500);

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A time to come in words, e.g. "in 2 seconds". */
function inTime(seconds: number, language: string): string {
    const [per, unit] =
        seconds < 2 * MINUTE
            ? [1, 'second' as const]
            : seconds < 2 * HOUR
              ? [MINUTE, 'minute' as const]
              : [HOUR, 'hour' as const];
    return new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / per), unit);
}

/**
 * Words a failure with the catalogue's text, or with `own` (translated) in its place. A refusal for the time being (429, 503) is always
 * told as one, with the time when the same is possible again, if the server tells it.
 */
export function useFailureWords(): (failure: unknown, own?: string) => string {
    const translate = useTranslate();
    const [language] = useLocaleState();
    return useCallback(
        (failure, own) => {
            if (!isPassing(failure)) return own ?? translate(failureText(failure));
            const text = translate(failure.message);
            if (failure.retryAfter === undefined) return `${text} ${translate('errors.later')}`;
            return `${text} ${translate('errors.again', { when: inTime(Math.max(1, failure.retryAfter), language) })}`;
        },
        [translate, language],
    );
}

/** Tells failed changes as `toastFailure` does, in the words of `useFailureWords`. */
export function useTellFailure(): (failure: unknown, own?: string) => void {
    const words = useFailureWords();
    return useCallback((failure, own) => toastFailure(failure, words(failure, own)), [words]);
}
