import { expect, type Page } from '@playwright/test';
import { dialog, field, submit } from '../support/parts';
import type { Operation } from './operations';

/** Calls of jobs: the outcome of each stands in the bar at the foot of the layout, then on the job's page. One row is selected for each. */

const ADMIN = 'admin@holzmann.example';
const ONLINE = '10010101';

/** Selects the first row that a search finds, any without a term, and opens an action for it. */
const forOne = (term: string, action: string) => async (page: Page) => {
    if (term !== '') {
        await page.getByRole('searchbox').fill(term);
        // but for the header; a row that moves is not hit
        await expect(page.getByRole('row').filter({ hasNotText: term })).toHaveCount(1);
    }
    await page
        .getByRole('row')
        .filter({ hasText: term })
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
    const bar = page.getByRole('region', { name: /^Selected / });
    const direct = bar.getByRole('button', { name: action, exact: true });
    await bar.waitFor();
    if (await direct.isVisible()) await direct.click();
    else {
        await bar.getByRole('button', { name: 'Actions' }).click();
        await page.getByRole('menuitem', { name: action }).click();
    }
    await dialog(page).locator('h3, [role=note]').first().waitFor();
};

const inGroup = (label: string) => (page: Page) => dialog(page).getByLabel('Cloud group').selectOption({ label });

/** A call as a job makes it. */
const inJob = (id: string, operation: Pick<Operation, 'open' | 'prepare' | 'repeats'>): Operation => ({
    id,
    as: `${id} in a job`,
    who: ADMIN,
    send: submit,
    says: ['jobs.failed', 'jobs.unknownCount', 'jobs.states.targetMissing'],
    ...operation,
});

/** If it can be looked up whether a call took effect, the call is sent again when it did not. */
const REPEATED = 'looked up, and sent again while it had no effect (MANY-3)';

const USERS = '/user-management';
const KEYS = `/licences/${ONLINE}/keys`;
const SEATS = `/licences/${ONLINE}/seats?state=active`;
const JAN = 'user@holzmann';

export const jobOperations: readonly Operation[] = [
    inJob('recoverUser', { open: USERS, prepare: forOne(JAN, 'Reset password') }),
    inJob('logoutUser', { open: USERS, prepare: forOne(JAN, 'Sign out of all devices') }),
    inJob('addCloudGroupUser', {
        open: USERS,
        prepare: async page => {
            await forOne(JAN, 'Add to cloud group')(page);
            await inGroup('Auszubildende')(page);
        },
        repeats: REPEATED,
    }),
    inJob('removeCloudGroupUser', {
        open: USERS,
        prepare: async page => {
            await forOne(JAN, 'Remove from cloud group')(page);
            await inGroup('Planung')(page);
        },
        repeats: REPEATED,
    }),
    inJob('assignLicence', {
        open: USERS,
        prepare: async page => {
            await forOne(JAN, 'Assign licence')(page);
            await dialog(page)
                .getByRole('checkbox', { name: /^Rooms Reserve/ })
                .check();
        },
        repeats: REPEATED,
    }),
    inJob('removeLicence', {
        open: `/licences/${ONLINE}/users`,
        prepare: forOne(JAN, 'Remove licence'),
        repeats: REPEATED,
    }),
    inJob('deleteUser', {
        open: USERS,
        prepare: async page => {
            await forOne(JAN, 'Delete users')(page);
            await page.getByLabel('Number of users').fill('1');
        },
        repeats: REPEATED,
    }),
    inJob('updateKey', {
        open: KEYS,
        prepare: async page => {
            await forOne('user@', 'Change expiry date')(page);
            await field(page, 'Expiry date').fill('2031-05-31');
        },
        repeats: REPEATED,
    }),
    inJob('sendKey', { open: KEYS, prepare: forOne('user@', 'Send') }),
    inJob('refreshKey', { open: KEYS, prepare: forOne('user@', 'Replace'), repeats: REPEATED }),
    inJob('deleteKey', {
        open: KEYS,
        prepare: async page => {
            await forOne('user@', 'Delete')(page);
            await page.getByLabel('Number of keys').fill('1');
        },
        repeats: REPEATED,
    }),
    inJob('releaseSeat', { open: SEATS, prepare: forOne('', 'Release seats'), repeats: REPEATED }),
];
