import { hasTexts } from '../shared/hasTexts';

/**
 * A text that was sent but not yet found on the server, because a message must be sent exactly once (docs/quality.md, "Faults and input").
 * Stored with the draft, so that after a lost response or a reload the portal checks the server before offering to send again. Pure.
 */
export interface Sent {
    content: string;
    /** number of rows with the same content before it was sent */
    before: number;
    /** the server accepted it, so it is never sent again */
    accepted?: boolean;
}

const isSent = (value: unknown): value is Sent =>
    hasTexts(value, 'content') && 'before' in value && typeof value.before === 'number';

/** Parses the stored value; an invalid one counts as none. */
export function parseSent(kept: string): Sent | null {
    try {
        const value: unknown = JSON.parse(kept);
        return isSent(value) ? value : null;
    } catch {
        return null;
    }
}

/** Normalizes a text as the server may return it: trimmed, with one kind of line break. */
const normal = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Whether two texts are the same message. */
export const sameContent = (one: string, other: string): boolean => normal(one) === normal(other);

/** Returns the newest row with this content, which is the sent one, if there are more of them than before; otherwise undefined. */
export function findStored<Row>(
    rows: readonly Row[],
    sent: Sent,
    isSame: (row: Row, content: string) => boolean,
): Row | undefined {
    const same = rows.filter(row => isSame(row, sent.content));
    return same.length > sent.before ? same.at(-1) : undefined;
}
