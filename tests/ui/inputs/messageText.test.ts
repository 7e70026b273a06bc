import { describe, expect, it } from 'vitest';
import { lengthState, textError } from '#src/ui/inputs/messageText';

describe('a text of at most 512 characters', () => {
    it.each([
        ['', 'messageField.empty'],
        [' \n\t ', 'messageField.empty'],
        ['x', null],
        ['x'.repeat(512), null],
        [` ${'👍'.repeat(512)} \n`, null],
        ['👍'.repeat(513), 'messageField.tooLong'],
    ])('%j has the error %s', (text, error) => expect(textError(text, 512)).toBe(error));

    it.each([
        [461, { near: false, over: false }],
        [462, { near: true, over: false }],
        [512, { near: true, over: false }],
        [513, { near: false, over: true }],
    ])('of %i characters counts as %o', (length, state) => {
        expect(lengthState(`${'é'.repeat(length)} `, 512)).toMatchObject({ length, left: 512 - length, ...state });
    });
});
