import { expect } from '../support/fixtures';
import { selectSome, saveInvoices } from './batchSteps';
import {
    act,
    ADMIN,
    answer,
    confirm,
    fault,
    modal,
    press,
    pressInShell,
    read,
    READER,
    see,
    seenBy,
    steps,
    USER,
    type Step,
    type View,
} from './view';

/** The shell, the dashboard, the profile, applications, contracts and tickets. */

const NORTHFIELD = 'admin@northfield.example';
const SCHOOL_ADMIN = 'admin@schule.example';
const LEHMANN = 'admin@lehmann.example';
const DEMO = 'admin@demo.example';
const EVERYBODY = [ADMIN, READER, USER];

const menu = (name: string, key: string, shows: string): View[] =>
    seenBy([ADMIN, USER], { name, open: '/dashboard', reach: pressInShell(key), layer: 'menu', shows: [shows] });

/** Opens the finder and types; waits until all kinds have loaded. */
const find =
    (words: string): Step =>
    async stage => {
        await pressInShell('finder.open')(stage);
        await stage.page.getByRole('combobox').fill(words);
        await stage.page.locator('dialog [role=status]:not(:empty)').waitFor();
    };

const openSituation: Step = steps(pressInShell('layout.account'), ({ page, say }) =>
    page.getByRole('menuitem', { name: say('layout.situation') }).click(),
);

/** More than are saved without a question (INVOICE-4). */
const MANY_INVOICES = Array.from({ length: 501 }, (_, at) => ({
    id: `i${at}`,
    name: `Rechnung-${at}.pdf`,
    created: 1_700_000_000 + at,
    contractId: 'c1',
}));
const selectAllInvoices: Step = async ({ page, say }) => {
    await page.locator('main input[type=checkbox]').first().check();
    await page.getByRole('button', { name: say('list.choice.found') }).click();
};

/** Notices of the operator, one of each kind. */
export const notices: Step = ({ mock }) =>
    mock.notices(
        ['default', 'success', 'warning', 'danger'].map(variant => ({
            id: variant,
            public: true,
            variant,
            text: { en: 'Maintenance on Sunday from 8 to 10.', de: 'Wartung am Sonntag von 8 bis 10 Uhr.' },
        })),
    );

export const shellViews: readonly View[] = [
    ...seenBy([...EVERYBODY, LEHMANN, DEMO, SCHOOL_ADMIN, 'student@schule.example', NORTHFIELD], {
        name: 'shell: dashboard',
        open: '/dashboard',
    }),
    ...menu('shell: languages', 'layout.language', 'LanguageMenu'),
    ...menu('shell: appearance', 'layout.theme', 'ThemeMenu'),
    ...menu('shell: account', 'layout.account', 'AccountMenu'),
    ...seenBy([ADMIN, USER], {
        name: 'shell: situation',
        open: '/dashboard',
        reach: steps(openSituation, see('dialog select')),
        layer: 'modal',
        shows: ['SituationDialog'],
    }),
    {
        name: 'shell: situation, not everything read',
        who: ADMIN,
        open: '/dashboard',
        reach: steps(fault('cloudGroups'), openSituation, see('dialog ul')),
        layer: 'modal',
        shows: ['SituationDialog'],
    },
    ...seenBy(EVERYBODY, { name: 'shell: finder', open: '/dashboard', reach: pressInShell('finder.open'), layer: 'modal' }),
    ...seenBy([ADMIN, USER], { name: 'shell: finder, finds', open: '/dashboard', reach: find('pl'), layer: 'modal' }),
    { name: 'shell: finder, nothing found', who: ADMIN, open: '/dashboard', reach: find('zzqq'), layer: 'modal' },
    {
        name: 'shell: finder, a kind that failed',
        who: ADMIN,
        open: '/dashboard',
        reach: steps(fault('keys'), find('anna'), read('finder.failed')),
        layer: 'modal',
    },
    ...seenBy([ADMIN, USER], {
        name: 'shell: navigation',
        open: '/dashboard',
        reach: pressInShell('layout.openNavigation'),
        layer: 'drawer',
        phone: true,
    }),
    { name: 'shell: navigation collapsed', who: ADMIN, open: '/dashboard', reach: pressInShell('layout.collapse') },
    ...seenBy([ADMIN, USER], {
        name: 'shell: notices',
        open: '/dashboard',
        arrange: notices,
        reach: ({ page, say }) => page.getByRole('region', { name: say('notices.region') }).waitFor(),
    }),
    {
        name: 'shell: a new version',
        who: ADMIN,
        open: '/dashboard',
        reach: async ({ page, mock }) => {
            // What is new is judged by the version that the page has read.
            await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal-version'))).not.toBeNull();
            await mock.renewDeployment();
            await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
            await page.locator('[data-toast-id]').waitFor();
        },
    },
    ...seenBy([ADMIN, READER, LEHMANN], { name: 'deadlines: next days', open: '/deadlines' }),
    { name: 'deadlines: a year', who: ADMIN, open: '/deadlines?days=365', reach: see('h2') },
    { name: 'deadlines: past', who: ADMIN, open: '/deadlines?days=past', reach: see('h2') },
    {
        name: 'deadlines: none',
        who: ADMIN,
        open: '/deadlines?days=30',
        arrange: answer(/^(licences|keys|contracts)$/, { '@odata.count': 0, value: [] }),
        reach: read('deadlinesPage.emptyText'),
    },
    ...seenBy([ADMIN, USER], {
        name: 'shell: the own user cannot be read',
        open: '/dashboard',
        arrange: fault('user', 'status', 403, 'GET'),
        reach: see('[role=alert] h1'),
    }),
    {
        name: 'shell: the customer cannot be read',
        who: ADMIN,
        open: '/dashboard',
        arrange: fault('customer', 'status', 500, 'GET'),
        reach: see('main [role=alert], main [role=status]'),
    },
    {
        name: 'shell: page not found',
        who: ADMIN,
        open: '/user-management/none',
        reach: see('[role=alert] h1'),
    },
    {
        name: 'shell: page not found',
        who: USER,
        open: '/cloud-groups/none',
        reach: see('[role=alert] h1'),
    },

    ...seenBy([...EVERYBODY, LEHMANN, DEMO], { name: 'profile: own', open: '/profile' }),
    ...seenBy([ADMIN, USER], {
        name: 'profile: edit',
        open: '/profile',
        reach: press('modal.edit'),
        layer: 'modal',
        shows: ['EditProfileModal'],
    }),
    modal('profile: change the password', '/profile', 'ChangePasswordModal', act('profile.changePassword'), USER),
    modal(
        'profile: change the password, refused',
        '/profile',
        'ChangePasswordModal',
        steps(
            act('profile.changePassword'),
            ({ page }) => page.locator('dialog button[type=submit]').click(),
            see('[aria-invalid=true]'),
        ),
        USER,
    ),

    ...seenBy([ADMIN, USER], { name: 'applications: list', open: '/applications' }),
    modal('applications: documents', '/applications', 'ApplicationModals', press('applications.documents')),
    modal('applications: downloads', '/applications', 'ApplicationModals', press('applications.download'), USER),
    {
        name: 'applications: none',
        who: USER,
        open: '/applications',
        arrange: ({ page }) => page.route('**/api/applications', route => route.fulfill({ json: [] })),
    },

    ...seenBy([ADMIN, READER], { name: 'contracts: list as table', open: '/contracts' }),
    { name: 'contracts: list as cards', who: ADMIN, open: '/contracts', reach: press('list.displayCards') },
    { name: 'contracts: nothing found', who: ADMIN, open: '/contracts?filter=zzzz' },
    { name: 'contracts: not available', who: LEHMANN, open: '/contracts' },
    ...seenBy([ADMIN, READER], { name: 'contracts: invoices', open: '/contracts?view=invoices' }),
    { name: 'contracts: invoices, nothing found', who: ADMIN, open: '/contracts?view=invoices&filter=zzzz' },
    {
        name: 'contracts: filters of the invoices',
        who: ADMIN,
        open: '/contracts?view=invoices&year=2026',
        reach: press('list.filter'),
        layer: 'panel',
        shows: ['FilterMenu'],
        phone: true,
    },
    {
        name: 'contracts: invoices, some selected',
        who: ADMIN,
        open: '/contracts?view=invoices',
        reach: steps(selectSome, see('[data-foot]')),
    },
    modal(
        'contracts: several invoices, none of which can be fetched',
        '/contracts?view=invoices',
        'Saving',
        steps(fault('invoices/*', 'status', 404), saveInvoices('dialog li')),
    ),
    {
        ...modal(
            'contracts: several invoices, being fetched',
            '/contracts?view=invoices',
            'Saving',
            steps(fault('invoices/*', 'delay'), saveInvoices('dialog progress')),
        ),
        busy: true,
    },
    modal(
        'contracts: several invoices, some not fetched',
        '/contracts?view=invoices',
        'Saving',
        steps(
            ({ page }) => page.route(/\/api\/invoices\/i\d*[02468]$/, route => route.fulfill({ status: 404 })),
            saveInvoices('dialog li'),
        ),
    ),
    {
        ...modal(
            'contracts: more invoices than are saved without a question',
            '/contracts?view=invoices',
            'Saving',
            steps(selectAllInvoices, saveInvoices('dialog h2')),
        ),
        arrange: answer(/^invoices$/, MANY_INVOICES),
    },
    modal(
        'contracts: several invoices, stopped',
        '/contracts?view=invoices',
        'Saving',
        steps(fault('invoices/*', 'delay'), saveInvoices('dialog progress'), confirm('jobs.stop'), read('jobs.resume')),
    ),
    ...['c1', 'c2', 'c3', 'c4'].map(id => ({ name: `contracts: contract ${id}`, who: ADMIN, open: `/contracts/${id}` })),
    { name: 'contracts: contract c1', who: READER, open: '/contracts/c1' },

    ...seenBy([ADMIN, USER, SCHOOL_ADMIN, NORTHFIELD], { name: 'tickets: list', open: '/tickets' }),
    ...seenBy([LEHMANN, 'student@schule.example'], { name: 'tickets: permission missing', open: '/tickets' }),
    {
        name: 'tickets: none',
        who: NORTHFIELD,
        open: '/tickets',
        arrange: ({ page }) => page.route(/\/api\/tickets(\?|$)/, route => route.fulfill({ json: [] })),
    },
    modal('tickets: create', '/tickets', 'NewTicket', press('tickets.create.title'), NORTHFIELD),
    modal(
        'tickets: create, refused without a text',
        '/tickets',
        'NewTicket',
        steps(press('tickets.create.title'), ({ page }) => page.locator('dialog button[type=submit]').click()),
        NORTHFIELD,
    ),
    modal('tickets: create while one is active', '/tickets', 'OnlyOne', press('tickets.create.title'), USER),
    { name: 'tickets: open', who: USER, open: '/tickets/t5' },
    { name: 'tickets: of a colleague', who: ADMIN, open: '/tickets/t4' },
    { name: 'tickets: solved', who: USER, open: '/tickets/t2' },
    modal('tickets: close', '/tickets/t5', 'CloseTicketModal', press('tickets.close.button'), USER),
];
