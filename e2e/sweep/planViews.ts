import { INITIAL } from '../../src/plans/invite/draft';
import { act, ADMIN, confirm, fill, modal, press, READER, see, steps, type Step, type View } from './view';

/** Plans: their list, and the steps of the one that takes back what a report says. */

/** A report of which some have been put into a cloud group. */
const REPORT = {
    ...{ format: 'portal-plan', version: 1, customer: '10010', by: 'u101', day: '2026-11-26' },
    ...{ kind: 'invite', draft: INITIAL, leftOut: [] },
    receipt: {
        begun: 0,
        steps: [{ verb: 'joinGroup', group: 'g102' }],
        items: Array.from({ length: 40 }, (_, at) => ({ id: `u${110 + at}`, state: 'done', taken: [0] })),
    },
};

/** Loads a plan's file; the browser's choice of files returns the focus to the button that opened it. */
export const load =
    (file: object): Step =>
    async ({ page, say }) => {
        await page.getByRole('button', { name: say('plans.loadFile'), disabled: false }).focus();
        await page
            .locator('input[type=file]')
            .setInputFiles({ name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
    };

const check = steps(load(REPORT), see('main table, main li article, main li h3'));
/** Confirms that the report was not taken back elsewhere, without which nothing runs. */
const once: Step = ({ page }) => page.locator('main').getByRole('checkbox').first().check();

/** A list with something to ask, and rows that are not right. */
const LIST = [
    'Name;E-Mail;Klasse',
    'Engel, Nina;nina.engel@holzmann.example;9z',
    'Beck, Ben;ben.beck@holzman.example;',
    ';not an address;',
    'Beck, Ben;BEN.BECK@holzman.example;',
].join('\n');

const newInvitation = steps(press('plans.kinds.invite.title'), see('main textarea'));
const withList = steps(newInvitation, fill('planSource.paste', LIST), press('planSource.read'), see('main table'));
const checkedList = steps(withList, press('plans.toCheck'), see('main select'));

/** A departure with a shared key's, a node-locked seat's and an administrator's row. */
export const LEAVE = {
    ...{ format: 'portal-plan', version: 1, customer: '10010', by: 'u101', day: '2026-11-26', kind: 'leave', leftOut: [] },
    draft: {
        ...{ people: ['u102', 'u115', 'u106', 'u101'], account: 'delete', accounts: {}, note: 'Left', successor: 'u1052' },
        ...{ licences: {}, keys: {}, joins: [], codes: {}, relabels: true, renews: true, mails: true, had: [] },
    },
};
/** Without a successor keys stay without a user, and nothing has to be decided. */
const LEAVE_ALONE = { ...LEAVE, draft: { ...LEAVE.draft, people: ['u102'], successor: '' } };
const runs = steps(press('plans.run'), confirm('plans.run'), see('main dl'));
const leaveReport = steps(load(LEAVE_ALONE), see('main details'), press('plans.toCheck'), see('main select'), runs);

/** Its report, loaded later. */
const LEFT = {
    ...{ id: 'u102', guest: false, groups: ['g102'], seats: [], tickets: [] },
    keys: [{ id: 'k1203', licence: '10010101', expire: null, shared: false }],
};
const LEAVE_REPORT = {
    ...{ ...LEAVE_ALONE, draft: { ...LEAVE_ALONE.draft, had: [LEFT] } },
    receipt: { begun: 0, steps: [{ verb: 'deleteUser', frees: [] }], items: [{ id: 'u102', state: 'done', taken: [0] }] },
};
const leaveSource = steps(load(LEAVE), see('main details'));
const leaveCheck = steps(leaveSource, press('plans.toCheck'), see('main select'));

/** A review with an unknown word, an unknown user, a row of another customer and one that is gone. */
const REVIEW = [
    'Customer number;E-mail;Licence;Label;Expiry date;Key ID;Decision;Decided by',
    '10010;admin@holzmann.example;CAD Planung Stuttgart;;;;keep;Erna',
    '10010;user@holzmann.example;CAD Planung Stuttgart;;;;x;Erna',
    '10010;umlaut@holzmann.example;CAD Planung Stuttgart;;;;give to nobody@holzmann.example;',
    '10010;greta.mueller@holzmann.example;CAD Planung Stuttgart;Notebook Greta;;;take;Erna',
    '20020;x@other.example;CAD;X;;k-other;take;',
    '10010;gone@holzmann.example;CAD;X;;k-none;take;',
].join('\n');
const reviewSource = steps(
    press('plans.kinds.review.title'),
    see('main textarea'),
    fill('planSource.paste', REVIEW),
    press('planSource.read'),
    see('main progress'),
);
const reviewCheck = steps(reviewSource, press('plans.toCheck'), see('main select'));

const FILE = 'E-mail;Licence;Label;Expiry date;Key ID';
const compared: Step = steps(press('planCompare.title'), async ({ page }) => {
    const choose = async (day: string, ...rows: string[]) => {
        const file = {
            name: `10010-Who-has-what-${day}.csv`,
            mimeType: 'text/csv',
            buffer: Buffer.from([FILE, ...rows].join('\n')),
        };
        await page
            .locator('dialog input[type=file]')
            .nth(day < '2026' ? 0 : 1)
            .setInputFiles(file);
    };
    await choose(
        '2025-11-26',
        'a@holzmann.example;CAD Planung Stuttgart;Anna;2026-01-31;k1',
        'b@holzmann.example;CAD;Ben;;k2',
        'c@holzmann.example;CAD;Carl;;k3',
    );
    await choose(
        '2026-11-26',
        'a@holzmann.example;CAD Planung Stuttgart;Anna B;2026-01-31;k1',
        'd@holzmann.example;CAD;Ben;;k2',
        'e@holzmann.example;CAD;Eva;;k4',
    );
    await page.locator('dialog table, dialog li article').first().waitFor();
});
export const planViews: readonly View[] = [
    { name: 'plans: who leaves', who: ADMIN, open: '/plans', reach: leaveSource },
    { name: 'plans: a departure that is checked', who: ADMIN, open: '/plans', reach: leaveCheck },
    modal('plans: decided for one who leaves', '/plans', 'Correct', steps(leaveCheck, act('plans.check.correct'))),
    { name: 'plans: report of a departure', who: ADMIN, open: '/plans', reach: leaveReport },
    modal('plans: a report that was loaded', '/plans', 'ReportModal', load(LEAVE_REPORT)),
    { name: 'plans: the files of a review', who: ADMIN, open: '/plans', reach: reviewSource },
    { name: 'plans: a review that is checked', who: ADMIN, open: '/plans', reach: reviewCheck },
    modal('plans: decided in a review', '/plans', 'Correct', steps(reviewCheck, act('plans.check.correct'))),
    modal('plans: two files compared', '/plans', 'CompareModal', compared),
    modal(
        'plans: one is removed',
        '/plans',
        'DropModal',
        steps(newInvitation, ({ page }) => page.goBack(), act('plans.drop')),
    ),
    { name: 'plans: none', who: ADMIN, open: '/plans' },
    { name: 'plans: unknown', who: ADMIN, open: '/plans/none' },
    { name: 'plans: checked', who: ADMIN, open: '/plans', reach: check },
    { name: 'plans: checked', who: READER, open: '/plans', reach: check },
    { name: 'plans: a file of another customer', who: ADMIN, open: '/plans', reach: load({ ...REPORT, customer: '20020' }) },
    { name: 'plans: a new invitation', who: ADMIN, open: '/plans', reach: newInvitation },
    { name: 'plans: a list to invite from', who: ADMIN, open: '/plans', reach: withList },
    { name: 'plans: a list that is checked', who: ADMIN, open: '/plans', reach: checkedList },
    modal('plans: a row is corrected', '/plans', 'Correct', steps(checkedList, act('plans.check.correct'))),
    modal('plans: confirmed', '/plans', 'RunModal', steps(check, once, press('plans.run'))),
    {
        name: 'plans: report',
        who: ADMIN,
        open: '/plans',
        reach: steps(check, once, runs),
    },
];
