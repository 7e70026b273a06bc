import { expect, type Page } from '@playwright/test';
import { dialog, submit } from '../support/parts';
import type { Operation } from './operations';

/** Calls of plans: what a list is checked with, and what is sent when it runs, whose outcome stands on the plan's page. */

const ADMIN = 'admin@holzmann.example';

/** Goes with a list of one to the step Check; `more` chooses what everybody gets. */
const checked =
    (more: (page: Page) => Promise<void> = async () => undefined) =>
    async (page: Page) => {
        await page.getByRole('button', { name: 'Invite users' }).click();
        await page.getByRole('textbox', { name: 'Paste a list' }).fill('new.user@holzmann.example');
        await page.getByRole('button', { name: 'Read list' }).click();
        await more(page);
        await page.getByRole('button', { name: 'Check', exact: true }).last().click();
    };

/** Goes on to the confirmation. */
const confirmed = (more?: (page: Page) => Promise<void>) => async (page: Page) => {
    await checked(more)(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(submit(page)).toBeEnabled();
};

const tick = (name: RegExp) => (page: Page) => page.getByRole('checkbox', { name }).check();

/** A call as a plan makes it. */
const inPlan = (id: string, operation: Pick<Operation, 'prepare' | 'send' | 'repeats'>): Operation => ({
    id,
    as: `${id} in a plan`,
    who: ADMIN,
    open: '/plans',
    send: submit,
    says: ['jobs.failed', 'jobs.changed', 'jobs.unknownCount', 'jobs.states.targetMissing'],
    ...operation,
});

const REPEATED = 'looked up, and sent again while it had no effect (MANY-3)';

export const planOperations: readonly Operation[] = [
    inPlan('createUser', { prepare: confirmed(), repeats: REPEATED }),
    inPlan('assignLicence', { prepare: confirmed(tick(/^Rooms Reserve/)), repeats: REPEATED }),
    inPlan('addCloudGroupUser', { prepare: confirmed(tick(/^Auszubildende/)), repeats: REPEATED }),
    inPlan('recoverUser', {
        prepare: async page => {
            await confirmed()(page);
            await submit(page).click();
            await expect(dialog(page)).toHaveCount(0);
        },
        send: page => page.getByRole('button', { name: 'Send 1 invitation' }),
    }),
];
