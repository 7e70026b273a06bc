// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttpClient } from '../../dataProvider/httpClient';
import { countsOf, type Item } from '../../dataProvider/jobs/job';
import { workThrough } from '../../dataProvider/jobs/work';
import { createQueue } from '../../dataProvider/queue/queue';
import { markOf } from '../../dataProvider/jobs/mark';
import { taskOf, type Step } from '../../dataProvider/jobs/steps';
import { QUICK } from './badLine';
import { startMockServer } from './support';

/** Jobs on keys and seats over a line that is cut after every second change took effect: each effect exactly once (MANY-3, MANY-5, MANY-13). */
const mock = startMockServer({ scale: 60 });
const LICENCE = '10010190';

let changes: string[] = [];
beforeEach(() => (changes = []));

async function run(step: Step, subjects: readonly Pick<Item, 'id' | 'mark'>[]) {
    const { token } = await mock.signedIn('admin@holzmann.example');
    const client = createHttpClient({
        apiUrl: mock.url(),
        applicationId: 'portal',
        getToken: () => token,
        fetch: async (input, init) => {
            const answer = await fetch(input, init);
            if ((init?.method ?? 'GET') === 'GET') return answer;
            changes.push(input);
            if (changes.length % 2 === 0) return answer;
            await answer.text();
            throw new TypeError('lost');
        },
    });
    const provider = createDataProvider({ client });
    const items = subjects.map((subject): Item => ({ ...subject, state: 'waiting', step: 0 }));
    await workThrough({
        items,
        steps: [step],
        taskOf: (wanted, item) => taskOf(provider, wanted, item),
        queue: createQueue(QUICK),
        signal: new AbortController().signal,
        set: (at, item) => (items[at] = item),
    });
    return countsOf(items);
}

const keys = () => mock.state().keys.filter(({ licenceId }) => licenceId === LICENCE);
const seats = () => mock.state().seats.filter(({ licenceId }) => licenceId === LICENCE);
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => ({ id }));

describe('every effect happens once', () => {
    it('changes the expiry of each key', async () => {
        const some = keys().slice(0, 10);
        const expire = 1_893_455_999;
        expect(await run({ verb: 'expireKey', licence: LICENCE, expire }, ids(some))).toMatchObject({ done: 10 });
        expect(keys().filter(key => key.expire === expire)).toHaveLength(10);
        expect(changes).toHaveLength(10);
    });

    it('renews each key', async () => {
        const some = keys().slice(0, 10);
        const before = new Map(some.map(({ id, token }) => [id, token]));
        const subjects = some.map(({ id, token }) => ({ id, mark: markOf(token) }));
        expect(await run({ verb: 'renewKey', licence: LICENCE }, subjects)).toMatchObject({ done: 10 });
        expect(keys().filter(({ id, token }) => before.has(id) && before.get(id) !== token)).toHaveLength(10);
        expect(changes).toHaveLength(10);
    });

    it('sends no key a second time by itself', async () => {
        mock.state().outbox.length = 0;
        const active = new Set(mock.state().users.flatMap(({ id, active: isActive }) => (isActive ? [id] : [])));
        const some = keys()
            .filter(({ userId, sharedWith = [] }) => userId !== null && active.has(userId) && sharedWith.length === 0)
            .slice(0, 10);
        expect(await run({ verb: 'sendKey', licence: LICENCE }, ids(some))).toMatchObject({ done: 5, unknown: 5 });
        expect(mock.state().outbox).toHaveLength(10);
    });

    it('releases each seat, and removes none', async () => {
        const some = seats()
            .filter(({ active }) => active)
            .slice(0, 10);
        const all = seats().length;
        expect(await run({ verb: 'releaseSeat', licence: LICENCE }, ids(some))).toMatchObject({ done: some.length });
        const chosen = new Set(some.map(({ id }) => id));
        expect(seats().filter(({ id, active }) => chosen.has(id) && !active)).toHaveLength(some.length);
        expect(seats()).toHaveLength(all);
        expect(changes).toHaveLength(some.length);
    });

    it('removes each inactive seat; one that is gone already counts as done', async () => {
        const some = seats().filter(({ active }) => !active);
        const all = seats().length;
        const counts = await run({ verb: 'removeSeat', licence: LICENCE }, [...ids(some), { id: 'none' }]);
        expect(counts.done + counts.gone).toBe(some.length + 1);
        expect(seats()).toHaveLength(all - some.length);
    });

    it('deletes each key', async () => {
        const some = keys().slice(0, 10);
        const all = keys().length;
        expect(await run({ verb: 'deleteKey', licence: LICENCE }, ids(some))).toMatchObject({ done: 10 });
        expect(keys()).toHaveLength(all - 10);
        expect(changes).toHaveLength(10);
    });
});
