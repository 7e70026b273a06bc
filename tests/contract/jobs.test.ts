// @vitest-environment node
import type { RaRecord } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { createQueue } from '../../dataProvider/queue/queue';
import { countsOf, type Item } from '../../dataProvider/jobs/job';
import { canRetry, toRetry } from '../../dataProvider/jobs/outcome';
import { workThrough } from '../../dataProvider/jobs/work';
import { taskOf, type Step } from '../../dataProvider/jobs/steps';
import type { PagesParams } from '../../dataProvider/lists';
import type { User } from '../../dataProvider/types';
import { overBadLine, QUICK } from './badLine';
import { startMockServer } from './support';

/** Jobs against the mock over a bad line: every effect exactly once, counted in the mock's state (MANY-1 to MANY-3). */
const mock = startMockServer({ scale: 1000 });
/** Equal servers, of which one ignores paging. */
const small = { full: startMockServer({ scale: 600 }), basic: startMockServer({ scale: 600, odata: 'basic' }) };

const LICENCE = '10010101';
const GROUP = 'g102';

const SEARCHED = { q: 'holzmann' };

/** Everybody whom the mock knows of this customer without a key of the licence and outside of the group. */
async function people(): Promise<string[]> {
    const { provider } = await mock.signedIn('admin@holzmann.example');
    const users = (await provider.getEvery('users', { select: ['id'], meta: { expand: ['keys', 'cloudGroups'] } })) as User[];
    const isFree = ({ keys, cloudGroups }: User): boolean =>
        !keys?.some(({ licenceId }) => licenceId === LICENCE) && !cloudGroups?.some(({ id }) => id === GROUP);
    return users.filter(isFree).map(({ id }) => id);
}

async function run(steps: Step | readonly Step[], ids: readonly string[]) {
    const { provider, faults, most } = await overBadLine(mock);
    const items = ids.map((id): Item => ({ id, state: 'waiting', step: 0 }));
    const work = () =>
        workThrough({
            items,
            steps: [steps].flat(),
            taskOf: (wanted, item) => taskOf(provider, wanted, item),
            queue: createQueue(QUICK),
            signal: new AbortController().signal,
            set: (at, item) => (items[at] = item),
        });
    await work();
    // Whose line was cut five times has failed, and is tried again by hand (MANY-4): few, if any.
    const failed = items.filter(canRetry);
    expect(failed.length).toBeLessThanOrEqual(ids.length / 50);
    for (const item of failed) items[items.indexOf(item)] = toRetry(item, [steps].flat().length);
    if (failed.length > 0) await work();
    expect(faults.refused).toBeGreaterThan(ids.length / 20);
    expect(faults.cut).toBeGreaterThan(ids.length / 100);
    expect(faults.lost).toBeGreaterThan(ids.length / 100);
    expect(most()).toBeLessThanOrEqual(6);
    return countsOf(items);
}

const members = (): readonly string[] => mock.state().cloudGroups.find(({ id }) => id === GROUP)?.userIds ?? [];

describe('1,000 people, 10 % of the calls refused and 5 % cut', () => {
    it('get one key each', { timeout: 120_000 }, async () => {
        const ids = await people();
        expect(ids.length).toBeGreaterThan(950);
        const licence = mock.state().licences.find(({ id }) => id === LICENCE);
        if (licence) licence.count = 5000;
        const before = mock.state().keys.length;
        expect(await run({ verb: 'giveLicence', licence: LICENCE }, ids)).toMatchObject({
            done: ids.length,
            failed: 0,
            unknown: 0,
        });
        expect(mock.state().keys.length - before).toBe(ids.length);
    });

    it('get at most one mail each; those who may have got one are counted separately', { timeout: 120_000 }, async () => {
        const { provider } = await mock.signedIn('admin@holzmann.example');
        const users = (await provider.getEvery('users', { select: ['id', 'customer'] })) as User[];
        const isOwn = ({ customer, id }: User): boolean => customer === '10010' && id !== 'u101';
        // The mock keeps the last 500 mails.
        const ids = users
            .filter(isOwn)
            .slice(0, 480)
            .map(({ id }) => id);
        mock.state().outbox.length = 0;
        const counts = await run({ verb: 'recover' }, ids);
        expect(counts.unknown).toBeGreaterThan(10);
        expect(counts.done + counts.unknown).toBe(ids.length);
        const receivers = mock.state().outbox.map(({ to }) => to);
        expect(new Set(receivers).size).toBe(receivers.length);
        expect(receivers.length).toBeGreaterThanOrEqual(counts.done);
        expect(receivers.length).toBeLessThan(ids.length);
    });

    it('join a group once each', { timeout: 120_000 }, async () => {
        const { provider } = await mock.signedIn('admin@holzmann.example');
        const users = (await provider.getEvery('users', { select: ['id'] })) as User[];
        const ids = users.map(({ id }) => id).filter(id => !members().includes(id));
        const before = members().length;
        expect(await run({ verb: 'joinGroup', group: GROUP }, ids)).toMatchObject({ done: ids.length, failed: 0 });
        expect(members().length - before).toBe(ids.length);
        expect(new Set(members()).size).toBe(members().length);
    });
});

describe('what is given and taken back over the same line', () => {
    const SECOND = '10010102';
    const keysOf = (licence: string) => mock.state().keys.filter(({ licenceId }) => licenceId === licence);
    const read = async (): Promise<User[]> => {
        const { provider } = await mock.signedIn('admin@holzmann.example');
        const select = ['id', 'role', 'customer'];
        const users = (await provider.getEvery('users', { select, meta: { expand: ['keys', 'cloudGroups'] } })) as User[];
        return users.filter(({ role, customer }) => role === 'USER' && customer === '10010');
    };
    const has =
        (licence: string) =>
        ({ keys = [] }: User): boolean =>
            keys.some(({ licenceId }) => licenceId === licence);

    it('two licences are given to 150 people, one key of each, and taken again', { timeout: 120_000 }, async () => {
        const { keys } = mock.state();
        keys.splice(0, keys.length, ...keys.filter(({ licenceId }) => licenceId !== LICENCE && licenceId !== SECOND));
        const users = (await read()).slice(0, 150);
        const ids = users.map(({ id }) => id);
        for (const id of [LICENCE, SECOND]) {
            const licence = mock.state().licences.find(candidate => candidate.id === id);
            if (licence) licence.count = 9000;
        }
        const before = [keysOf(LICENCE).length, keysOf(SECOND).length];
        const steps: Step[] = [LICENCE, SECOND].map(licence => ({ verb: 'giveLicence', licence }));
        expect(await run(steps, ids)).toMatchObject({ done: ids.length, failed: 0, unknown: 0 });
        expect([keysOf(LICENCE).length, keysOf(SECOND).length]).toEqual(before.map(count => count + ids.length));
        expect(await run({ verb: 'takeLicence', licence: SECOND }, ids)).toMatchObject({ done: ids.length, failed: 0 });
        expect([keysOf(LICENCE).length, keysOf(SECOND).length]).toEqual([(before[0] ?? 0) + ids.length, before[1]]);
    });

    it('150 members leave a group, and nobody else', { timeout: 120_000 }, async () => {
        const isIn = ({ cloudGroups = [] }: User): boolean => cloudGroups.some(({ id }) => id === GROUP);
        const group = mock.state().cloudGroups.find(({ id }) => id === GROUP);
        if (group) group.userIds = (await read()).slice(0, 200).map(({ id }) => id);
        const ids = (await read()).filter(isIn).slice(0, 150);
        const before = members().length;
        expect(
            await run(
                { verb: 'leaveGroup', group: GROUP },
                ids.map(({ id }) => id),
            ),
        ).toMatchObject({ done: ids.length, failed: 0 });
        expect(members().length).toBe(before - ids.length);
    });

    it('150 people are deleted with their keys, and a key that somebody else has too stays', { timeout: 120_000 }, async () => {
        const users = (await read()).filter(has(LICENCE)).slice(0, 150);
        const ids = users.map(({ id }) => id);
        const isTheirs = ({ userId }: { userId?: string | null }): boolean => ids.includes(userId ?? '');
        // one of them has a key with somebody else, and another one alone
        const [shared, own] = keysOf(LICENCE).filter(isTheirs);
        if (!shared || !own) throw new Error('nobody has a key');
        shared.sharedWith = ['u101'];
        own.userId = shared.userId;
        const before = {
            users: mock.state().users.length,
            keys: keysOf(LICENCE).length,
            theirs: keysOf(LICENCE).filter(isTheirs).length,
        };
        const counts = await run({ verb: 'deleteUser', frees: [LICENCE] }, ids);
        expect(counts.done + counts.gone).toBe(ids.length);
        expect(counts.failed + counts.unknown).toBe(0);
        expect(mock.state().users.length).toBe(before.users - ids.length);
        expect(keysOf(LICENCE).length).toBe(before.keys - before.theirs + 1);
    });
});

describe('the ids of all matching rows', () => {
    it('are read in pages of 500, without other fields than what the search compares', async () => {
        const { provider, calls } = await mock.signedIn('admin@holzmann.example');
        const progress: number[] = [];
        const rows = await provider.getEvery('users', {
            filter: SEARCHED,
            select: ['id'],
            meta: { expand: [] },
            onProgress: read => progress.push(read),
        });
        const { total } = await provider.getList('users', { filter: SEARCHED, pagination: { page: 1, perPage: 1 } });
        expect(total).toBeGreaterThan(500);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
        const reads = calls.filter(call => call.includes('$select=id,email,forename,surname,adminNote&'));
        expect(reads).toHaveLength(Math.ceil((total ?? 0) / 500));
        expect(progress.at(-1)).toBe(total);
    });

    it('are the same from a server that ignores paging, in one read', async () => {
        const idsFrom = async (server: typeof mock) => {
            const { provider, calls } = await server.signedIn('admin@holzmann.example');
            const rows = await provider.getEvery('users', { filter: SEARCHED, select: ['id'] });
            return { ids: rows.map(({ id }) => id).sort(), calls: calls.length };
        };
        const paged = await idsFrom(small.full);
        const whole = await idsFrom(small.basic);
        expect(whole.ids).toEqual(paged.ids);
        expect(whole.calls).toBe(1);
        expect(paged.calls).toBe(Math.max(1, Math.ceil(paged.ids.length / 500)));
    });

    it('are no longer read after an abort', async () => {
        const { provider, calls } = await mock.signedIn('admin@holzmann.example');
        const stop = new AbortController();
        const read = provider.getEvery('users', { select: ['id'], signal: stop.signal, onProgress: () => stop.abort() });
        await expect(read).rejects.toMatchObject({ name: 'AbortError' });
        expect(calls).toHaveLength(1);
    });
});

describe('all rows that a list finds, page by page', () => {
    const from = async (server: typeof mock, name: string, params: Partial<PagesParams> = {}) => {
        const { provider, calls } = await server.signedIn('admin@holzmann.example');
        const rows: RaRecord[] = [];
        const before = calls.length;
        await provider.getPages(name, { select: ['id'], onPage: page => rows.push(...page), ...params });
        return { ids: rows.map(({ id }) => id), calls: calls.length - before };
    };

    it.each<[name: string, params: Partial<PagesParams>]>([
        ['users', {}],
        ['users', { filter: SEARCHED, sort: { field: 'note', order: 'DESC' } }],
        ['keys', { meta: { licence: '10010190' }, sort: { field: 'expire', order: 'ASC' } }],
        ['keys', { sort: { field: 'expire', order: 'DESC' } }],
        ['seats', { meta: { licence: '10010190' } }],
        ['licences', { sort: { field: 'type', order: 'DESC' } }],
        ['cloudGroups', { sort: { field: 'members', order: 'DESC' } }],
    ])('%s with %j are the same, in the same order, from a server that ignores paging', async (name, params) => {
        const paged = await from(small.full, name, params);
        const whole = await from(small.basic, name, params);
        expect(paged.ids.length).toBeGreaterThan(5);
        expect(new Set(paged.ids).size).toBe(paged.ids.length);
        expect(whole.ids).toEqual(paged.ids);
        expect(whole.calls).toBe(1);
    });
});
