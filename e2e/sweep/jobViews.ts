import { batch } from './batchSteps';
import { ADMIN, confirm, fault, modal, pressInShell, read, see, steps, type Step, type View } from './view';

/** Jobs: the bar at the foot, a job's page, and the question before signing out. */

/** Starts a job that mails the first users, and goes to its bar or its page. */
const startJob: Step = steps(batch('reset'), confirm('verbs.reset.submit'), see('section[data-foot]'));
const openJob: Step = steps(
    startJob,
    see('section[data-foot] svg'),
    ({ page }) => page.locator('section[data-foot] a').click(),
    see('main table, main li'),
);

/** Presses a button of the bar; the job then shows another one. */
const inBar =
    (label: string, then: string): Step =>
    async ({ page, say }) => {
        const bar = page.locator('section[data-foot]');
        await bar.getByRole('button', { name: say(label) }).click();
        await bar.getByRole('button', { name: say(then) }).waitFor();
    };

/** Makes of the job what is left of one after somebody else has signed in (MANY-7), and opens the portal again. */
const dropJob: Step = async ({ page, say }) => {
    await page.evaluate(
        () =>
            new Promise<void>((resolve, reject) => {
                const opening = indexedDB.open('jobs');
                opening.onerror = () => reject(new Error('The storage refuses.'));
                opening.onsuccess = () => {
                    const change = opening.result.transaction('jobs', 'readwrite');
                    const jobs = change.objectStore('jobs');
                    const reading = jobs.getAll() as IDBRequest<object[]>;
                    reading.onsuccess = () => reading.result.forEach(job => jobs.put({ ...job, state: 'dropped' }));
                    change.oncomplete = () => {
                        opening.result.close();
                        resolve();
                    };
                };
            }),
    );
    await page.reload();
    await page.locator('section[data-foot]').getByText(say('jobs.states.dropped')).waitFor();
};

export const jobViews: readonly View[] = [
    {
        name: 'job: in the bar, running',
        who: ADMIN,
        open: '/user-management',
        arrange: fault('users/*/recover', 'delay', 0, 'POST'),
        reach: startJob,
    },
    {
        name: 'job: in the bar, paused',
        who: ADMIN,
        open: '/user-management',
        arrange: fault('users/*/recover', 'delay', 0, 'POST'),
        reach: steps(startJob, inBar('jobs.pause', 'jobs.resume')),
    },
    {
        name: 'job: in the bar, stopped',
        who: ADMIN,
        open: '/user-management',
        arrange: fault('users/*/recover', 'delay', 0, 'POST'),
        reach: steps(startJob, inBar('jobs.stop', 'modal.close')),
    },
    {
        name: 'job: in the bar, done',
        who: ADMIN,
        open: '/user-management',
        reach: steps(startJob, ({ page, say }) =>
            page
                .locator('section[data-foot]')
                .getByRole('button', { name: say('modal.close') })
                .waitFor(),
        ),
    },
    {
        name: 'job: in the bar, dropped',
        who: ADMIN,
        open: '/user-management',
        arrange: fault('users/*/recover', 'delay', 0, 'POST'),
        reach: steps(startJob, inBar('jobs.pause', 'jobs.resume'), dropJob),
    },
    {
        name: 'job: its page, perhaps sent',
        who: ADMIN,
        open: '/user-management',
        arrange: fault('users/*/recover', 'lost', 0, 'POST'),
        reach: steps(openJob, read('jobs.outcomes.unknown')),
    },
    {
        name: 'job: its page, failed',
        who: ADMIN,
        open: '/user-management',
        arrange: fault('users/*/recover', 'status', 500, 'POST'),
        reach: openJob,
    },
    { name: 'job: its page, done', who: ADMIN, open: '/user-management', reach: openJob },
    { name: 'job: unknown', who: ADMIN, open: '/jobs/none' },
    {
        ...modal(
            'job: signing out while it runs',
            '/user-management',
            'SignOutDialog',
            steps(startJob, pressInShell('layout.account'), ({ page, say }) =>
                page.getByRole('menuitem', { name: say('layout.signOut') }).click(),
            ),
        ),
        arrange: fault('users/*/recover', 'delay', 0, 'POST'),
    },
];
