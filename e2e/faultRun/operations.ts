import type { Locator, Page } from '@playwright/test';
import type { MockControl } from '../support/mock';
import { dialog } from '../support/parts';
import { ordinaryUser } from '../support/portalPage';

/** How each call of the portal is triggered, one entry for each operation of the API description. */

/** An operation to run the faults on. */
export interface Operation {
    /** `operationId` of mock-server/openapi.yaml */
    id: string;
    /** its name in the report, when the portal makes the call in more than one way */
    as?: string;
    /** the account; omitted for a public page */
    who?: string | ((page: Page, mock: MockControl) => Promise<string>);
    /** the page that makes the call, or from which it is reached */
    open: string | ((mock: MockControl) => Promise<string>);
    /** The user's steps before the call is made or can be sent; for a read nothing else follows. */
    prepare?(page: Page, mock: MockControl): Promise<void>;
    /** the button that sends a change; omitted for a read */
    send?(page: Page): Locator;
    /** the field whose text must survive a failure */
    keeps?(page: Page): Locator;
    /** Faults after which the form no longer exists, with the reason. */
    drops?: { faults: readonly (number | string)[]; because: string };
    /** checked after each failure, e.g. a checkbox that reverts */
    after?(page: Page): Promise<void>;
    /** Statuses and kinds that are not failures here, or that need no message, with the reason. */
    wordless?: { faults: readonly (number | string)[] | 'all'; because: string };
    /** why a success that stored nothing is not reported as a success */
    looked?: string;
    /** keys of further texts that report the failure, besides those whose names refer to one */
    says?: readonly string[];
    /** why leaving the page does not abort the call */
    shared?: string;
    /** why a read that was refused (403) is repeated once */
    rereads?: string;
    /** its response is a list of rows: also run with 10,000 rows */
    list?: boolean;
    /** why the button is clicked only once */
    toggles?: string;
    /** why a change without a response is sent more than once */
    repeats?: string;
    /** why no loading state is shown */
    unseen?: string;
}

/** The name of an operation in the report. */
export const nameOf = ({ id, as = id }: Pick<Operation, 'id' | 'as'>): string => as;

/** A dialog's button, by its English name. */
export const inDialog = (name: string) => (page: Page) => dialog(page).getByRole('button', { name, exact: true }).last();

/** Opens a dialog with a button of the page. */
export const press = (name: string | RegExp) => async (page: Page) => {
    await page.getByRole('button', { name }).first().click();
    await dialog(page).waitFor();
};

/** Opens a dialog with an entry of the first actions menu. */
export const choose =
    (entry: string, of: RegExp = /^Actions for/) =>
    async (page: Page) => {
        await page.getByRole('button', { name: of }).first().click();
        await page.getByRole('menuitem', { name: entry, exact: true }).click();
        await dialog(page).waitFor();
    };

/** Runs several steps in order. */
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
