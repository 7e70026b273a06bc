import { ADMIN, confirm, fault, modal, read, see, steps, USER, type Step, type View } from './view';

/** Every list and page while it is loading, and when loading fails. */

const READS: readonly [name: string, who: string, open: string, call: string][] = [
    ['licences: list', ADMIN, '/licences', 'licences'],
    ['licences: own keys', USER, '/licences', 'users/*/keys'],
    ['licences: one', ADMIN, '/licences/10010101', 'licences/*'],
    ['licences: users', ADMIN, '/licences/10010101/users', 'licences/*/users'],
    ['licences: keys', ADMIN, '/licences/10010101/keys', 'licences/*/keys'],
    ['licences: seats', ADMIN, '/licences/10010101/seats', 'licences/*/seats'],
    ['licences: modules', ADMIN, '/licences/10010101/modules', 'licences/*'],
    ['users: list', ADMIN, '/user-management', 'users'],
    ['user: one', ADMIN, '/user-management/u102', 'users/*'],
    ['user: keys', ADMIN, '/user-management/u102', 'users/*/keys'],
    ['user: groups', ADMIN, '/user-management/u102', 'users/*/cloudGroups'],
    ['groups: list', ADMIN, '/cloud-groups', 'cloudGroups'],
    ['groups: one', ADMIN, '/cloud-groups/g102', 'cloudGroups/*'],
    ['groups: members', ADMIN, '/cloud-groups/g102', 'cloudGroups/*/users'],
    ['contracts: list', ADMIN, '/contracts', 'contracts'],
    ['contracts: one', ADMIN, '/contracts/c1', 'contracts/*'],
    ['contracts: invoices', ADMIN, '/contracts?view=invoices', 'invoices'],
    ['deadlines: licences', ADMIN, '/deadlines', 'licences'],
    ['deadlines: keys', ADMIN, '/deadlines', 'keys'],
    ['deadlines: contracts', ADMIN, '/deadlines', 'contracts'],
    ['renewal: licences', ADMIN, '/renewal', 'licences'],
    ['renewal: seats', ADMIN, '/renewal?licence=10010101', 'licences/*/seats'],
    ['tickets: list', USER, '/tickets', 'tickets'],
    ['tickets: one', USER, '/tickets/t5', 'tickets/*'],
    ['tickets: messages', USER, '/tickets/t5', 'tickets/*/messages'],
    ['applications: list', USER, '/applications', 'applications'],
    ['profile: own', USER, '/profile', 'customer'],
    ['academy: categories', USER, '/academy', 'academy/directories'],
    ['academy: course', USER, '/academy/d11', 'academy/directories/*'],
    ['academy: search', USER, '/academy/search?query=raum', 'academy/search'],
    ['academy: video', USER, '/academy/d11/v102', 'academy/videos/*'],
    ['academy: comments', USER, '/academy/d11/v102', 'academy/videos/*/comments'],
    ['academy: learning record', USER, '/academy/record', 'academy/directories'],
    ['academy: membership', ADMIN, '/academy/membership', 'licences'],
];

/** Opens the export of a list; on a phone it is in the list's menu. */
const EXPORT: Step = async ({ page, say }) => {
    const button = page.locator('main').getByRole('button', { name: say('list.export') });
    const menu = page.locator('main').getByRole('button', { name: say('list.options') });
    await button.or(menu).first().waitFor();
    if (await menu.isVisible()) {
        await menu.click();
        await page.getByRole('menuitem', { name: say('list.export') }).click();
    } else await button.click();
};
/** Asks for who has what, and saves it. */
const saveWhole: Step = steps(EXPORT, async ({ page }) => {
    await page.locator('dialog input[type=radio]').last().check();
    await page.locator('dialog button[type=submit]').click();
});

/** Lists that become files (EXPORT-1). */
const exportViews: readonly View[] = [
    modal('export: keys', '/licences/10010101/keys', 'ExportDialog', EXPORT),
    {
        ...modal(
            'export: who has what',
            '/user-management',
            'ExportDialog',
            steps(EXPORT, async ({ page }) => {
                await page.locator('dialog input[type=radio]').last().check();
            }),
        ),
    },
    {
        ...modal('export: being read', '/user-management', 'ExportDialog', steps(saveWhole, see('dialog progress'))),
        arrange: fault('keys', 'delay', 0, 'GET'),
    },
    {
        ...modal(
            'export: stopped',
            '/user-management',
            'ExportDialog',
            steps(saveWhole, see('dialog progress'), confirm('jobs.stop'), read('export.stopped')),
        ),
        arrange: fault('keys', 'delay', 0, 'GET'),
    },
    { name: 'export: done', who: ADMIN, open: '/user-management', reach: steps(saveWhole, see('[data-toast-id]')) },
    {
        ...modal('export: failed', '/user-management', 'ExportDialog', steps(saveWhole, see('dialog [role=alert]'))),
        arrange: fault('keys', 'status', 500, 'GET'),
    },
];

/** Lists of which some cells could not be loaded (LIST-13). */
const partViews: readonly View[] = [
    {
        name: 'users: licences and groups not read',
        who: ADMIN,
        open: '/user-management',
        arrange: ({ page }) => page.route(/\/api\/users\?.*expand=keys/, route => route.fulfill({ status: 500 })),
        reach: read('list.partsFailed'),
        desk: true,
    },
    {
        name: 'licences: seats without their users',
        who: ADMIN,
        open: '/licences/10010101/seats',
        arrange: fault('licences/*/users', 'status', 500, 'GET'),
        reach: read('list.partsFailed'),
    },
];

const loads: readonly View[] = READS.flatMap(([name, who, open, call]): View[] => [
    { name: `${name}, being read`, who, open, arrange: fault(call, 'delay', 0, 'GET'), loading: true },
    {
        name: `${name}, not read`,
        who,
        open,
        arrange: fault(call, 'status', 500, 'GET'),
        reach: see('[role=alert]'),
    },
]);

export const readViews: readonly View[] = [...loads, ...exportViews, ...partViews];
