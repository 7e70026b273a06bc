// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { toRetry } from '#dataProvider/jobs/outcome';
import { checkFree } from '#src/plans/free/check';
import { INITIAL, readDraft } from '#src/plans/free/draft';
import { readServerTime } from '#src/plans/free/serverTime';
import { actingItems, effectsOf } from '#src/plans/safety';
import { readUse } from '#src/seats/overTime/use';
import type { PortalDataProvider } from '#dataProvider';
import type { Idle } from '#src/keys/public';
import type { Item } from '#dataProvider/jobs/job';
import { begunOf, run } from './planRun';
import { startMockServer } from './support';

/** Unused keys are deleted: the state of the mock before and after (FREE-1 to FREE-3). */

const mock = startMockServer();
const ADMIN = 'admin@holzmann.example';
const LICENCES = ['10010101', '10010103'];

beforeEach(() => mock.server().control.reset());

const now = () => mock.server().mock.now();
const seatsOf = (key: string) => mock.state().seats.filter(({ keyId, active }) => keyId === key && active);
const keysOf = (licences: readonly string[]) => mock.state().keys.filter(({ licenceId }) => licences.includes(licenceId));
const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id).sort();

async function checked(
    provider: PortalDataProvider,
    reasons: readonly Idle[] = INITIAL.reasons,
    time: number | null = now(),
    me = 'u101',
) {
    const facts = {
        now: time,
        isPending: false,
        failure: null,
        licences: await Promise.all(
            LICENCES.map(async id => ({ licence: { id, name: id }, ...(await readUse(provider, id, { depth: 'people' })) })),
        ),
    };
    const found = checkFree(readDraft({ licences: LICENCES, reasons }, 'draft'), facts, { me: { id: me, role: 'ADMIN' } });
    const acting = actingItems(found.items, [], me);
    return { ...found, acting, ...begunOf(acting) };
}

it('lists the keys on no machine, deletes those with a reason, and no others', async () => {
    const { provider } = await mock.signedIn(ADMIN);
    const plan = await checked(provider);
    const before = keysOf(LICENCES);
    const off = before.filter(({ id }) => seatsOf(id).length === 0);
    expect(ids(plan.items)).toEqual(ids(off));
    const meant = off.filter(({ userId, expire }) => userId === null || (expire !== null && expire < now()));
    expect(meant.length).toBeGreaterThan(2);
    expect(ids(plan.acting)).toEqual(ids(meant));
    expect(effectsOf(plan.acting)).toMatchObject({ keys: meant.length, deleted: 0, written: 0 });
    const items = await run(provider, plan);
    expect(items.every(({ state }) => state === 'done')).toBe(true);
    expect(ids(keysOf(LICENCES))).toEqual(ids(before.filter(key => !meant.includes(key))));
});

it('keeps the keys that the signed-in user has, and says why', async () => {
    const { provider } = await mock.signedIn(ADMIN);
    const off = keysOf(LICENCES).find(({ id, userId }) => userId !== null && seatsOf(id).length === 0);
    const plan = (me?: string) => checked(provider, ['noMachine'], now(), me);
    const itemOf = ({ items }: Awaited<ReturnType<typeof plan>>) => items.find(({ id }) => id === off?.id);
    expect(itemOf(await plan())?.state).toBe('unused');
    const own = itemOf(await plan(off?.userId ?? ''));
    expect(own).toMatchObject({ state: 'kept', steps: [] });
    expect(own?.notes).toContainEqual({ key: 'planYear.reasons.self' });
});

it('takes no key for expired while the time of the server is not known, whatever the computer says', async () => {
    const { provider } = await mock.signedIn(ADMIN);
    const off = keysOf(LICENCES).find(({ id, userId }) => userId !== null && seatsOf(id).length === 0);
    if (!off) throw new Error('the seed has changed');
    off.expire = now() - 86_400;
    const unused = async (time: number | null) => ids((await checked(provider, ['expired'], time)).acting).includes(off.id);
    expect(await unused(now())).toBe(true);
    expect(await unused(now() - 2 * 86_400)).toBe(false);
    expect(await unused(null)).toBe(false);
});

it('reads the time of the server from its response, with the age of a cached one', async () => {
    const answers = (headers: object, status = 200) =>
        vi.stubGlobal('fetch', async () => new Response(null, { status, headers: { ...headers } }));
    answers({ Date: 'Fri, 27 Nov 2026 01:00:00 GMT', Age: '60' });
    expect(await readServerTime()).toBe(Date.UTC(2026, 10, 27, 1, 1) / 1000);
    for (const [headers, status] of [[{}], [{ Date: 'soon' }], [{ Date: 'Fri, 27 Nov 2026 01:00:00 GMT' }, 502]] as const) {
        answers(headers, status);
        expect(await readServerTime()).toBeNull();
    }
    vi.unstubAllGlobals();
});

it('names who loses a key that is on no machine only, which has to be chosen', async () => {
    const { provider } = await mock.signedIn(ADMIN);
    const kept = (await checked(provider)).items.filter(({ state }) => state === 'kept');
    expect(kept.length).toBeGreaterThan(0);
    const all = await checked(provider, ['noMachine']);
    expect(all.items.every(({ state }) => state === 'unused')).toBe(true);
    const [first] = kept;
    const notes = all.items.find(({ id }) => id === first?.id)?.notes ?? [];
    expect(notes.map(({ key }) => key)).toEqual(['planFree.of', 'planFree.reasons.noMachine', 'planFree.loses']);
});

it('leaves alone what has changed since the check, also when it is to be done anyway', async () => {
    const { provider } = await mock.signedIn(ADMIN);
    const { state } = mock;
    const person = state().users.find(({ id, customer }) => customer === '10010' && id !== 'u101' && id !== 'u102')!;
    // a key of somebody who never activated the account, beside those that are expired and without a user
    const [own] = keysOf(LICENCES).filter(({ id, userId }) => userId !== null && seatsOf(id).length === 0);
    own!.userId = person.id;
    person.active = false;
    const plan = await checked(provider);
    const [running, extended, given] = plan.acting.filter(({ id }) => id !== own!.id).map(({ id }) => id);
    state().seats.push({ ...state().seats[0]!, id: 'new', keyId: running!, licenceId: keyOf(running!).licenceId, active: true });
    keyOf(extended!).expire = now() + 86_400;
    keyOf(given!).userId = 'u102';
    person.active = true;
    const items = await run(provider, plan);
    const outcomes = (of: readonly Item[]) =>
        [running, extended, given, own!.id].map(id => of.find(item => item.id === id)?.state);
    expect(outcomes(items)).toEqual(['changed', 'changed', 'changed', 'changed']);
    const again = items.map((item): Item => ({ ...toRetry(item, plan.steps.length), anyway: true }));
    expect(outcomes(await run(provider, { ...plan, jobItems: again }))).toEqual(['changed', 'changed', 'changed', 'changed']);
    for (const id of [running, extended, given, own!.id]) expect(keyOf(id!)).toBeDefined();
});

function keyOf(id: string) {
    return mock.state().keys.find(key => key.id === id)!;
}
