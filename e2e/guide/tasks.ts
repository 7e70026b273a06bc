import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { answerState } from '../academy/academyPage';
import { expect } from '../support/fixtures';
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
    type Also,
} from './acts';

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

const signIn =
    (email: string): Also =>
    async ({ page }) => {
        await page.locator('input[autocomplete=username]').fill(email);
        await page.locator('input[autocomplete=current-password]').fill('portal');
        await page.locator('form button[type=submit]').click();
    };
const openMail =
    (to: string, kind: string): Also =>
    async ({ page, mock }) =>
        page.goto((await mock.mail(to, kind)).link ?? '');
const submit: Also = ({ page }) => page.locator('dialog[open] button[type=submit]').click();
const all =
    (...deeds: readonly Also[]): Also =>
    async stage => {
        for (const deed of deeds) await deed(stage);
    };

/** The school in September, when the keys of last year have expired, and one of its licences with such a key. */
const inSeptember: Also = async ({ page, signIn: be }) => {
    await page.request.post('/__mock/api/situations/school-in-september/load', { data: {} });
    await be(SCHOOL, '/dashboard');
};
const ofExpired: Also = async ({ page, mock }) => {
    const { keys, licences } = await mock.state();
    const last = (id: string) => licences.find(licence => licence.id === id)?.expire ?? Infinity;
    const expired = keys
        .filter(({ customerId, expire, licenceId }) => customerId === '10030' && expire !== null && expire < last(licenceId))
        .sort((one, other) => (one.expire ?? 0) - (other.expire ?? 0));
    await page.goto(`/licences/${expired[0]?.licenceId}`);
};
/** Somebody who never signed in has the licence, and is found among its users. */
const ofInactive: Also = async ({ page, mock }) => {
    const key = (await mock.state()).keys.find(({ licenceId, userId }) => licenceId === '10010101' && userId !== null);
    await mock.shareKey(key?.id ?? '', [key?.userId ?? '', 'u105']);
    await page.goto(`${LICENCE}/users`);
    await page.getByRole('searchbox').fill('inactive@');
    // Otherwise the reader ticks a row that is about to go.
    await expect(page.getByRole('row')).toHaveCount(2);
};

const paste = (text: string): Also => all(fill('planSource.paste', text), click('planSource.read'));
const check: Also = click('plans.toCheck');
const run: Also = async stage => {
    await click('plans.run')(stage);
    await submit(stage);
    await gone(stage);
};
const sendInvitations: Also = ({ page, say }) => page.getByRole('button', { name: say('plans.ready.send') }).click();

/** A review of which most is decided: the saved file, as it comes back. */
let decided = '';
const saveReview: Also = async ({ page, say }) => {
    const saved = page.waitForEvent('download');
    await page
        .getByRole('dialog')
        .getByRole('button', { name: say('export.save') })
        .click();
    const text = await readFile(await (await saved).path(), 'utf8');
    const [first = ''] = text.split('\r\n');
    const [head = [], ...rows] = parse(text, { bom: true, delimiter: first.includes(';') ? ';' : ',' });
    const column = head.length - 1;
    const wordOf = (row: readonly string[]): string => (row.includes(ACCOUNT) ? 'take' : 'keep');
    // The keys of one person are in no file that comes back.
    const back = rows
        .filter(row => !row.includes(ADMIN))
        .map(row => row.map((cell, place) => (place === column ? wordOf(row) : cell)));
    decided = [head, ...back].map(row => row.join('\t')).join('\n');
};

export const TASKS: Readonly<Record<string, Task>> = {
    'Sign in': {
        who: null,
        open: '/',
        acts: [before(signIn(MULTI), press), after(press, open('/')), press, before(openMail(MOVER, 'transfer'), see)],
    },
    'Find your way': { open: '/dashboard', acts: [see, look] },
    'What licence, key and seat are': { open: '/licences', acts: [explains, explains, explains] },
    'A new colleague starts': {
        open: '/dashboard',
        acts: [
            press,
            after(press, fill('users.create.email', 'neu@holzmann.example')),
            after(press, submit),
            look,
            look,
            after(inMenu, close),
            before(all(open('/user-management'), click('users.create.button'), fill('users.create.email', MOVER), submit), see),
            before(open(INACTIVE), see),
        ],
    },
    'A new team starts': {
        open: '/dashboard',
        acts: [
            press,
            after(inMenu, paste('Nina\tNew\tnina.new@holzmann.example\nRita\tRight\trita.right@holzman.example')),
            after(see, check),
            see,
            after(pressLast, run, sendInvitations),
            see,
            see,
        ],
    },
    'A colleague leaves': {
        open: USER,
        acts: [see, inMenu, after(see, check), after(see, run), see, before(open(INACTIVE), seeInMenu)],
    },
    'A new school year': {
        who: SCHOOL,
        open: '/dashboard',
        acts: [
            before(inSeptember, press),
            before(ofExpired, press),
            press,
            before(open('/user-management'), inMenu),
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
            after(press, stage => paste(decided)(stage), check),
            see,
            after(see, run),
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
    'Before a renewal': { open: '/contracts/c1', acts: [after(press, tickFirst), see, see, see, see] },
    'The invoices of a year': { open: '/dashboard', acts: [press, press, before(selectRow, see)] },
    'Somebody cannot sign in': { open: USER, acts: [look, before(open(INACTIVE), see), before(open(USER), seeInMenu)] },
    'A name or another detail has changed': { open: USER, acts: [press, see, before(open(LICENCE), look)] },
    'Share content in the cloud': { open: '/dashboard', acts: [press, press, see, before(open('/cloud-groups/g101'), look)] },
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
        acts: [before(all(click('cloudGroups.rename'), fill('cloudGroups.name', 'Nord'), submit), see), inAccount],
    },
    'What is kept': {
        open: '/user-management',
        acts: [before(click('users.create.button'), see), before(open('/activity'), see)],
    },
};
