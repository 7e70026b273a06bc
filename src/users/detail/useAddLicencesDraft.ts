import { useMemo } from 'react';
import { useDraft } from '../../shared/hooks/useDraft';
import type { LicenceWish } from './detail';

/** What is entered in the form that adds licences to a user. */
interface AddLicencesEntry {
    chosen: readonly LicenceWish[];
    /** the expiry is wanted, where it is optional */
    expires: boolean;
    /** `YYYY-MM-DD` or `''` */
    day: string;
    sendMail: boolean;
}

const EMPTY: AddLicencesEntry = { chosen: [], expires: false, day: '', sendMail: false };

const isWish = (value: unknown): value is LicenceWish => {
    if (typeof value !== 'object' || value === null) return false;
    const { licence, key } = value as Record<string, unknown>;
    return typeof licence === 'string' && (key === undefined || typeof key === 'string');
};

/** Reads a kept draft; what is not readable counts as nothing entered. */
function parse(text: string): AddLicencesEntry {
    if (text === '') return EMPTY;
    try {
        const { chosen, expires, day, sendMail } = JSON.parse(text) as Record<string, unknown>;
        return {
            chosen: Array.isArray(chosen) ? chosen.filter(isWish) : [],
            expires: expires === true,
            day: typeof day === 'string' ? day : '',
            sendMail: sendMail === true,
        };
    } catch {
        return EMPTY;
    }
}

/** The form's entries, kept over a reload and the end of the session until they are sent or given up (quality, "Faults and input"). */
export function useAddLicencesDraft(user: string) {
    const [text, edit, drop] = useDraft(`user/${user}/licences`, '');
    const entry = useMemo(() => parse(text), [text]);
    const change = (changes: Partial<AddLicencesEntry>) => edit(JSON.stringify({ ...entry, ...changes }));
    return { entry, change, drop };
}
