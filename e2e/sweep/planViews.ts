import { ADMIN, confirm, modal, press, READER, see, steps, type Step, type View } from './view';

/** Plans: their list, and the steps of the one that takes back what a report says. */

/** A report of which some have been put into a cloud group. */
const REPORT = {
    ...{ format: 'portal-plan', version: 1, customer: '10010', by: 'u101', day: '2026-11-26' },
    ...{ kind: 'invite', draft: {}, leftOut: [] },
    receipt: {
        begun: 0,
        steps: [{ verb: 'joinGroup', group: 'g102' }],
        items: Array.from({ length: 40 }, (_, at) => ({ id: `u${110 + at}`, state: 'done', taken: [0] })),
    },
};

const load =
    (file: object): Step =>
    ({ page }) =>
        page
            .locator('input[type=file]')
            .setInputFiles({ name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });

const check = steps(load(REPORT), see('main table, main li article, main li h3'));

export const planViews: readonly View[] = [
    { name: 'plans: none', who: ADMIN, open: '/plans' },
    { name: 'plans: unknown', who: ADMIN, open: '/plans/none' },
    { name: 'plans: checked', who: ADMIN, open: '/plans', reach: check },
    { name: 'plans: checked', who: READER, open: '/plans', reach: check },
    { name: 'plans: a file of another customer', who: ADMIN, open: '/plans', reach: load({ ...REPORT, customer: '20020' }) },
    modal('plans: confirmed', '/plans', 'RunModal', steps(check, press('plans.run'))),
    {
        name: 'plans: report',
        who: ADMIN,
        open: '/plans',
        reach: steps(check, press('plans.run'), confirm('plans.run'), see('main dl')),
    },
];
