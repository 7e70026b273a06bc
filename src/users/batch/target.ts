import { readTerms, type GivingTerms } from '../givingTerms';

/** The input of a batch: the licence or group, and the terms of the licence. */
export interface Target extends GivingTerms {
    /** id of the licence or group; `''` while none is selected */
    id: string;
}

/** Parses a stored draft; invalid values count as not entered. */
export function readTarget(text: string): Target {
    try {
        const kept = (JSON.parse(text || '{}') ?? {}) as Record<string, unknown>;
        return { ...readTerms(kept), id: typeof kept.id === 'string' ? kept.id : '' };
    } catch {
        return { ...readTerms({}), id: '' };
    }
}
