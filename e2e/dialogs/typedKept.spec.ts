import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { layerOf, type Stage } from '../sweep/view';
import { VIEWS } from '../sweep/viewTable';
import { textsOf } from '../support/texts';

/** Text typed into a dialog survives a failed call, a reload and closing, until it is sent or discarded (FORM-1, WIRE-6). */

/** Views of dialogs with text, the index of the field in the dialog, and the typed text. */
const DIALOGS: readonly [view: string, field: number, text: string][] = [
    ['licences: rename', 0, 'Another name'],
    ['licences: create a key', 0, 'Workshop'],
    ['licences: release a seat by code', 0, 'AAAA-BBBB-CCCC-DDDD'],
    ['users: create', 0, 'nora.neu@holzmann.example'],
    ['user: edit', 1, 'Johann'],
    ['user: edit a key', 0, 'Laptop'],
    ['groups: create', 0, 'Fair in Ulm'],
    ['groups: rename', 0, 'Fair in Ulm'],
    ['profile: edit', 0, 'Addy'],
    ['tickets: create', 0, 'How does that work?'],
];

type Tree = { [key: string]: string | Tree };

/** A pattern for the English text of a key, from its beginning. */
function wordsOf(messages: Tree): Stage['say'] {
    return key => {
        const text = key
            .split('.')
            .reduce<string | Tree | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), messages);
        if (typeof text !== 'string') throw new Error(`There is no text ${key}.`);
        return new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/%\{\w+\}/g, '.+')}`);
    };
}

/** The view of a dialog, opened by its own address. */
function dialogOf(name: string) {
    const view = VIEWS.find(view => view.name === name && view.layer === 'modal');
    if (!view || typeof view.open !== 'string' || view.who === null) throw new Error(`No dialog is called ${name}.`);
    return { ...view, open: view.open, who: view.who };
}

for (const [name, at, text] of DIALOGS) {
    test(`“${name}” keeps what was typed`, async ({ page, mock, signInAs }) => {
        const view = dialogOf(name);
        const stage: Stage = { page, mock, say: wordsOf(await textsOf('en')) };
        await signInAs(view.who, { open: view.open });
        await view.reach?.(stage);
        const dialog = layerOf(page, 'modal');
        const field = dialog.getByRole('textbox').nth(at);
        await field.fill(text);

        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
            await mock.fault({ method, path: '**', kind: 'status', status: 503 });
        const asked = page.waitForRequest(request => request.method() !== 'GET' && request.url().includes('/api/'));
        await dialog.locator('button[type=submit]').click();
        await asked;
        await expect(dialog).toHaveAttribute('aria-busy', 'false');
        await expect(field).toHaveValue(text);
        await mock.clearFaults();

        await page.reload();
        await view.reach?.(stage);
        await expect(field).toHaveValue(text);

        const closings = [
            () => dialog.getByRole('button', { name: 'Cancel' }).click(),
            () => page.keyboard.press('Escape'),
            () => page.mouse.click(3, 3),
        ];
        for (const close of closings) {
            await close();
            await expect(dialog).toHaveCount(0);
            await view.reach?.(stage);
            await expect(field).toHaveValue(text);
        }
        await dialog.getByRole('button', { name: 'Discard' }).click();
        await expect(field).not.toHaveValue(text);
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await view.reach?.(stage);
        await expect(field).not.toHaveValue(text);
        await expect(dialog.getByRole('note')).toHaveCount(0);
    });
}

const firstPerson = (dialog: Locator) => dialog.locator('[role=option][aria-disabled=false]').first();
const firstRadio = (dialog: Locator) => dialog.locator('input[type=radio]:enabled').first();

/** Views of dialogs with a choice, the choice, and a text that is typed besides. */
const CHOICES: readonly [view: string, choice: (dialog: Locator) => Locator, typed?: [field: string, text: string]][] = [
    ['licences: add users', firstPerson],
    ['groups: add members', firstPerson],
    ['licences: assign a key', firstPerson, ['Label', 'Workshop 7']],
    ['user: add licences', dialog => dialog.locator('li input[type=checkbox]:enabled').first()],
    ['user: add to a group', firstRadio],
    [
        'user: reset the password',
        dialog => dialog.getByLabel('Send to another address'),
        ['Recipient’s e-mail', 'it@holzmann.example'],
    ],
    ['users: assign a licence to several', dialog => dialog.locator('li input[type=checkbox]:enabled').first()],
];

for (const [name, choice, typed] of CHOICES) {
    test(`“${name}” keeps what was chosen over cancelling`, async ({ page, mock, signInAs }) => {
        const view = dialogOf(name);
        const stage: Stage = { page, mock, say: wordsOf(await textsOf('en')) };
        await signInAs(view.who, { open: view.open });
        await view.reach?.(stage);
        const dialog = layerOf(page, 'modal');
        const field = dialog.getByRole('textbox', { name: typed?.[0] });
        await choice(dialog).click();
        if (typed) await field.fill(typed[1]);
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toHaveCount(0);
        await view.reach?.(stage);
        await expect(dialog.getByRole('note').filter({ hasText: 'Discard' })).toBeVisible();
        await expect(dialog.locator('input:checked, [aria-selected=true]').first()).toBeAttached();
        if (typed) await expect(field).toHaveValue(typed[1]);
        await dialog.getByRole('button', { name: 'Discard' }).click();
        await expect(dialog.getByRole('button', { name: 'Discard' })).toHaveCount(0);
    });
}
