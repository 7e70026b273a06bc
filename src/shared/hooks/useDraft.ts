import { useCallback, useState } from 'react';
import * as session from '#authProvider/session';
import { readDrafts, writeDraft } from '../../config/drafts';

const nameOf = (form: string): string => `${session.getUser()?.id ?? ''}/${form}`;

/** Whether a form has text that was typed but not sent. */
export const hasDraft = (form: string): boolean => nameOf(form) in readDrafts();

/** Returns the signed-in user's draft of a form, if there is one. */
export const readDraft = (form: string): string | undefined => readDrafts()[nameOf(form)];

/** Stores the signed-in user's draft of a form; null deletes it. */
export const keepDraft = (form: string, text: string | null): void => writeDraft(nameOf(form), text);

/**
 * A text that survives a reload and the end of the session until it is sent (SESSION-14): stored per user and form in this tab. Never use it
 * for passwords. Forms use `usePortalForm`, which stores all their values.
 * @param form identifies the form and its record, e.g. `licence/10010101/name`
 * @param initial the text when there is no draft
 * @returns the text, a function to change it, and a function to delete the draft after it was sent or discarded
 */
export function useDraft(form: string, initial: string): [text: string, edit: (text: string) => void, drop: () => void] {
    const [text, setText] = useState(() => readDraft(form) ?? initial);

    const edit = useCallback(
        (typed: string) => {
            setText(typed);
            keepDraft(form, typed === initial ? null : typed);
        },
        [form, initial],
    );
    const drop = useCallback(() => keepDraft(form, null), [form]);

    return [text, edit, drop];
}
