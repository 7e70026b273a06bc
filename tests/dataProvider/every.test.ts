import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#dataProvider';
import { fakeClient, type FakeCall } from '../support/fakeClient';

/** All rows of a collection of any size (QUERY-9, QUERY-12, MANY-1): each response begins with the last row of the one before. */

const COUNT = 5_240;
const rows = Array.from({ length: COUNT }, (_, at) => ({ id: `u${String(at).padStart(5, '0')}` }));

const counted = (some: readonly object[]) => ({ '@odata.count': some.length, value: some });
const skipOf = ({ path }: FakeCall): number => Number(new URL(path, 'http://api.example').searchParams.get('$skip') ?? 0);
const pageOf = (call: FakeCall, size = 500) => ({ '@odata.count': COUNT, value: rows.slice(skipOf(call), skipOf(call) + size) });

/** Lets whatever is ready go on. */
const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

/** A server whose pages are answered by hand. */
function byHand() {
    const open: { call: FakeCall; answer(): void }[] = [];
    let most = 0;
    const fake = fakeClient({
        'GET users': (call: FakeCall) =>
            new Promise((resolve, reject) => {
                call.request.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
                open.push({ call, answer: () => resolve(pageOf(call)) });
                most = Math.max(most, open.length);
            }),
    });
    const provider = createDataProvider({ client: fake.client });
    return { provider, fake, open, most: () => most };
}

it('are read in pages of 500, at most six at once, and told how far', async () => {
    const { provider, fake, open, most } = byHand();
    const told: number[] = [];
    const reading = provider.getEvery('users', { select: ['id'], onProgress: read => told.push(read) });
    let done = false;
    void reading.then(() => (done = true));
    while (!done) {
        await settle();
        // the last one first: pages come in any order
        open.splice(-1).forEach(({ answer }) => answer());
    }
    expect((await reading).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(fake.calls.map(skipOf).sort((one, other) => one - other)).toEqual(Array.from({ length: 11 }, (_, at) => at * 499));
    expect(fake.calls.every(({ path }) => path.includes('$top=500'))).toBe(true);
    expect(most()).toBe(6);
    expect(told).toEqual([...told].sort((one, other) => one - other));
    expect(told.at(-1)).toBe(COUNT);
});

it('are read no further once that is stopped', async () => {
    const { provider, fake, open } = byHand();
    const stop = new AbortController();
    const reading = provider.getEvery('users', { select: ['id'], signal: stop.signal });
    await settle();
    open.splice(0).forEach(({ answer }) => answer());
    await settle();
    expect(open).toHaveLength(6);
    stop.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    await settle();
    expect(fake.calls).toHaveLength(7);
});

it.each([
    ['gives fewer rows a page than are asked for', (call: FakeCall) => pageOf(call, 400), 14],
    ['ignores paging', () => ({ '@odata.count': COUNT, value: rows }), 1],
    ['ignores paging and sends no count', () => rows, 1],
    ['pages, and sends no count', (call: FakeCall) => pageOf(call).value, 11],
    ['has a limit, and sends neither a count nor a next link', (call: FakeCall) => pageOf(call, 400).value, 14],
    ['has a limit, and sends its count as text', (call: FakeCall) => ({ ...pageOf(call, 400), '@odata.count': `${COUNT}` }), 14],
])('are the same from a server that %s', async (_what, reply, calls) => {
    const fake = fakeClient({ 'GET users': reply });
    const found = await createDataProvider({ client: fake.client }).getEvery('users', { select: ['id'] });
    expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(fake.calls).toHaveLength(calls);
});

describe('are compared with the search, which a server may ignore', () => {
    const people = [
        { id: 'u1', email: 'anna@holzmann.example', forename: 'Anna', surname: 'Berg', adminNote: null },
        { id: 'u2', email: 'ben@holzmann.example', forename: 'Ben', surname: 'Tal', adminNote: null },
        { id: 'u3', email: 'cleo@holzmann.example', forename: 'Cleo', surname: 'Annaberg', adminNote: '' },
    ];
    const find = async (rows: object[], name = 'users', filter: object = { q: 'anna' }) => {
        const fake = fakeClient({ 'GET users': counted(rows), 'GET licences/l1/seats': counted(rows) });
        const meta = name === 'seats' ? { licence: 'l1' } : {};
        const found = await createDataProvider({ client: fake.client }).getEvery(name, {
            filter: filter as Record<string, unknown>,
            select: ['id'],
            meta,
        });
        return found.map(({ id }) => id);
    };

    it('others are left out', async () => {
        expect(await find(people)).toEqual(['u1', 'u3']);
    });

    it('of a server that leaves out what would tell, all that it found count', async () => {
        expect(await find([{ id: 'u1' }, people[0]!, { id: 'u2', email: 'ben@holzmann.example' }])).toEqual(['u1', 'u2']);
    });

    it('a key as search means the seats of this key alone, as in the list', async () => {
        const seat = (id: string, keyId: string) => ({ id, keyId, machineName: 'PC', active: true });
        expect(await find([seat('s1', 'k1'), seat('s2', 'k12')], 'seats', { q: 'k1' })).toEqual(['s1']);
    });
});
