import { readTerms, type GivingTerms } from '../givingTerms';

/** What is entered for a batch: the licence or group, and how the licence is given. */
export interface Target extends GivingTerms {
    /** of the licence or group; `''` while none is chosen */
    id: string;
}

/** Reads what was kept; what is not readable counts as not entered. */
export function readTarget(text: string): Target {
    try {
        const kept = (JSON.parse(text || '{}') ?? {}) as Record<string, unknown>;
        return { ...readTerms(kept), id: typeof kept.id === 'string' ? kept.id : '' };
    } catch {
        return { ...readTerms({}), id: '' };
    }
}
