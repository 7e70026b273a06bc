/**
 * What was sent and not yet seen stored (quality, "A change is sent exactly once"). It is kept beside the draft, so that after a
 * lost answer or a reload the portal looks before it offers to send again. Pure.
 */
export interface Sent {
    content: string;
    /** how many rows of the same content there were before */
    before: number;
    /** the server said that it took it: it is looked for, and never sent again */
    accepted?: boolean;
}

const isSent = (value: unknown): value is Sent =>
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    typeof value.content === 'string' &&
    'before' in value &&
    typeof value.before === 'number';

/** Reads what was kept; anything else counts as nothing. */
export function parseSent(kept: string): Sent | null {
    try {
        const value: unknown = JSON.parse(kept);
        return isSent(value) ? value : null;
    } catch {
        return null;
    }
}

/** A text as the server may give it back: trimmed, with one kind of line break. */
const normal = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Whether two texts are the same message. */
export const sameContent = (one: string, other: string): boolean => normal(one) === normal(other);

/** Whether more rows of the content are there than before it was sent; the newest is the one that was sent. */
export function findStored<Row>(
    rows: readonly Row[],
    sent: Sent,
    isSame: (row: Row, content: string) => boolean,
): Row | undefined {
    const same = rows.filter(row => isSame(row, sent.content));
    return same.length > sent.before ? same.at(-1) : undefined;
}
