import { draftOwner } from './hooks/useDraft';

/** The result of the last check that somebody took along for a ticket (WHY-5): in memory alone, and for that person alone. */
let kept: { owner: string | null; text: string } | null = null;

/** Keeps the result of the last check for a ticket, in memory only. */
export const keepCheck = (text: string): void => {
    kept = { owner: draftOwner(), text };
};

/** Returns the result that the signed-in user took along, if there is one. */
export const lastCheck = (): string | null => (kept && kept.owner === draftOwner() ? kept.text : null);
