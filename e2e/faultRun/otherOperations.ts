import type { Page } from '@playwright/test';
import { fill, inDialog, press, steps, type Operation } from './operations';

/** The calls around contracts, invoices, applications, tickets and the academy. */

const ADMIN = 'admin@holzmann.example';
const USER = 'user@holzmann.example';
const WITHOUT_ACADEMY = 'admin@lehmann.example';
const VIDEO = '/academy/d11/v102';

const comment = (page: Page) => page.getByRole('article', { name: /Jan Kowalski/ }).first();
const ofComment = (name: string) => (page: Page) => comment(page).getByRole('button', { name, exact: true }).click();
const playing = async (page: Page) => {
    await page.locator('video').waitFor();
};

export const otherOperations: readonly Operation[] = [
    { id: 'listContracts', who: ADMIN, open: '/contracts' },
    { id: 'getContract', who: ADMIN, open: '/contracts/c1' },
    { id: 'listInvoices', who: ADMIN, open: '/contracts?view=invoices' },
    {
        id: 'downloadInvoice',
        who: ADMIN,
        open: '/contracts?view=invoices',
        send: page =>
            page
                .getByRole('grid')
                .getByRole('menuitem', { name: /^Download/ })
                .first(),
    },
    { id: 'listApplications', who: USER, open: '/applications' },
    { id: 'listTickets', who: USER, open: '/tickets' },
    { id: 'getTicket', who: USER, open: '/tickets/t5' },
    { id: 'listTicketMessages', who: USER, open: '/tickets/t5' },
    {
        id: 'createTicket',
        who: 'admin@northfield.example',
        open: '/tickets',
        prepare: steps(press('New ticket'), fill('Your question', 'How are tools changed?')),
        send: inDialog('Create ticket'),
        keeps: page => page.getByLabel('Your question'),
    },
    {
        id: 'createTicketMessage',
        who: USER,
        open: '/tickets/t5',
        prepare: fill('Your message', 'One more thing'),
        send: page => page.getByRole('button', { name: 'Send', exact: true }),
        keeps: page => page.getByLabel('Your message'),
    },
    { id: 'closeTicket', who: USER, open: '/tickets/t5', prepare: press('Close ticket'), send: inDialog('Close ticket') },
    {
        id: 'orderAcademy',
        who: WITHOUT_ACADEMY,
        open: '/academy/membership',
        prepare: page => page.getByRole('checkbox', { name: /^Main licence/ }).check(),
        send: page => page.getByRole('button', { name: 'Order with obligation to pay' }),
    },
    { id: 'listDirectories', who: USER, open: '/academy' },
    { id: 'getDirectory', who: USER, open: '/academy/d11' },
    { id: 'getPlaylist', who: USER, open: VIDEO },
    { id: 'getVideo', who: USER, open: VIDEO },
    {
        id: 'getVideoPath',
        who: USER,
        open: VIDEO,
        wordless: { faults: 'all', because: 'the path above the title is not shown then' },
    },
    { id: 'getEmbed', who: USER, open: VIDEO },
    {
        id: 'listTags',
        who: USER,
        open: '/academy/search?query=raum',
        wordless: { faults: 'all', because: 'the topics to choose from are not offered then' },
    },
    { id: 'listComments', who: USER, open: VIDEO },
    {
        id: 'createComment',
        who: USER,
        open: VIDEO,
        prepare: fill('Your comment', 'Well explained'),
        send: page => page.getByRole('button', { name: 'Send', exact: true }),
        keeps: page => page.getByLabel('Your comment'),
    },
    {
        id: 'listReplies',
        who: USER,
        open: '/academy/d1/v101',
        send: page => page.getByRole('button', { name: 'Show the replies' }).first(),
    },
    {
        id: 'updateComment',
        who: USER,
        open: VIDEO,
        prepare: steps(ofComment('Edit'), page => comment(page).getByRole('textbox').fill('Another text')),
        send: page => comment(page).getByRole('button', { name: 'Save' }),
        keeps: page => comment(page).getByRole('textbox'),
    },
    { id: 'deleteComment', who: USER, open: VIDEO, prepare: ofComment('Delete'), send: inDialog('Delete') },
    {
        id: 'saveProgress',
        who: USER,
        open: VIDEO,
        prepare: playing,
        send: page => page.getByRole('button', { name: /^Play/ }).first(),
        wordless: { faults: 'all', because: 'the person goes on watching; the progress is sent again' },
    },
    { id: 'searchAcademy', who: USER, open: '/academy/search?query=raum' },
    {
        id: 'validateAcademySession',
        who: USER,
        open: '/academy',
        says: /Licence not checked|Problem with the licence/,
        shared: true,
    },
];
