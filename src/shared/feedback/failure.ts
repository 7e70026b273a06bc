import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { PortalError } from '../../../dataProvider/errors';
import { toast } from './toast';

/**
 * Tells that a change failed, in the catalogue's words (already translated). A 401 has ended the session, and the sign-in page says so:
 * nothing more is said here (quality, "A burst of 401s").
 */
export function toastFailure(error: unknown, text: string): void {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
    if (status !== 401) toast.error(text);
}

/** The key of the catalogue's text for a failure; translate it. */
export const failureText = (error: unknown): string => (error instanceof PortalError ? error.message : 'errors.unknown');

/** Whether nobody knows if a change was done: anything but a clear refusal (status 4xx). */
export const isUnclear = (error: unknown): boolean =>
    !(error instanceof PortalError && error.reason === 'http' && error.status >= 400 && error.status < 500);

/** Tells failed changes as `toastFailure` does, in the catalogue's words. */
export function useTellFailure(): (failure: unknown) => void {
    const translate = useTranslate();
    return useCallback(failure => toastFailure(failure, translate(failureText(failure))), [translate]);
}
