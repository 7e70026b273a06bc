import { useMemo } from 'react';
import { useDraft } from '../../shared/hooks/useDraft';
import { readTerms, type GivingTerms } from '../givingTerms';
import type { LicenceWish } from './detail';

/** The input of the form that adds licences to a user. */
interface AddLicencesEntry extends GivingTerms {
    chosen: readonly LicenceWish[];
}

const EMPTY: AddLicencesEntry = { ...readTerms({}), chosen: [] };

const isWish = (value: unknown): value is LicenceWish => {
    if (typeof value !== 'object' || value === null) return false;
    const { licence, key } = value as Record<string, unknown>;
    return typeof licence === 'string' && (key === undefined || typeof key === 'string');
};

/** Parses a stored draft; invalid values count as not entered. */
function parse(text: string): AddLicencesEntry {
    if (text === '') return EMPTY;
    try {
        const kept = JSON.parse(text) as Record<string, unknown>;
        return {
            ...readTerms(kept),
            chosen: Array.isArray(kept.chosen) ? kept.chosen.filter(isWish) : [],
        };
    } catch {
        return EMPTY;
    }
}

/** The form's input, stored across a reload and the end of the session until it is sent or cancelled (SESSION-14). */
export function useAddLicencesDraft(user: string) {
    const [text, edit, drop] = useDraft(`user/${user}/licences`, '');
    const entry = useMemo(() => parse(text), [text]);
    const change = (changes: Partial<AddLicencesEntry>) => edit(JSON.stringify({ ...entry, ...changes }));
    return { entry, change, drop };
}
