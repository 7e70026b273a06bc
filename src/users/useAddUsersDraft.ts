import { useMemo } from 'react';
import type { User } from '../../dataProvider/types';
import { useDraft } from '../shared/hooks/useDraft';
import { isPerson, type Person } from './user';

/** A chosen user; `active` as it was when chosen. */
export type ChosenPerson = Person & Partial<Pick<User, 'active'>>;

/** What is entered in the form that adds users to a licence. */
export interface AddUsersEntry {
    chosen: readonly ChosenPerson[];
    /** the expiry is wanted, where it is optional */
    expires: boolean;
    /** `YYYY-MM-DD` or `''` */
    day: string;
    sendMail: boolean;
}

const EMPTY: AddUsersEntry = { chosen: [], expires: false, day: '', sendMail: false };

/** Reads a kept draft; what is not readable counts as nothing entered. */
function parse(text: string): AddUsersEntry {
    if (text === '') return EMPTY;
    try {
        const { chosen, expires, day, sendMail } = JSON.parse(text) as Record<string, unknown>;
        return {
            chosen: Array.isArray(chosen) ? chosen.filter(isPerson) : [],
            expires: expires === true,
            day: typeof day === 'string' ? day : '',
            sendMail: sendMail === true,
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
