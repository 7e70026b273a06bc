import { expect, it } from 'vitest';
import { createDataProvider } from '#dataProvider';
import type { Item } from '#dataProvider/jobs/job';
import { taskOf, type Step } from '#dataProvider/jobs/steps';
import { workThrough } from '#dataProvider/jobs/work';
import { portalQueue } from '#dataProvider/queue/queue';
import { answer, fakeClient, type FakeCall } from '../../support/fakeClient';
import { USER } from './attempt';

/** A step that reads several pages waits for no place in the queue: it has one itself (MANY-1). */

it('six classes find their cloud groups at once, on a server that ignores filters and gives a few rows at a time', async () => {
    const classes = ['5a', '5b', '5c', '6a', '6b', '6c'];
    const groups = [...classes.map((label, at) => ({ id: `g${at}`, label })), { id: 'g9', label: '9' }];
    const page = ({ path }: FakeCall) => {
        const skip = Number(new URLSearchParams(path.split('?')[1]).get('$skip') ?? 0);
        return { '@odata.count': groups.length, value: groups.slice(skip, skip + 3) };
    };
    const fake = fakeClient({ 'GET cloudGroups': page });
    classes.forEach((_label, at) => {
        fake.on(`GET users/u${at}`, { ...USER, id: `u${at}`, cloudGroups: [] });
        fake.on(`PUT cloudGroups/g${at}/users/u${at}`, answer(204));
    });
    const provider = createDataProvider({ client: fake.client });
    const items = classes.map((_label, at): Item => ({ id: `u${at}`, state: 'waiting', step: at, does: [at] }));
    await workThrough({
        items,
        steps: classes.map((label): Step => ({ verb: 'joinClass', label })),
        taskOf: (step, item) => taskOf(provider, step, item),
        queue: portalQueue,
        signal: new AbortController().signal,
        set: (at, item) => (items[at] = item),
    });
    expect(items.map(({ state }) => state)).toEqual(Array(6).fill('done'));
});
