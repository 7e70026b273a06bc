import { describe, expect, it } from 'vitest';
import { findStored, parseSent, sameContent } from '../../src/tickets/sent';

const isSame = (row: { content: string }, content: string): boolean => sameContent(row.content, content);
const rows = (...contents: string[]) => contents.map((content, at) => ({ id: at + 1, content }));

describe('the note of a sent message', () => {
    it.each(['', 'null', '{', '[]', '{"content":"x"}', '{"content":1,"before":0}'])('%j is ignored', kept => {
        expect(parseSent(kept)).toBeNull();
    });

    it('is read as it was stored', () => {
        const sent = { content: 'Hello', before: 2 };
        expect(parseSent(JSON.stringify(sent))).toEqual(sent);
    });

    it.each([
        ['nothing of the kind is there', rows('Other'), 0, undefined],
        ['one is there', rows('Other', 'Hello'), 0, 2],
        ['only the one of before is there', rows('Hello'), 1, undefined],
        ['a second one came, the newest is meant', rows('Hello', 'Other', 'Hello'), 1, 3],
        ['the server changed line breaks and spaces', rows('Hello\r\n'), 0, 1],
    ])('%s', (_case, stored, before, id) => {
        expect(findStored(stored, { content: 'Hello', before }, isSame)?.id).toBe(id);
    });
});
