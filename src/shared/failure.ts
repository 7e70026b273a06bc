import { useLocaleState } from 'ra-core';
import { useCallback } from 'react';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { isPassing, PortalError } from '#dataProvider/errors';
import { inTime } from './format/wait';
import { toast } from '../ui/feedback/toast';

/** The ids of the toasts about failed changes, which are dismissed before the next attempt. */
const said = new Set<string>();

/** Dismisses the messages of earlier failures; called before a change is sent. */
export function dismissFailures(): void {
    for (const id of said) toast.dismiss(id);
    said.clear();
}

/**
 * Shows a failed change as an error toast; `text` is translated. Shows nothing for a 401, which ends the session and is reported by the
 * sign-in page (WIRE-11).
 */
export function toastFailure(error: unknown, text: string): void {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
    if (status !== 401) said.add(toast.error(text));
}

/** Returns the i18n key of the text for a failure. `useFailureText` also says when to try again. */
export const failureText = (error: unknown): MessageKey => (error instanceof PortalError ? error.message : 'errors.unknown');

/** Whether a failed change may have been made all the same: true unless the server refused it (4xx). */
export const isUnclear = (error: unknown): boolean =>
    !(error instanceof PortalError && error.reason === 'http' && error.status >= 400 && error.status < 500);

/**
 * Returns a function that describes a failure with its translated text, or with `own` (translated) instead. A temporary refusal (429, 503)
 * always has its own text, which says when to retry if the server does.
 */
export function useFailureText(): (failure: unknown, own?: string) => string {
    const t = useT();
    const [language] = useLocaleState();
    return useCallback(
        (failure, own) => {
            if (!isPassing(failure)) return own ?? t(failureText(failure));
            const text = t(failure.message);
            if (failure.retryAfter === undefined) return `${text} ${t('errors.later')}`;
            return `${text} ${t('errors.again', { when: inTime(failure.retryAfter, language) })}`;
        },
        [t, language],
    );
}

/** Returns a function that shows a failed change as `toastFailure` does, with the text of `useFailureText`. */
export function useNotifyFailure(): (failure: unknown, own?: string) => void {
    const textOf = useFailureText();
    return useCallback((failure, own) => toastFailure(failure, textOf(failure, own)), [textOf]);
}
