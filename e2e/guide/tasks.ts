import { answerState } from '../academy/academyPage';
import { ACCOUNT, ADMIN, ADMIN_WITHOUT_ACADEMY } from '../support/portalPage';
import {
    after,
    before,
    click,
    close,
    fill,
    gone,
    inAccount,
    inBar,
    inFinder,
    inMenu,
    look,
    open,
    press,
    pressLast,
    see,
    seeInAccount,
    seeInMenu,
    seeInRowMenu,
    selectRow,
    tickFirst,
    unticked,
    type Act,
} from './acts';
import {
    TEAM,
    all,
    check,
    confirm,
    inSeptember,
    noPrinter,
    ofExpired,
    ofInactive,
    openMail,
    paste,
    pasteReview,
    put,
    putClasses,
    run,
    saveReview,
    sendInvitations,
    signIn,
    submit,
    tickLicence,
} from './deeds';

/** What a reader does with each word in bold of each task, in the order of the guide. */

interface Task {
    /** an administrator if nobody is named; null before the sign-in */
    who?: string | null;
    /** where the task begins */
    open: string;
    /** one for each word in bold */
    acts: readonly Act[];
}

const SCHOOL = 'admin@schule.example';
const MULTI = 'multi@planwerk.example';
const MOVER = 'siobhan.obrien@northfield.example';
const LICENCE = '/licences/10010101';
const SEATS = '/licences/10010102/seats';
const USER = '/user-management/u102';
const INACTIVE = '/user-management/u105';

/** A word that explains another one, or stands in a file: nothing of a page. */
const explains: Act = () => Promise.resolve();

export const TASKS: Readonly<Record<string, Task>> = {
    'Sign in': {
        who: null,
        open: '/',
        acts: [before(signIn(MULTI), press), after(press, open('/')), press, before(openMail(MOVER, 'transfer'), see)],
    },
    'Find your way': { open: '/dashboard', acts: [see, look] },
    'What a licence, a key and a seat are': { open: '/licences', acts: [explains, explains, explains] },
    'A new colleague starts': {
        open: '/dashboard',
        acts: [
            press,
            after(press, fill('users.fields.email', 'neu@holzmann.example')),
            after(press, submit),
            look,
            look,
            after(inMenu, close),
            before(all(open('/user-management'), click('users.create.title'), fill('users.fields.email', MOVER), submit), see),
            before(open(INACTIVE), see),
        ],
    },
    'A new team starts': {
        open: '/dashboard',
        acts: [press, after(inMenu, put(TEAM)), press, see, press, see, pressLast, after(press, confirm), press, see, see],
    },
    'A colleague leaves': {
        open: USER,
        acts: [see, inMenu, see, press, see, after(press, confirm), see, before(open(INACTIVE), seeInMenu)],
    },
    'A new school year': {
        who: SCHOOL,
        open: '/dashboard',
        acts: [
            before(inSeptember, press),
            before(ofExpired, press),
            press,
            before(open('/user-management'), inMenu),
            after(see, putClasses),
            after(press, tickLicence),
            press,
            after(press, confirm),
            press,
            press,
            before(noPrinter, press),
            press,
            see,
            see,
            before(open('/user-management'), press),
            before(selectRow, inBar),
            see,
        ],
    },
    'Check who has which licence': {
        open: '/user-management',
        acts: [press, press, unticked, press, before(open('/licences'), see)],
    },
    'The yearly review': {
        open: '/user-management',
        acts: [
            before(click('list.export'), press),
            after(press, saveReview, close),
            explains,
            explains,
            explains,
            inFinder,
            after(press, pasteReview),
            press,
            see,
            after(press, confirm),
            press,
            before(open('/plans'), look),
        ],
    },
    'No keys left': {
        open: '/licences',
        acts: [
            see,
            before(open(LICENCE), press),
            before(ofInactive, see),
            before(selectRow, see),
            before(open(LICENCE), press),
            press,
            before(open(`${LICENCE}/users`), see),
            before(open(`${LICENCE}/keys`), see),
        ],
    },
    'A computer was replaced': {
        open: '/licences/10010102',
        acts: [press, before(open(USER), see), before(open(SEATS), press), see, before(open(SEATS), press), see],
    },
    'Somebody cannot use an application': {
        open: USER,
        acts: [
            press,
            before(open(`${INACTIVE}/why`), see),
            before(async ({ page, mock }) => {
                await mock.fault({ method: 'GET', path: 'licences', kind: 'status', status: 500 });
                await page.reload();
            }, see),
            press,
            press,
        ],
    },
    'A key does not work': {
        open: LICENCE,
        acts: [press, seeInRowMenu, seeInRowMenu, seeInRowMenu, seeInRowMenu],
    },
    'A contract runs out': { open: '/dashboard', acts: [press, press] },
    'Before a renewal': {
        open: '/contracts/c1',
        acts: [after(press, tickFirst), see, see, see, see, press, press],
    },
    'The invoices of a year': { open: '/dashboard', acts: [press, press, before(selectRow, see)] },
    'Somebody cannot sign in': { open: USER, acts: [look, before(open(INACTIVE), see), before(open(USER), seeInMenu)] },
    'A name or another detail has changed': { open: USER, acts: [press, see, before(open(LICENCE), look)] },
    'Share content in the cloud': { open: '/dashboard', acts: [press, look, see, before(open('/cloud-groups/g101'), look)] },
    'The academy membership': {
        open: '/licences/10010108',
        acts: [
            press,
            before(({ signIn: be }) => be(ADMIN_WITHOUT_ACADEMY, '/academy/membership'), see),
            before(({ signIn: be }) => be(ADMIN, '/academy/membership'), see),
            see,
        ],
    },
    'Install an application and use your key': { who: ACCOUNT, open: '/dashboard', acts: [press, press, press] },
    'You cannot use an application': { who: ACCOUNT, open: '/licences', acts: [press, see] },
    'Ask support': { who: ACCOUNT, open: '/dashboard', acts: [press, before(open('/tickets/t5'), see), seeInAccount] },
    'Learn with the academy': {
        who: ACCOUNT,
        open: '/academy/d11/v102',
        acts: [
            see,
            after(press, close),
            see,
            before(open('/academy'), press),
            see,
            before(
                all(({ page }) => answerState(page, 'occupied'), open('/academy')),
                see,
            ),
            before(
                all(({ page }) => page.unrouteAll(), open('/academy'), click('academy.session.states.valid.title')),
                press,
            ),
            see,
        ],
    },
    'Change your data or your password': { who: ACCOUNT, open: '/dashboard', acts: [inAccount, press] },
    Lists: { open: '/user-management', acts: [press, after(see, close), see, before(open('/licences'), see), see] },
    'Bulk actions': {
        open: '/user-management',
        acts: [before(selectRow, see), before(all(click('verbs.reset.title'), click('verbs.reset.submit'), gone), press), see],
    },
    Plans: {
        open: '/plans',
        acts: [
            before(click('plans.kinds.invite.title'), see),
            before(all(paste('Nina\tNew\tnina.new@holzmann.example'), check), see),
            see,
            after(see, run, sendInvitations),
            see,
            see,
        ],
    },
    Undo: {
        open: '/cloud-groups/g103',
        acts: [before(all(click('licences.rename'), fill('cloudGroups.name', 'Nord'), submit), see), inAccount],
    },
    'What is kept': {
        open: '/user-management',
        acts: [before(click('users.create.title'), see), before(open('/activity'), see)],
    },
};
