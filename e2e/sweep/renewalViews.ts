import { ADMIN, fault, modal, press, READER, see, seenBy, steps, type Step, type View } from './view';

/** Seats over time, the page before a renewal, and the plan that deletes unused keys. */

const LEHMANN = 'admin@lehmann.example';
const CHART = see('main svg path');

/** On the page of a licence the chart begins when somebody comes near it. */
const toChart: Step = ({ page, say }) =>
    page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: say('licences.overTime') }) })
        .scrollIntoViewIfNeeded();

/** Opens what a summary says. */
const unfold =
    (key: string): Step =>
    ({ page, say }) =>
        page
            .locator('summary')
            .filter({ hasText: say(key) })
            .click();

/** The main button, whose name has a number. */
const plan: Step = ({ page }) => page.locator('main button[data-variant=contained]').first().click();

const check = steps(CHART, plan, see('main table input, main table button, main li article'));

export const renewalViews: readonly View[] = [
    {
        name: 'licences: seats over time as a table',
        who: ADMIN,
        open: '/licences/10010101',
        reach: steps(toChart, CHART, press('renewal.spans.all'), unfold('renewal.table.title')),
    },
    ...seenBy([ADMIN, READER, LEHMANN], { name: 'renewal: all licences', open: '/renewal', reach: CHART }),
    { name: 'renewal: a contract that names its licences', who: ADMIN, open: '/renewal?contract=c2', reach: CHART },
    { name: 'renewal: a contract that names none', who: ADMIN, open: '/renewal?contract=c1', reach: see('main details[open]') },
    {
        name: 'renewal: a licence that failed',
        who: ADMIN,
        open: '/renewal',
        arrange: fault('licences/10010101/seats', 'status', 500, 'GET'),
        reach: steps(CHART, see('main [role=alert]')),
    },
    { name: 'plans: unused keys that are checked', who: ADMIN, open: '/renewal?licence=10010101', reach: check },
    modal('plans: unused keys confirmed', '/renewal?licence=10010101', 'RunModal', steps(check, press('plans.run'))),
];
