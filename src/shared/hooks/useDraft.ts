import { useCallback, useState } from 'react';
import * as session from '../../../authProvider/session';
import { readDrafts, writeDraft } from '../../config/drafts';

const nameOf = (form: string): string => `${session.getUser()?.id ?? ''}/${form}`;

/** Whether something was typed into a form and not sent. */
export const hasDraft = (form: string): boolean => nameOf(form) in readDrafts();

/**
 * A text that survives a reload and the end of the session until it is sent (quality, "Faults and input"): kept per person and form
 * in this tab. Never for passwords.
 * @param form names the form and its record, e.g. `licence/10010101/name`
 * @param initial what stands there without a draft
 * @returns the text, how to change it, and how to forget the draft once it is sent or given up
 */
export function useDraft(form: string, initial: string): [text: string, edit: (text: string) => void, drop: () => void] {
    const name = nameOf(form);
    const [text, setText] = useState(() => readDrafts()[name] ?? initial);

    const edit = useCallback(
        (typed: string) => {
            setText(typed);
            writeDraft(name, typed === initial ? null : typed);
        },
        [name, initial],
    );
    const drop = useCallback(() => writeDraft(name, null), [name]);

    return [text, edit, drop];
}
