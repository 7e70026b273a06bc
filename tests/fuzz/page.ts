import { act, fireEvent, screen } from '@testing-library/react';
import type { Step } from './views';

/** What a user reads on the page, and does. */

export const NONSENSE = /\bundefined\b|\bNaN\b|\[object \w+|Invalid Date|\bnull\b|\bInfinity\b/;
const TEXT_ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src', 'value'];

/** Every text of the page, including attributes. */
function textsOf(root: HTMLElement): string[] {
    const texts: string[] = [];
    for (const element of root.querySelectorAll('*')) {
        for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
        for (const name of TEXT_ATTRIBUTES) {
            const text = element.getAttribute(name);
            if (text) texts.push(text);
        }
    }
    return texts;
}

/** Texts that no user should see, each with its surroundings. */
export function nonsenseOn(root: HTMLElement, rawKey: RegExp): string[] {
    return textsOf(root).flatMap(text => {
        const nonsense = NONSENSE.exec(text)?.[0] ?? rawKey.exec(text)?.[0];
        if (!nonsense) return [];
        const at = text.indexOf(nonsense);
        return [`shows "${nonsense}" in "${text.slice(Math.max(0, at - 30), at + 40)}"`];
    });
}

const PRESSED = 'button:not([disabled]), [role=menuitem], [role=option], label';

/** Does one step on the page; returns whether its control is there. Controls are looked for in a dialog first. */
export async function take(step: Step): Promise<boolean> {
    if (typeof step !== 'string') {
        const field = screen.queryAllByLabelText(step.into, { exact: false })[0];
        if (field) await act(async () => fireEvent.change(field, { target: { value: step.type } }));
        return field !== undefined;
    }
    const places = [...document.querySelectorAll('dialog, [role=dialog]'), document.body];
    const named = places
        .flatMap(place => [...place.querySelectorAll<HTMLElement>(PRESSED)])
        .find(candidate => (candidate.getAttribute('aria-label') ?? candidate.textContent).startsWith(step));
    if (!named) return false;
    await act(async () => named.click());
    return true;
}
