import { afterEach, describe, expect, it } from 'vitest';
import { actionOf, type PlayerAction } from '#customRoutes/academy/video/playerKeys';

/** What the player does with a key that is pressed in an element. */
function press(
    key: string,
    inside: Element,
    options: KeyboardEventInit = {},
    player: Element | null = null,
): PlayerAction | null {
    let action: PlayerAction | null = null;
    const hear = (event: KeyboardEvent): void => {
        action = actionOf(event, player);
    };
    document.addEventListener('keydown', hear);
    inside.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...options }));
    document.removeEventListener('keydown', hear);
    return action;
}

/** The first element of a piece of a page. */
function shown(html: string, selector = '*'): Element {
    document.body.innerHTML = html;
    return document.body.querySelector(selector)!;
}

afterEach(() => document.body.replaceChildren());

describe('the keys of the player', () => {
    it.each([
        ['л', 'KeyK', 'play'],
        ['ь', 'KeyM', 'mute'],
        ['é', 'Digit2', 2],
        ['+', 'Digit1', 1],
    ])('%s does what its place on a Latin keyboard does', (key, code, action) => {
        expect(press(key, shown('<p>'), { code })).toBe(action);
    });

    it.each([
        [' ', 'play'],
        ['k', 'play'],
        ['K', 'play'],
        ['j', 'back'],
        ['ArrowRight', 'forward'],
        ['ArrowUp', 'louder'],
        ['0', 0],
        ['9', 9],
        ['Home', 'start'],
        ['End', 'end'],
        ['t', 'theatre'],
        ['n', 'next'],
        ['x', null],
        ['PageDown', null],
    ] as const)('%j anywhere on the page: %j', (key, action) => {
        expect(press(key, document.body)).toBe(action);
    });

    it.each(['<textarea>', '<input>', '<input type="search">', '<select>', '<p contenteditable>', '<div role="combobox">'])(
        'none while the focus is in %s',
        html => {
            const field = shown(html);
            expect(['k', ' ', '5', 'ArrowLeft', 'm'].map(key => press(key, field))).toEqual([null, null, null, null, null]);
        },
    );

    it.each([
        '<dialog><button></button></dialog>',
        '<div popover><button></button></div>',
        '<div role="menu"><button></button></div>',
    ])('none in %s', html => expect(press('k', shown(html, 'button'))).toBeNull());

    it('space belongs to a button, a link or a switch; the other keys still work there', () => {
        for (const html of ['<button>', '<a href="#">', '<input type="checkbox" role="switch">', '<b role="button">']) {
            const control = shown(html);
            expect(press(' ', control), html).toBeNull();
            expect(press('k', control), html).toBe('play');
        }
    });

    it('arrows, Home and End belong to a range or a list that scrolls', () => {
        for (const html of ['<input type="range">', '<ol tabindex="0">']) {
            const control = shown(html);
            expect(['ArrowLeft', 'ArrowUp', 'Home', 'End'].map(key => press(key, control))).toEqual([null, null, null, null]);
            expect(press('m', control)).toBe('mute');
        }
    });

    it('not with Ctrl, Alt or the command key, nor after somebody else has handled it', () => {
        for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(press('k', document.body, { [held]: true })).toBeNull();
        document.body.addEventListener('keydown', event => event.preventDefault(), { once: true });
        expect(press('k', document.body)).toBeNull();
    });

    it('a held key seeks on, but does not toggle', () => {
        expect(press('l', document.body, { repeat: true })).toBe('forward');
        expect(press('k', document.body, { repeat: true })).toBeNull();
    });

    it('limited to the player, only inside it', () => {
        const player = shown('<section><i></i></section><p></p>', 'section');
        expect(press('k', player.firstElementChild!, {}, player)).toBe('play');
        expect(press('k', document.querySelector('p')!, {}, player)).toBeNull();
    });
});
