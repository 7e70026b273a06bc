import { useMemo } from 'react';
import type { User } from '#dataProvider/types';
import { useDraft } from '../../shared/hooks/useDraft';
import { readTerms, type GivingTerms } from '../givingTerms';
import { isPerson, type Person } from '../user';

/** A selected user; `active` as it was at the time of selection. */
export type ChosenPerson = Person & Partial<Pick<User, 'active'>>;

/** The input of the form that adds users to a licence. */
export interface AddUsersEntry extends GivingTerms {
    chosen: readonly ChosenPerson[];
}

const EMPTY: AddUsersEntry = { ...readTerms({}), chosen: [] };

/** Parses a stored draft; invalid values count as not entered. */
function parse(text: string): AddUsersEntry {
    if (text === '') return EMPTY;
    try {
        const kept = JSON.parse(text) as Record<string, unknown>;
        return {
            ...readTerms(kept),
            chosen: Array.isArray(kept.chosen) ? kept.chosen.filter(isPerson) : [],
        };
    } catch {
        return EMPTY;
    }
}

/** The form's input, stored across a reload and the end of the session until it is sent or cancelled (SESSION-14). */
export function useAddUsersDraft(licence: string) {
    const [text, edit, drop] = useDraft(`licence/${licence}/users`, '');
    const entry = useMemo(() => parse(text), [text]);
    const change = (changes: Partial<AddUsersEntry>) => edit(JSON.stringify({ ...entry, ...changes }));
    return { entry, change, drop };
}
