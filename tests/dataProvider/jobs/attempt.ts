import { createDataProvider } from '#dataProvider';
import type { Item } from '#dataProvider/jobs/job';
import { kindOf, taskOf, type DialogStep, type Step, type Subject } from '#dataProvider/jobs/steps';
import { workThrough } from '#dataProvider/jobs/work';
import { createQueue } from '#dataProvider/queue/queue';
import { answer, fakeClient } from '../../support/fakeClient';
import { fakeClock } from '../queue/clock';

export const KEY = { id: 'k1', licenceId: 'l1', token: 'AAAA', label: 'Key', expire: null };
export const USER = { id: 'u1', email: 'anna@holzmann.example', role: 'USER', active: true };
export const GROUP = { id: 'g1', label: 'Group' };

/** Takes a step against a server with these answers; returns what it sent, and how it failed. */
export async function attempt(step: DialogStep, subject: Subject, reads: Record<string, unknown>) {
    const fake = fakeClient({ 'GET users/u1/keys': [], ...reads });
    for (const call of kindOf(step).calls) {
        const [method, path = ''] = call.split(' ');
        const ids = { 'keys/{id}': 'keys/k1', '{keyId}': 'k1', '{licenceId}': 'l1', '{userId}': 'u1', '{seatId}': 's1' };
        const spelled = Object.entries(ids).reduce((text, [name, id]) => text.replace(name, id), path.slice(1));
        for (const id of ['u1', 'l1', 'g1', 'k1']) fake.on(`${method} ${spelled.replace('{id}', id)}`, answer(204));
    }
    const task = taskOf(createDataProvider({ client: fake.client }), step, subject);
    const failure = await task.send().then(
        () => null,
        (error: unknown) => error,
    );
    return {
        task,
        failure,
        sent: fake.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    };
}

/** Takes the steps of an item against a server, as a job does; returns what became of the item. */
export async function work(steps: readonly Step[], item: Item, fake: ReturnType<typeof fakeClient>): Promise<Item> {
    const items = [item];
    const provider = createDataProvider({ client: fake.client });
    await workThrough({
        items,
        steps,
        taskOf: (step, one) => taskOf(provider, step, one),
        queue: createQueue(fakeClock()),
        signal: new AbortController().signal,
        set: (at, changed) => (items[at] = changed),
    });
    return items[0] as Item;
}
