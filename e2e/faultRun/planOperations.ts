import { expect, type Page } from '@playwright/test';
import { INITIAL } from '../../src/plans/invite/draft';
import type { MockControl } from '../support/mock';
import { dialog, submit } from '../support/parts';
import type { Operation } from './operations';

/** Calls of plans: what a list is checked with, and what is sent when it runs, whose outcome stands on the plan's page. */

const ADMIN = 'admin@holzmann.example';

/** Reads a list of one. */
async function readList(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Invite users' }).click();
    await page.getByRole('textbox', { name: 'Paste a list' }).fill('new.user@holzmann.example');
    await page.getByRole('button', { name: 'Read list' }).click();
}

/** Goes with it to the step Check; `more` chooses what everybody gets. */
const checked =
    (more: (page: Page) => Promise<void> = async () => undefined) =>
    async (page: Page) => {
        await readList(page);
        await more(page);
        await page.getByRole('button', { name: 'Check', exact: true }).last().click();
    };

/** Goes on to the confirmation. */
const confirmed = (more?: (page: Page) => Promise<void>) => async (page: Page) => {
    await checked(more)(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(submit(page)).toBeEnabled();
};

const tick = (name: RegExp) => (page: Page) => page.getByRole('checkbox', { name }).check();

/** Loads a plan from its file. */
export async function load(page: Page, kind: string, more: object): Promise<void> {
    const file = {
        format: 'portal-plan',
        version: 1,
        customer: '10010',
        by: 'u101',
        day: '2026-11-26',
        kind,
        leftOut: [],
        ...more,
    };
    const buffer = Buffer.from(JSON.stringify(file));
    await page.locator('input[type=file]').setInputFiles({ name: 'plan.json', mimeType: 'application/json', buffer });
}

export const toCheck = (page: Page) => page.getByRole('button', { name: 'Check', exact: true }).last();

const LEAVER = 'u102';
/** The licences of which the leaver has a key, the first an online one, the second a node-locked one. */
const [ONLINE, NODE_LOCKED, ROOMS, TEAM] = ['10010101', '10010102', '10010103', '10010108'] as const;
const ALL = [ONLINE, NODE_LOCKED, ROOMS, TEAM] as const;

interface Departure {
    /** what becomes of the keys; the others stay without a user */
    fates?: Readonly<Record<string, 'hand' | 'delete'>>;
    /** what is done besides */
    draft?: object;
    /** cloud groups that the successor joins */
    joins?: readonly string[];
    /** somebody with one active seat leaves, which needs no code */
    oneSeat?: true;
}

/** A departure whose successor has no key of these licences, and is in none of the cloud groups. */
const departure =
    ({ fates = {}, draft = {}, joins = [], oneSeat }: Departure = {}) =>
    async (page: Page, mock: MockControl) => {
        const { users, keys, seats, cloudGroups } = await mock.state();
        const holders = new Set([
            ...keys.map(({ licenceId, userId }) => (licenceId in fates ? userId : null)),
            ...cloudGroups.flatMap(({ id, userIds }) => (joins.includes(id) ? userIds : [])),
        ]);
        const heir = users.find(
            ({ id, customer, active, role }) => customer === '10010' && active && role === 'USER' && !holders.has(id),
        );
        const active = new Map<string, string[]>();
        for (const seat of seats.filter(one => one.active)) {
            const user = keys.find(({ id }) => id === seat.keyId)?.userId ?? '';
            active.set(user, [...(active.get(user) ?? []), seat.licenceId]);
        }
        const sitter = users.find(({ id, role }) => role === 'USER' && active.get(id)?.join() === ONLINE);
        const leaver = oneSeat && sitter ? sitter.id : LEAVER;
        const licences = { ...Object.fromEntries(ALL.map(licence => [licence, 'keep'])), ...fates };
        const decisions = { accounts: {}, keys: {}, joins, codes: {}, had: [], licences };
        const choices = { relabels: false, renews: false, mails: false };
        const about = { people: [leaver], account: 'delete', note: '', successor: heir?.id ?? '' };
        await load(page, 'leave', { draft: { ...about, ...decisions, ...choices, ...draft } });
        await toCheck(page).waitFor();
    };

/** The same, checked, with its confirmation. */
const departing = (about?: Departure) => async (page: Page, mock: MockControl) => {
    await departure(about)(page, mock);
    await toCheck(page).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(submit(page)).toBeEnabled();
};

type State = Awaited<ReturnType<MockControl['state']>>;

/** Takes back what a plan did to somebody. */
const takingBack =
    (stepOf: (state: State) => object, who?: (state: State) => string) => async (page: Page, mock: MockControl) => {
        const state = await mock.state();
        const items = [{ id: who?.(state) ?? LEAVER, state: 'done', taken: [0] }];
        await load(page, 'invite', { draft: INITIAL, receipt: { begun: 0, steps: [stepOf(state)], items } });
        await page.getByRole('checkbox', { name: /^This report was not taken back/ }).check();
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await expect(submit(page)).toBeEnabled();
    };

/** Nothing is taken from the one who takes back. */
const isOther = (id: string | null): boolean => id !== null && id !== LEAVER && id !== 'u101';

/** A key of one user alone. */
const handedOver = ({ keys }: State) => {
    const key = keys.find(({ licenceId, userId, sharedWith }) => licenceId === ONLINE && isOther(userId) && !sharedWith?.length);
    return { verb: 'handKey', licence: ONLINE, key: key?.id ?? '', to: key?.userId ?? '', from: [LEAVER], expire: null };
};

/** Somebody without a key of the licence. */
const without = ({ users, keys }: State): string => {
    const holders = new Set(keys.map(({ licenceId, userId }) => (licenceId === ONLINE ? userId : null)));
    return users.find(({ id, customer, role }) => customer === '10010' && role === 'USER' && !holders.has(id))?.id ?? '';
};

const GROUP = 'g102';

/** Asks a user of another customer to move. */
const moving = async (page: Page) => {
    const mover = { id: 'row1', email: 'admin@northfield.example', forename: 'Oliver', surname: 'Northfield', open: [] };
    await load(page, 'transfer', { draft: { of: '', people: [mover] } });
    await toCheck(page).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(submit(page)).toBeEnabled();
};

const HANDED: Departure['fates'] = { [ONLINE]: 'hand' };

/** A read of the check, whose failure the check says. */
const inCheck = (id: string, operation: Pick<Operation, 'prepare' | 'says' | 'wordless'>): Operation => ({
    id,
    as: `${id} in the check of a plan`,
    who: ADMIN,
    open: '/plans',
    send: toCheck,
    toggles: 'the button goes to the next step',
    ...operation,
});

/** A review of one row. */
const reviewed = async (page: Page) => {
    const table = {
        header: ['Key ID', 'E-mail', 'Decision'],
        width: 3,
        rows: [{ line: 2, cells: ['k1203', 'x@holzmann.example', 'take'] }],
    };
    const file = { id: 'f1', name: 'review.csv', table, columns: ['keyId', 'email', 'decision'], leavesHidden: false };
    const terms = { freed: 'keep', relabels: false, renews: false, mails: false };
    const decisions = { words: {}, meant: {}, addresses: {}, choices: {}, decided: {}, evidence: [] };
    await load(page, 'review', { draft: { files: [file], ...terms, ...decisions } });
    await toCheck(page).waitFor();
};

/** The reads of a review's check. */
const inReview = (id: string): Operation => ({
    ...inCheck(id, { prepare: reviewed, says: ['plans.check.failed'] }),
    as: `${id} in the check of a review`,
});

/** A call as a plan makes it; `way` where plans make it in more than one. */
const inPlan = (
    id: string,
    { way, ...operation }: Pick<Operation, 'prepare' | 'send' | 'repeats'> & { way?: string },
): Operation => ({
    id,
    as: `${id} in a plan${way ? `, ${way}` : ''}`,
    who: ADMIN,
    open: '/plans',
    send: submit,
    says: ['jobs.failed', 'jobs.changed', 'jobs.unknownCount', 'jobs.states.targetMissing'],
    ...operation,
});

export const REPEATED = 'looked up, and sent again while it had no effect (MANY-3)';

export const planOperations: readonly Operation[] = [
    inReview('listKeys'),
    inReview('listUsers'),
    inReview('listLicences'),
    inPlan('createUser', { prepare: confirmed(), repeats: REPEATED }),
    inPlan('assignLicence', { prepare: confirmed(tick(/^Rooms Reserve/)), repeats: REPEATED }),
    inPlan('addCloudGroupUser', { prepare: confirmed(tick(/^Auszubildende/)), repeats: REPEATED }),
    inPlan('recoverUser', {
        prepare: async page => {
            await confirmed()(page);
            await submit(page).click();
            await expect(dialog(page)).toHaveCount(0);
        },
        send: page => page.getByRole('button', { name: 'Send 1 invitation' }),
    }),
    inPlan('logoutUser', { prepare: departing() }),
    inPlan('releaseSeat', { prepare: departing({ oneSeat: true }), repeats: REPEATED }),
    inPlan('assignKey', { prepare: departing({ fates: HANDED }), repeats: REPEATED }),
    inPlan('updateKey', { prepare: departing({ fates: HANDED, draft: { relabels: true } }), repeats: REPEATED }),
    inPlan('refreshKey', { prepare: departing({ fates: HANDED, draft: { renews: true } }), repeats: REPEATED }),
    inPlan('sendKey', { prepare: departing({ fates: HANDED, draft: { mails: true } }) }),
    inPlan('unassignKey', {
        prepare: departing({
            fates: { [NODE_LOCKED]: 'delete', [ROOMS]: 'delete', [TEAM]: 'delete' },
            draft: { account: 'keep' },
        }),
        repeats: REPEATED,
    }),
    inPlan('deleteKey', { prepare: departing({ fates: { [TEAM]: 'delete' } }), repeats: REPEATED }),
    inPlan('deleteUser', { prepare: departing(), repeats: REPEATED }),
    inPlan('updateUser', { prepare: departing({ draft: { account: 'keep', note: 'Left' } }), repeats: REPEATED }),
    inPlan('addCloudGroupUser', {
        way: 'in place of somebody',
        prepare: departing({ joins: [GROUP] }),
        repeats: REPEATED,
    }),
    inPlan('requestTransfer', { prepare: moving }),
    inPlan('removeLicence', {
        prepare: takingBack(() => ({ verb: 'giveLicence', licence: ROOMS })),
        repeats: REPEATED,
    }),
    inPlan('removeCloudGroupUser', {
        prepare: takingBack(() => ({ verb: 'joinGroup', group: GROUP })),
        repeats: REPEATED,
    }),
    inPlan('removeCloudGroupUser', {
        way: 'from a successor',
        prepare: takingBack(({ cloudGroups }) => {
            const members = cloudGroups.find(({ id }) => id === GROUP)?.userIds;
            return { verb: 'joinInstead', group: GROUP, to: members?.find(isOther) };
        }),
        repeats: REPEATED,
    }),
    inPlan('assignKey', { way: 'given back', prepare: takingBack(handedOver, without), repeats: REPEATED }),
    inPlan('updateUser', {
        way: 'without the remark',
        prepare: takingBack(({ users }) => ({ verb: 'noteUser', note: users.find(({ id }) => id === LEAVER)?.adminNote })),
        repeats: REPEATED,
    }),
    inCheck('listUsers', { prepare: readList }),
    inCheck('listUserKeys', { prepare: departure(), says: ['planLeave.unread.keys'] }),
    inCheck('listTickets', {
        prepare: departure(),
        says: ['planLeave.questions.noTickets'],
        wordless: { faults: [403], because: 'who may have no tickets has none' },
    }),
];
