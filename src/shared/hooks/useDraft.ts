import { useCallback, useState } from 'react';
import * as session from '#authProvider/session';
import type { User } from '#dataProvider/types';
import { readDrafts, writeDraft } from '#storage/drafts';

/** Whose drafts these are: the signed-in person's for the customer signed in for (SESSION-14); null when nobody is signed in. */
export function draftOwner(): string | null {
    const user = session.getUser();
    return user && personIn(user);
}

/** A person and the customer signed in for, as one name. */
export const personIn = ({ id, customer, customerContext }: Pick<User, 'id' | 'customer' | 'customerContext'>): string =>
    `${id}@${customerContext ?? customer}`;

const nameOf = (owner: string | null, form: string): string => `${owner ?? ''}/${form}`;

/** Whether a form has text that was typed but not sent. */
export const hasDraft = (form: string): boolean => nameOf(draftOwner(), form) in readDrafts();

/** The forms of which there are drafts. */
export function draftForms(): string[] {
    const owned = nameOf(draftOwner(), '');
    return Object.keys(readDrafts()).flatMap(name => (name.startsWith(owned) ? name.slice(owned.length) : []));
}

/** Returns the draft of a form, if there is one. */
export const readDraft = (form: string): string | undefined => readDrafts()[nameOf(draftOwner(), form)];

/**
 * Stores the draft of a form, or with null deletes it. Stores nothing for an owner who is no longer signed in. @param owner who opened the
 * form, where that may be somebody else by now
 */
export function keepDraft(form: string, text: string | null, owner = draftOwner()): void {
    if (owner !== null && (text === null || owner === draftOwner())) writeDraft(nameOf(owner, form), text);
}

/**
 * A text that survives a reload and the end of the session until it is sent (SESSION-14): stored per user, customer and form in this tab. Never use it
 * for passwords. Forms use `usePortalForm`, which stores all their values.
 * @param form identifies the form and its record, e.g. `licence/10010101/name`
 * @param initial the text when there is no draft
 * @returns the text, a function to change it, and a function to delete the draft after it was sent or discarded
 */
export function useDraft(form: string, initial: string): [text: string, edit: (text: string) => void, drop: () => void] {
    const [owner] = useState(draftOwner);
    const [text, setText] = useState(() => readDraft(form) ?? initial);

    const edit = useCallback(
        (typed: string) => {
            setText(typed);
            keepDraft(form, typed === initial ? null : typed, owner);
        },
        [form, initial, owner],
    );
    const drop = useCallback(() => keepDraft(form, null, owner), [form, owner]);

    return [text, edit, drop];
}
