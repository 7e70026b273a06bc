import { describe, expect, it } from 'vitest';
import { isComposing, meantKey } from '#src/ui/keyboard';

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

describe('a key is meant as', () => {
    it.each([
        ['Latin', press('k', 'KeyK'), 'k'],
        ['Latin, in capitals', press('K', 'KeyK', true), 'k'],
        ['Dvorak, where the letter counts', press('k', 'KeyV'), 'k'],
        ['Russian', press('л', 'KeyK'), 'k'],
        ['Greek', press('κ', 'KeyK'), 'k'],
        ['Russian, with Shift', press('Б', 'Comma', true), '<'],
        ['Russian, a letter that has no Latin one', press('ж', 'Semicolon'), 'ж'],
        ['French, the row of digits', press('é', 'Digit2'), '2'],
        ['French, a digit with Shift', press('2', 'Digit2', true), '2'],
        ['Slovak, the row of digits', press('ľ', 'Digit2'), '2'],
        ['English, a sign with Shift', press('@', 'Digit2', true), '@'],
        ['French, a sign at the place of a letter', press(',', 'KeyM'), ','],
        ['French, a letter at the place of a sign', press('m', 'Semicolon'), 'm'],
        ['the digits at the side', press('7', 'Numpad7'), '7'],
        ['a named key', press('ArrowLeft', 'ArrowLeft'), 'ArrowLeft'],
    ])('%s', (_which, event, meant) => expect(meantKey(event)).toBe(meant));
});

it.each([
    ['a composition', { isComposing: true, keyCode: 13 }, true],
    ['Safari’s Enter that ended one', { isComposing: false, keyCode: 229 }, true],
    ['an Enter', { isComposing: false, keyCode: 13 }, false],
])('%s belongs to an input method', (_which, event, expected) => expect(isComposing(event)).toBe(expected));
