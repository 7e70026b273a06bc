import type { Locator, Page } from '@playwright/test';
import type { MockControl } from '../support/mock';

/** What a reader of the guide does with the words in bold. */

/** The reader's portal. */
export interface Stage {
    page: Page;
    mock: MockControl;
    /** the reader is somebody else from now on */
    signIn(email: string, path: string): Promise<void>;
    /** a pattern for the text of a key in the reader's language: for what the guide says without naming it */
    say(key: string): RegExp;
}

/** Does what the guide says with these words; rejects if they are not to be found. */
export type Act = (stage: Stage, words: string) => Promise<unknown>;
/** What is done besides, e.g. what is typed into a form. */
export type Also = (stage: Stage) => Promise<unknown>;

const ROLES = [
    'button',
    'link',
    'menuitem',
    'option',
    'tab',
    'checkbox',
    'radio',
    'switch',
    'textbox',
    'combobox',
    'columnheader',
    'heading',
    'region',
    'group',
    'table',
] as const;

/** What lies in front of the page: a menu, a dialog, or the page itself. */
const front = (page: Page): Locator => page.locator('[role=menu]:visible, dialog[open], body').last();

/** These words at the beginning of a name, with anything, e.g. a number, for …; a number or a name of a record may follow. */
const beginning = (words: string): RegExp =>
    new RegExp(`^${words.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('…', '.+')}(?![\\p{L}\\p{N}])`, 'u');

/** What has these words as its name, or shows them while the pointer is on it. */
const named = (within: Locator, words: string, roles: readonly (typeof ROLES)[number][] = ROLES): Locator => {
    const name = beginning(words);
    return roles
        .reduce((all, role) => all.or(within.getByRole(role, { name })), within.getByTitle(name))
        .filter({ visible: true });
};

/** It is there. */
export const see: Act = ({ page }, words) =>
    named(front(page), words)
        .or(front(page).getByText(beginning(words)).filter({ visible: true }))
        .first()
        .waitFor();

const PRESSED = ['button', 'link', 'menuitem', 'option', 'tab', 'checkbox', 'radio', 'switch'] as const;
/** It is there, and can be pressed: a link, a button, a box, a tab, or an entry of a menu or of the finder. */
export const press: Act = ({ page }, words) => named(front(page), words, PRESSED).first().click();
/** The last one, where each row has one. */
export const pressLast: Act = ({ page }, words) => named(front(page), words, PRESSED).last().click();
/** A box that is not ticked. */
export const unticked: Act = ({ page }, words) =>
    named(front(page), words, ['checkbox']).and(page.locator(':not(:checked)')).first().waitFor();

/** Opens the menu of the page, or of its last row. */
const openMenu =
    (of: 'page' | 'row'): Also =>
    async ({ page, say }) => {
        const menus = page
            .locator('main')
            .getByRole('button', { name: say('list.actionsFor') })
            .filter({ visible: true });
        await (of === 'page' ? menus.first() : menus.last()).click();
    };
export const close: Also = ({ page }) => page.keyboard.press('Escape');

export const before =
    (also: Also, act: Act): Act =>
    async (stage, words) => {
        await also(stage);
        await act(stage, words);
    };
export const after =
    (act: Act, ...also: Also[]): Act =>
    async (stage, words) => {
        await act(stage, words);
        for (const next of also) await next(stage);
    };

const account: Also = async ({ page, say }) =>
    page
        .getByRole('banner')
        .getByRole('button', { name: say('layout.account') })
        .click();

/** The dialog is closed, because what it was for is done or under way. */
export const gone: Also = ({ page }) => page.locator('dialog[open]').waitFor({ state: 'hidden' });

/** In the menu of the page, of a row or of the account. */
export const inMenu: Act = before(openMenu('page'), press);
export const seeInMenu: Act = after(before(openMenu('page'), see), close);
export const seeInRowMenu: Act = after(before(openMenu('row'), see), close);
/** Among what can be done with the selected users. */
export const inBar: Act = async (stage, words) => {
    const bar = stage.page.getByRole('region', { name: stage.say('users.choice.bar') });
    await bar.getByRole('button', { name: stage.say('list.actions') }).click();
    await press(stage, words);
};
export const inAccount: Act = before(account, press);
export const seeInAccount: Act = after(before(account, see), close);
/** Opens something and closes it again. */
export const look: Act = after(press, async ({ page }) => {
    await front(page).and(page.locator('dialog, [role=menu]')).waitFor();
    await page.keyboard.press('Escape');
});

export const open =
    (path: string): Also =>
    ({ page }) =>
        page.goto(path);
export const fill =
    (key: string, value: string): Also =>
    ({ page, say }) =>
        front(page)
            .getByRole('textbox', { name: say(key) })
            .first()
            .fill(value);
export const click =
    (key: string): Also =>
    ({ page, say }) =>
        front(page)
            .getByRole('button', { name: say(key), disabled: false })
            .first()
            .click();
/** Ticks the first box of the page. */
export const tickFirst: Also = async ({ page }) => {
    const box = page.locator('main').getByRole('checkbox').first();
    // The choice stands in the address, and the box follows it.
    await box.click();
    await box.and(page.locator(':checked')).waitFor();
};
/** Finds something with the finder, and opens it. */
export const inFinder: Act = async (stage, words) => {
    await stage.page.keyboard.press('/');
    await stage.page.getByRole('dialog').getByRole('combobox').fill(words);
    await press(stage, words);
};
/** Selects a row of the list: the second, because the first user is the reader; the first if there is one alone. */
export const selectRow: Also = async ({ page }) => {
    const rows = page.locator('main [role=row][data-id]');
    await rows.first().waitFor();
    await rows
        .nth((await rows.count()) > 1 ? 1 : 0)
        .getByRole('checkbox')
        .check();
};
