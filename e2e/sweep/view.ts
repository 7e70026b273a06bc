import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/config/language';
import type { MockControl } from '../support/mock';

/** The views of the sweep: every page, modal, menu and state of the portal, and how each is reached in any language. */

/** A page on its way to a view. */
export interface Stage {
    page: Page;
    mock: MockControl;
    /** A pattern for the text of a key in the page's language, from its beginning; anything may replace its placeholders and follow. */
    say(key: string): RegExp;
}

export type Step = (stage: Stage) => Promise<unknown>;

/** The kind of overlay above the page. */
export type Layer = 'modal' | 'menu' | 'panel' | 'drawer';

export interface View {
    /** `area: description`, unique together with `who` */
    name: string;
    /** the account; null for a public page */
    who: string | null;
    open: string | ((mock: MockControl, language: Language) => string | Promise<string>);
    /** a page beside the portal, without scripts, that follows the system's colours: the language in which a reader gets it */
    document?: (language: Language) => Language;
    /** before the page is opened, e.g. a fault */
    arrange?: Step;
    /** from the opened page to the view */
    reach?: Step;
    layer?: Layer;
    /** the visible components with a modal, menu or panel */
    shows?: readonly string[];
    /** the page is still loading: its response never arrives */
    loading?: boolean;
    /** an operation is under way that Escape does not interrupt */
    busy?: boolean;
    /** exists only on a phone */
    phone?: boolean;
    /** exists only on a desktop */
    desk?: boolean;
}

export const ADMIN = 'admin@holzmann.example';
export const READER = 'reader@holzmann.example';
export const USER = 'user@holzmann.example';

/** The same view for several accounts. */
export const seenBy = (people: readonly string[], view: Omit<View, 'who'>): View[] => people.map(who => ({ ...view, who }));

/** A modal of one component above a page. */
export const modal = (name: string, open: string, shows: string, reach: Step, who = ADMIN): View => ({
    name,
    who,
    open,
    reach,
    layer: 'modal',
    shows: [shows],
});

/** The overlay above the page, by its kind. */
export const layerOf = (page: Page, layer: Layer): Locator =>
    page.locator(
        {
            modal: 'dialog[open]',
            menu: '[role=menu]:visible',
            panel: '[popover]:popover-open',
            drawer: 'nav[data-open]',
        }[layer],
    );

const main = (page: Page): Locator => page.locator('main, .p-card').first();
const dialog = (page: Page): Locator => layerOf(page, 'modal');
const button = (within: Locator, name: RegExp): Locator => within.getByRole('button', { name, disabled: false }).first();

/** Runs several steps in order. */
export const steps =
    (...all: readonly Step[]): Step =>
    async stage => {
        for (const step of all) await step(stage);
    };

/** Presses a button of the page; with `of`, the one whose name continues with it. */
export const press =
    (key: string): Step =>
    ({ page, say }) =>
        button(main(page), say(key)).click();

/** Presses a button of the header or the navigation. */
export const pressInShell =
    (key: string): Step =>
    ({ page, say }) =>
        button(page.locator('body'), say(key)).click();

/** Presses a button in the modal. */
export const confirm =
    (key: string): Step =>
    ({ page, say }) =>
        button(dialog(page), say(key)).click();

/** The name of the actions menu of the record whose name contains `of`. */
const actionsOf = (say: Stage['say'], of: string): RegExp => new RegExp(say('list.actionsFor').source.replace('.+', `.*${of}.*`));

/** Opens the menu of a record; of the first one unless part of its name is given. */
export const openMenu =
    (of = ''): Step =>
    ({ page, say }) =>
        button(main(page), actionsOf(say, of)).click();

/** Starts an action on a record: with its button if there is one, otherwise with its menu. */
export const act =
    (key: string, of = ''): Step =>
    async stage => {
        const { page, say } = stage;
        const actions = actionsOf(say, of);
        const group = of === '' ? main(page) : main(page).getByRole('group', { name: actions });
        const direct = group.getByRole('button', { name: say(key), disabled: false }).first();
        const menu = main(page).getByRole('button', { name: actions }).first();
        await direct.or(menu).first().waitFor();
        if (await direct.isVisible()) return direct.click();
        await menu.click();
        return page
            .getByRole('menuitem', { name: say(key) })
            .first()
            .click();
    };

/** Types into a field of the page or of the modal. */
export const fill =
    (key: string, text: string): Step =>
    ({ page, say }) =>
        page
            .getByRole('textbox', { name: say(key) })
            .last()
            .fill(text);

/** Searches a list. */
export const search =
    (text: string): Step =>
    ({ page }) =>
        main(page).getByRole('searchbox').fill(text);

/** Waits for an element that matches a selector. */
export const see =
    (selector: string): Step =>
    ({ page }) =>
        page.locator(selector).filter({ visible: true }).first().waitFor();

/** Waits for a text. */
export const read =
    (key: string): Step =>
    ({ page, say }) =>
        page.getByText(say(key)).filter({ visible: true }).first().waitFor();

/** Makes a call fail, or sets any other fault of the mock. */
export const fault =
    (path: string, kind: 'status' | 'delay' | 'abort' | 'lost' = 'status', status = 500, method?: string): Step =>
    ({ mock }) =>
        mock.fault({
            path,
            kind,
            ...(method ? { method } : {}),
            ...(kind === 'delay' ? { seconds: 25 } : kind === 'status' ? { status } : {}),
        });

/** Responds to reads of a path with this. */
export const answer =
    (path: RegExp, json: unknown): Step =>
    ({ page }) =>
        page.route(
            url => url.pathname.startsWith('/api/') && path.test(url.pathname.slice(5)),
            route => (route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback()),
        );
