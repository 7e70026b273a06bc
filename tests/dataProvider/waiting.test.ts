// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#dataProvider';
import { portalQueue } from '#dataProvider/queue/queue';
import { perform } from '#dataProvider/queue/perform';
import { STEPS } from '#dataProvider/jobs/steps';
import { fakeClient, type FakeCall } from '../support/fakeClient';
import { fillQueue } from '../support/fullQueue';

/** Reads over the queue of calls: they wait for room, never for themselves, and no longer than they are wanted (MANY-1). */

const COUNT = 254;
const rows = Array.from({ length: COUNT }, (_, at) => ({ id: `u${at}`, active: true, licenceId: 'l1' }));
const ids = rows.map(({ id }) => id);

/** A server that gives at most 100 rows at once, and ignores filters. */
const limited = ({ path }: FakeCall) => {
    const skip = Number(new URL(path, 'http://api.example').searchParams.get('$skip') ?? 0);
    return { '@odata.count': COUNT, value: rows.slice(skip, skip + 100) };
};

const ROUTES = {
    'GET users': limited,
    'GET licences': limited,
    'GET licences/l1/seats': limited,
    'GET users/u1/keys': limited,
};
type Provider = ReturnType<typeof createDataProvider>;

describe('a read that waits for room is given up with its signal, and not sent:', () => {
    it.each<[string, number, (provider: Provider, signal: AbortSignal) => Promise<unknown>]>([
        ['a page', 1, (provider, signal) => provider.getList('users', { pagination: { page: 1, perPage: 200 }, signal })],
        ['one of many pages', 0, (provider, signal) => provider.getList('users', { meta: { queue: 'always' }, signal })],
        ['a collection', 1, (provider, signal) => provider.getCollection('users', { signal })],
        ['a span', 1, (provider, signal) => provider.getSpan('users', { select: ['id'], signal })],
        ['all rows', 1, (provider, signal) => provider.getEvery('users', { select: ['id'], signal })],
        ['the rows of a file', 0, (provider, signal) => provider.getPages('users', { signal, onPage: () => undefined })],
        ['records by few ids', 1, (provider, signal) => provider.getMany('users', { ids: ids.slice(0, 9), signal })],
        ['records by many ids', 0, (provider, signal) => provider.getMany('users', { ids, signal })],
        ['the licences with a module', 1, (provider, signal) => provider.hasModule({ module: 126, signal })],
    ])('%s', async (_what, sent, read) => {
        const { client, calls } = fakeClient(ROUTES);
        const empty = fillQueue();
        const stop = new AbortController();
        const ended = expect(read(createDataProvider({ client }), stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
        await new Promise(resolve => setTimeout(resolve, 20));
        stop.abort();
        const soon = new Promise(resolve => setTimeout(resolve, 500, 'waits'));
        expect(await Promise.race([ended.then(() => 'ended'), soon])).toBe('ended');
        expect(calls).toHaveLength(sent);
        await empty();
    });
});

it('more reads than the queue lets through, each of several responses, do not wait for each other', async () => {
    const { client } = fakeClient(ROUTES);
    const { data } = await createDataProvider({ client }).getMany('users', { ids });
    expect(data).toHaveLength(COUNT);
});

it.each([
    ['keys', (provider: Provider) => STEPS.takeLicence.task(provider, { licence: 'l1' }, { id: 'u1' })],
    ['seats', (provider: Provider) => STEPS.releaseSeat.task(provider, { licence: 'l1' }, { id: 'u253' })],
])('a step of a job reads on in its own place: %s', async (_what, taskOf) => {
    const { client } = fakeClient(ROUTES);
    const provider = createDataProvider({ client });
    const { look } = taskOf(provider);
    const steps = Array.from({ length: 6 }, () => perform({ send: look }, { queue: portalQueue }));
    expect(await Promise.all(steps)).toEqual(Array.from({ length: 6 }, () => ({ kind: 'done' })));
});
