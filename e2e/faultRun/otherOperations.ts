import { expect, type Page } from '@playwright/test';
import { fill, inDialog, press, steps, type Operation } from './operations';

/** Calls about contracts, invoices, applications, tickets and the academy. */

const ADMIN = 'admin@holzmann.example';
const USER = 'user@holzmann.example';
const WITHOUT_ACADEMY = 'admin@lehmann.example';
const SESSION = 'what was refused may open when the academy session turns out valid';
const VIDEO = '/academy/d11/v102';

const comment = (page: Page) => page.getByRole('article', { name: /Jan Kowalski/ }).first();
const ofComment = (name: string) => (page: Page) => comment(page).getByRole('button', { name, exact: true }).click();
const playing = async (page: Page) => {
    await page.getByRole('button', { name: /^Play/ }).first().click();
    // It goes on where the user stopped: what was not watched is not saved.
    const watched = ({ played }: HTMLVideoElement) => (played.length > 0 ? played.end(0) - played.start(0) : 0);
    await expect.poll(() => page.locator('video').evaluate(watched)).toBeGreaterThan(1);
};

export const otherOperations: readonly Operation[] = [
    { id: 'listContracts', who: ADMIN, open: '/contracts', list: true },
    { id: 'getContract', who: ADMIN, open: '/contracts/c1' },
    { id: 'listInvoices', who: ADMIN, open: '/contracts?view=invoices', list: true },
    {
        id: 'downloadInvoice',
        who: ADMIN,
        open: '/contracts?view=invoices',
        send: page =>
            page
                .getByRole('grid')
                .getByRole('button', { name: /^Download/ })
                .first(),
    },
    { id: 'listKeys', who: ADMIN, open: '/deadlines', list: true },
    { id: 'listApplications', who: USER, open: '/applications', list: true },
    { id: 'listTickets', who: USER, open: '/tickets', list: true },
    { id: 'getTicket', who: USER, open: '/tickets/t5' },
    { id: 'listTicketMessages', who: USER, open: '/tickets/t5', list: true },
    {
        id: 'createTicket',
        who: 'admin@northfield.example',
        open: '/tickets',
        prepare: steps(press('New ticket'), fill('Your question', 'How are tools changed?')),
        send: inDialog('Create ticket'),
        keeps: page => page.getByLabel('Your question'),
        looked: 'what was sent is looked for on the server, where it is not',
    },
    {
        id: 'createTicketMessage',
        who: USER,
        open: '/tickets/t5',
        prepare: fill('Your message', 'One more thing'),
        send: page => page.getByRole('button', { name: 'Send', exact: true }),
        keeps: page => page.getByLabel('Your message'),
        looked: 'what was sent is looked for on the server, where it is not',
    },
    { id: 'closeTicket', who: USER, open: '/tickets/t5', prepare: press('Close ticket'), send: inDialog('Close ticket') },
    {
        id: 'orderAcademy',
        who: WITHOUT_ACADEMY,
        open: '/academy/membership',
        prepare: page => page.getByRole('checkbox', { name: /^Main licence/ }).check(),
        send: page => page.getByRole('button', { name: 'Order with obligation to pay' }),
        // whether an order was received is not known after a failure without an answer of the API
        says: ['errors.next.unclear'],
    },
    { id: 'listDirectories', who: USER, open: '/academy', list: true, rereads: SESSION },
    { id: 'getDirectory', who: USER, open: '/academy/d11', rereads: SESSION },
    { id: 'getPlaylist', who: USER, open: VIDEO, list: true, rereads: SESSION },
    { id: 'getVideo', who: USER, open: VIDEO, rereads: SESSION },
    {
        id: 'getVideoPath',
        who: USER,
        open: VIDEO,
        rereads: SESSION,
        wordless: { faults: 'all', because: 'the path above the title is not shown then' },
        unseen: 'the breadcrumb is a shorter one until it is there',
    },
    { id: 'getEmbed', who: USER, open: VIDEO, rereads: SESSION },
    {
        id: 'listTags',
        who: USER,
        open: '/academy/search?query=raum',
        list: true,
        rereads: SESSION,
        wordless: { faults: 'all', because: 'the topics to choose from are not offered then' },
        unseen: 'the search is there without them, and keeps their place',
    },
    { id: 'listComments', who: USER, open: VIDEO, list: true, rereads: SESSION },
    {
        id: 'createComment',
        who: USER,
        open: VIDEO,
        prepare: steps(
            page => page.getByRole('button', { name: 'Write a comment' }).click(),
            fill('Your comment', 'Well explained'),
        ),
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
        send: page => page.getByRole('button', { name: /^Pause/ }).first(),
        toggles: 'the button to pause is the one to play after that',
    },
    { id: 'searchAcademy', who: USER, open: '/academy/search?query=raum', rereads: SESSION },
    {
        id: 'validateAcademySession',
        who: USER,
        open: '/academy',
        says: ['academy.session.states.checkFailed.title', 'academy.session.states.error.title'],
        shared: 'the licence is held for all pages of the academy, and for a while after them',
    },
];
