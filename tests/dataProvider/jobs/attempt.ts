import { createDataProvider } from '#dataProvider';
import { kindOf, taskOf, type DialogStep, type Subject } from '#dataProvider/jobs/steps';
import { answer, fakeClient } from '../../support/fakeClient';

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
