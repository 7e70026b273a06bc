import type { Locator, Page } from '@playwright/test';
import type { MockControl } from '../mock';
import { ordinaryUser } from '../portalPage';

/** How the calls of the portal are brought about, one entry for each operation of the API description. */

/** What an operation's faults are run on. */
export interface Operation {
    /** `operationId` of mock-server/openapi.yaml */
    id: string;
    /** the account; a public page without one */
    who?: string | ((page: Page, mock: MockControl) => Promise<string>);
    /** the page that makes the call, or that leads to it */
    open: string | ((mock: MockControl) => Promise<string>);
    /** What a person does before the call is made or can be sent; for a read nothing more is done. */
    prepare?(page: Page, mock: MockControl): Promise<void>;
    /** the button that sends a change; a read has none */
    send?(page: Page): Locator;
    /** what was typed and must still be there after a failure */
    keeps?(page: Page): Locator;
    /** Statuses after which there is no form any more that could keep it, with the reason why. */
    drops?: { faults: readonly (number | string)[]; because: string };
    /** checked after each failure, e.g. a box that reverts */
    after?(page: Page): Promise<void>;
    /** Statuses and kinds that are no failure here, or that need no words, with the reason why. */
    wordless?: { faults: readonly (number | string)[] | 'all'; because: string };
    /** why a success that has stored nothing is not told as one */
    looked?: string;
    /** keys of further texts that tell the failure, beside those that speak of one by their name */
    says?: readonly string[];
    /** why leaving the page does not take the call back */
    shared?: string;
    /** why a read that was refused (403) is made once more */
    rereads?: string;
    /** its answer is a list of rows: it is run with 10,000 of them too */
    list?: boolean;
    /** why the button is clicked once only */
    toggles?: string;
    /** why nothing shows that the answer is awaited */
    unseen?: string;
}

/** What a person presses in a dialog, by its English name. */
export const inDialog = (name: string) => (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).last();

/** Opens a dialog with a button of the page. */
export const press = (name: string | RegExp) => async (page: Page) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
};

/** Opens a dialog with an entry of the first menu of actions. */
export const choose =
    (entry: string, of: RegExp = /^Actions for/) =>
    async (page: Page) => {
        await page.getByRole('button', { name: of }).first().click();
        await page.getByRole('menuitem', { name: entry, exact: true }).click();
        await page.getByRole('dialog').waitFor();
    };

/** Does one thing after another. */
export const steps =
    (...all: ((page: Page, mock: MockControl) => Promise<unknown>)[]) =>
    async (page: Page, mock: MockControl) => {
        for (const step of all) await step(page, mock);
    };

/** Fills a field, found by its label. */
export const fill = (label: string | RegExp, text: string) => (page: Page) =>
    page
        .getByLabel(label, { exact: typeof label === 'string' })
        .last()
        .fill(text);

/** The link of the newest mail to an address. */
export const linkTo = (address: string, kind: string) => async (mock: MockControl) => (await mock.mail(address, kind)).link ?? '';

/** An ordinary user of an administrator's customer. */
export const colleagueOf = (administrator: string) => async (page: Page, mock: MockControl) =>
    ordinaryUser(page, await mock.signIn(administrator));
