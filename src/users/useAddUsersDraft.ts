import { useMemo } from 'react';
import type { User } from '../../dataProvider/types';
import { useDraft } from '../shared/hooks/useDraft';
import { readTerms, type GivingTerms } from './givingTerms';
import { isPerson, type Person } from './user';

/** A chosen user; `active` as it was when chosen. */
export type ChosenPerson = Person & Partial<Pick<User, 'active'>>;

/** What is entered in the form that adds users to a licence. */
export interface AddUsersEntry extends GivingTerms {
    chosen: readonly ChosenPerson[];
}

const EMPTY: AddUsersEntry = { ...readTerms({}), chosen: [] };

/** Reads a kept draft; what is not readable counts as nothing entered. */
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

/** The form's entries, kept over a reload and the end of the session until they are sent or given up (quality, "Faults and input"). */
export function useAddUsersDraft(licence: string) {
    const [text, edit, drop] = useDraft(`licence/${licence}/users`, '');
    const entry = useMemo(() => parse(text), [text]);
    const change = (changes: Partial<AddUsersEntry>) => edit(JSON.stringify({ ...entry, ...changes }));
    return { entry, change, drop };
}
