import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { focusPressed, keepsFocus } from '#src/ui/focusPressed';
import { macPress } from '../support/macPress';
import { ModalPage } from '../support/ModalPage';
import { renderPortal } from '../support/renderPortal';

/** On macOS a pressed button gets no focus from Safari and Firefox. */

let stop: () => void;
beforeEach(() => {
    stop = focusPressed();
});
afterEach(() => stop());

it('a modal returns the focus to the button that opened it', async () => {
    await renderPortal(<ModalPage>Text</ModalPage>);
    macPress(screen.getByRole('button', { name: 'Open' }));
    macPress(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

describe('a press', () => {
    const here = () => (
        <>
            <input aria-label="field" />
            <a href="#x">
                <span>link</span>
            </a>
            <label>
                <input type="checkbox" />
                box
            </label>
            <details>
                <summary>more</summary>
            </details>
            <button {...keepsFocus}>keeps</button>
            <button onClick={() => screen.getByLabelText('field').focus()}>moves</button>
            <p>text</p>
        </>
    );

    it.each([
        ['a link, by what is in it', 'link', () => screen.getByRole('link')],
        ['a checkbox, by its label', 'box', () => screen.getByRole('checkbox')],
        ['what unfolds', 'more', () => screen.getByText('more')],
    ])('gives the focus to %s', (_what, text, target) => {
        render(here());
        macPress(screen.getByText(text));
        expect(target()).toHaveFocus();
    });

    it.each([
        ['of a button that keeps the focus where it is', 'keeps'],
        ['of a button that moves the focus', 'moves'],
    ])('%s leaves it in the field', (_what, text) => {
        render(here());
        screen.getByLabelText('field').focus();
        macPress(screen.getByText(text));
        expect(screen.getByLabelText('field')).toHaveFocus();
    });

    it('of text, or a click by code, focuses nothing', () => {
        render(here());
        macPress(screen.getByText('text'));
        fireEvent.click(screen.getByRole('link'), { detail: 0 });
        expect(document.body).toHaveFocus();
    });
});
