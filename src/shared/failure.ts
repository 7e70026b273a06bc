import { useLocaleState, useResourceDefinitions } from 'ra-core';
import { useCallback } from 'react';
import * as session from '#authProvider/session';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { isPassing, PortalError } from '#dataProvider/errors';
import { isGone } from '#dataProvider/outcome';
import { inTime } from './format/wait';
import type { Manifest } from './manifest';
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

/**
 * Returns the i18n key of what to do about a failure, by its cause (ERROR-7); null when its own text says it. Users who may change everything
 * are referred to the support.
 */
export function nextStep(failure: unknown): MessageKey | null {
    if (!(failure instanceof PortalError)) return 'errors.next.again';
    const { reason, status } = failure;
    if (status === 429 || status === 503) return 'errors.later';
    if (reason === 'network' || reason === 'timeout') return `errors.${reason}`;
    if (status === 403) return session.getUser()?.role === 'ADMIN' ? 'errors.next.support' : 'errors.next.ask';
    if (status === 404) return isGone(failure) ? 'errors.next.gone' : 'errors.next.again';
    if (reason === 'page') return 'errors.next.unclear';
    if (status === 401 || status === 409) return null;
    return status >= 400 && status < 500 ? 'errors.next.input' : 'errors.next.again';
}

const ASKING_SUPPORT: ReadonlySet<MessageKey | null> = new Set<MessageKey>([
    'errors.next.again',
    'errors.next.input',
    'errors.next.support',
]);

/** Whether the next step of a failure is, or may become, to contact support; its address belongs beside the text (PUBLIC-10). */
export const asksForSupport = (failure: unknown): boolean => ASKING_SUPPORT.has(nextStep(failure));

/**
 * Returns a function that describes a failure with its translated text, or with `own` (translated) instead, and then says what to do next. A
 * text that ends with a full stop already says what to do, so nothing is added. A temporary refusal (429, 503) always uses its own text, with
 * the time until a retry is possible if the server sends it.
 */
export function useFailureText(): (failure: unknown, own?: string) => string {
    const t = useT();
    const [language] = useLocaleState();
    const definitions = useResourceDefinitions();
    return useCallback(
        (failure, own) => {
            if (isPassing(failure)) {
                const text = t(failure.message);
                if (failure.retryAfter === undefined) return `${text} ${t('errors.later')}`;
                return `${text} ${t('errors.again', { when: inTime(failure.retryAfter, language) })}`;
            }
            const reason = failureText(failure);
            const text = own ?? t(reason);
            const [remedy] = (Object.values(definitions) as Manifest[]).flatMap(({ remedies }) => remedies?.[reason] ?? []);
            const next = remedy ?? nextStep(failure);
            return next === null || text.endsWith('.') ? text : `${text}. ${t(next)}`;
        },
        [t, language, definitions],
    );
}

/** Returns a function that shows a failed change as `toastFailure` does, with the text of `useFailureText`. */
export function useNotifyFailure(): (failure: unknown, own?: string) => void {
    const textOf = useFailureText();
    return useCallback((failure, own) => toastFailure(failure, textOf(failure, own)), [textOf]);
}
