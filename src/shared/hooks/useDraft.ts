import { useCallback, useState } from 'react';
import * as session from '../../../authProvider/session';
import { perTab } from '../../config/storage';

/** sessionStorage key of all drafts: `<user>/<form>` -> what was typed. */
const KEY = 'drafts';

type Drafts = Record<string, string>;

const isDrafts = (value: unknown): value is Drafts =>
    typeof value === 'object' && value !== null && Object.values(value).every(text => typeof text === 'string');

const read = (): Drafts => perTab.getJson(KEY, isDrafts) ?? {};

function write(name: string, text: string | null): void {
    const { [name]: _before, ...others } = read();
    perTab.setJson(KEY, text === null ? others : { ...others, [name]: text });
}

const nameOf = (form: string): string => `${session.getUser()?.id ?? ''}/${form}`;

/** Whether something was typed into a form and not sent. */
export const hasDraft = (form: string): boolean => nameOf(form) in read();

/** Forgets what was typed and not sent; called on an explicit sign-out. */
export function dropDrafts(): void {
    perTab.remove(KEY);
}

/**
 * A text that survives a reload and the end of the session until it is sent (quality, "Faults and input"): kept per person and form
 * in this tab. Never for passwords.
 * @param form names the form and its record, e.g. `licence/10010101/name`
 * @param initial what stands there without a draft
 * @returns the text, how to change it, and how to forget the draft once it is sent or given up
 */
export function useDraft(form: string, initial: string): [text: string, edit: (text: string) => void, drop: () => void] {
    const name = nameOf(form);
    const [text, setText] = useState(() => read()[name] ?? initial);

    const edit = useCallback(
        (typed: string) => {
            setText(typed);
            write(name, typed === initial ? null : typed);
        },
        [name, initial],
    );
    const drop = useCallback(() => write(name, null), [name]);

    return [text, edit, drop];
}
