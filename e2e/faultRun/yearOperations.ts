import { expect, type Page } from '@playwright/test';
import type { MockControl } from '../support/mock';
import { submit } from '../support/parts';
import type { Operation } from './operations';
import { load, REPEATED, toCheck } from './planOperations';

/** Calls of a new school year (YEAR-4 to YEAR-6), each of a plan of one or two pupils. */

const WHO = 'admin@schule.example';
const [LICENCE, CLASS] = ['10030101', 'g113'] as const;

/** Pupils of the class with one key of the licence and no other, which nobody else has. */
async function pupilsOf(mock: MockControl) {
    const { users, keys, cloudGroups } = await mock.state();
    const members = cloudGroups.find(({ id }) => id === CLASS)?.userIds ?? [];
    return members.flatMap(id => {
        const user = users.find(one => one.id === id);
        const [key, ...others] = keys.filter(({ userId }) => userId === id);
        return user && key?.licenceId === LICENCE && others.length === 0 ? [{ user, key: key.id }] : [];
    });
}

type Row = readonly [forename: string, surname: string, email: string, name: string];
const NEW: Row = ['Nina', 'Ankömmling', 'nina.neu@schule.example', ''];

interface Asked {
    /** last year's only pupil is not in the list */
    leaves?: boolean;
    /** the class of the pupil who stays, or of somebody new */
    joins?: string;
    isNew?: boolean;
    draft?: object;
}

/** A plan with a pupil who leaves, stays, or is new. */
const planned =
    ({ leaves = false, joins = '', isNew = leaves, draft = {} }: Asked) =>
    async (page: Page, mock: MockControl) => {
        const [own, other] = await pupilsOf(mock);
        if (!own || !other) throw new Error('the seed has changed');
        const { forename, surname, email } = own.user;
        const rows: Row[] = [isNew ? NEW : [forename ?? '', surname ?? '', email, joins]];
        const table = { header: ['A', 'B', 'C', 'D'], width: 4, rows: rows.map((cells, at) => ({ line: at + 2, cells })) };
        const old = { way: 'people', groups: [], licence: '', until: '', word: '', people: [own.user.id], pasted: '' };
        const list = { origin: '', table, mapping: ['forename', 'surname', 'email', 'groups'], leavesHidden: false };
        const gets = { day: '2099-08-31', licences: [], own: {}, classes: {}, answers: {}, fates: {}, renews: true };
        const rest = { account: 'keep', firstOnly: [], mail: 'never', trial: false, labels: [] };
        await load(page, 'year', { customer: '10030', by: 'u108', draft: { ...old, ...list, ...gets, ...rest, ...draft } });
        await toCheck(page).waitFor();
    };

const confirmed = (asked: Asked) => async (page: Page, mock: MockControl) => {
    await planned(asked)(page, mock);
    await toCheck(page).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(submit(page)).toBeEnabled();
};

/** The leaver's key is shared with somebody who stays. */
const sharing = async (page: Page, mock: MockControl) => {
    const [own, other] = await pupilsOf(mock);
    await mock.shareKey(own?.key ?? '', [own?.user.id ?? '', other?.user.id ?? '']);
    await confirmed({ leaves: true })(page, mock);
};

const inYear = (id: string, how: string, prepare: Operation['prepare']): Operation => ({
    id,
    as: `${id} in a school year, ${how}`,
    who: WHO,
    open: '/plans',
    prepare,
    send: submit,
    says: ['jobs.failed', 'jobs.changed', 'jobs.unknownCount', 'jobs.states.targetMissing'],
    repeats: REPEATED,
});

const HANDED: Asked = { leaves: true, draft: { licences: [LICENCE], fates: { [LICENCE]: 'hand' } } };

export const yearOperations: readonly Operation[] = [
    inYear('updateKey', 'which moves its expiry', confirmed({ draft: { licences: [LICENCE] } })),
    inYear('deleteKey', 'of a leaver', confirmed({ leaves: true })),
    inYear('unassignKey', 'of a shared key', sharing),
    inYear('assignKey', 'handed on', confirmed(HANDED)),
    inYear('updateKey', 'which names its new user', confirmed(HANDED)),
    inYear('refreshKey', 'handed on', confirmed(HANDED)),
    inYear('createCloudGroup', 'of a class', confirmed({ joins: 'HT9' })),
    inYear('addCloudGroupUser', 'in a new class', confirmed({ joins: 'HT9' })),
    inYear(
        'updateCloudGroup',
        'which renames a class',
        confirmed({ joins: 'HT9', draft: { groups: [CLASS], classes: { HT9: { how: 'rename', id: CLASS } } } }),
    ),
    {
        id: 'listKeys',
        as: 'listKeys in the check of a school year',
        who: WHO,
        open: '/plans',
        prepare: planned({ leaves: true }),
        send: toCheck,
        toggles: 'the button goes to the next step',
        says: ['plans.check.failed'],
    },
];
