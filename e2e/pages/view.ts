import type { Locator, Page } from '@playwright/test';
import type { MockControl } from '../mock';

/** What the sweep looks at: every page, modal, menu and state of the portal, and how each is reached in any language. */

/** A page that is being brought to a view. */
export interface Stage {
    page: Page;
    mock: MockControl;
    /** The text of a key in the page's language, from its beginning; anything may stand for its placeholders and follow. */
    say(key: string): RegExp;
}

export type Step = (stage: Stage) => Promise<unknown>;

/** What lies above the page. */
export type Layer = 'modal' | 'menu' | 'panel' | 'drawer';

export interface View {
    /** `area: what is seen`, unique together with `who` */
    name: string;
    /** the account; a public page without one */
    who: string | null;
    open: string | ((mock: MockControl) => Promise<string>);
    /** before the page is opened, e.g. a fault */
    arrange?: Step;
    /** from the opened page to the view */
    reach?: Step;
    layer?: Layer;
    /** the components with a modal, menu or panel that are on view */
    shows?: readonly string[];
    /** the page is still being read: what it waits for never comes */
    loading?: boolean;
    /** something is under way that Escape does not interrupt */
    busy?: boolean;
    /** exists on a phone only */
    phone?: boolean;
    /** exists on a desk only */
    desk?: boolean;
    /** what may be reported on the console */
    console?: RegExp;
}

export const ADMIN = 'admin@holzmann.example';
export const READER = 'reader@holzmann.example';
export const USER = 'user@holzmann.example';

/** The same view for several people. */
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

/** What is above the page, by its kind. */
export const layerOf = (page: Page, layer: Layer): Locator =>
    page.locator(
        {
            modal: '[role=dialog][aria-modal=true]',
            menu: '[role=menu]:visible',
            panel: '[popover]:popover-open',
            drawer: 'nav[data-open]',
        }[layer],
    );

const main = (page: Page): Locator => page.locator('main, .p-card').first();
const dialog = (page: Page): Locator => layerOf(page, 'modal');
const button = (within: Locator, name: RegExp): Locator => within.getByRole('button', { name, disabled: false }).first();

/** Does one thing after another. */
export const steps =
    (...all: readonly Step[]): Step =>
    async stage => {
        for (const step of all) await step(stage);
    };

/** Presses a button of the page, or with `of` the one whose name goes on so. */
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

/** The name of the menu of a record, which has this in its own name. */
const actionsOf = (say: Stage['say'], of: string): RegExp => new RegExp(say('list.actionsFor').source.replace('.+', `.*${of}.*`));

/** Opens the menu of a record; of the first one unless part of its name is given. */
export const openMenu =
    (of = ''): Step =>
    ({ page, say }) =>
        button(main(page), actionsOf(say, of)).click();

/** Does something with a record: by its button where there is one, otherwise by its menu. */
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

/** Waits for something that is found by a selector. */
export const see =
    (selector: string): Step =>
    ({ page }) =>
        page.locator(selector).filter({ visible: true }).first().waitFor();

/** Waits for a text. */
export const read =
    (key: string): Step =>
    ({ page, say }) =>
        page.getByText(say(key)).filter({ visible: true }).first().waitFor();

/** A call that fails, is late, or whatever the mock can do to it. */
export const fault =
    (path: string, kind: 'status' | 'delay' | 'abort' = 'status', status = 500, method?: string): Step =>
    ({ mock }) =>
        mock.fault({ path, kind, ...(method ? { method } : {}), ...(kind === 'delay' ? { seconds: 25 } : { status }) });

/** Reads of an address are answered with this. */
export const answer =
    (path: RegExp, json: unknown): Step =>
    ({ page }) =>
        page.route(
            url => url.pathname.startsWith('/api/') && path.test(url.pathname.slice(5)),
            route => (route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback()),
        );
