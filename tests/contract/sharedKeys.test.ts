// @vitest-environment node
import { expect, it } from 'vitest';
import { taskOf } from '../../dataProvider/jobs/steps';
import { startMockServer } from './support';

/** A licence is taken from users who have keys of it together with others, who keep them (LICENCE-9). */
const mock = startMockServer({ scale: 0 });

const LICENCE = '10010101';
const keysOf = (licence: string) => mock.state().keys.filter(({ licenceId }) => licenceId === licence);

it('whoever has a key together with somebody else leaves it to them, and loses the other one', async () => {
    const [key, other] = keysOf(LICENCE).filter(({ userId }) => userId !== null && userId !== 'u101');
    if (!key?.userId || !other?.userId) throw new Error('nobody has a key');
    key.sharedWith = ['u101'];
    other.userId = key.userId;
    const user = key.userId;
    const before = keysOf(LICENCE).length;
    const { provider, calls } = await mock.signedIn('admin@holzmann.example');
    const subject = { id: user, shared: { keys: [key.id], all: false } };
    const task = taskOf(provider, { verb: 'takeLicence', licence: LICENCE }, subject);
    expect(await task.look?.()).toBe(false);
    calls.length = 0;
    await task.send();
    expect(calls).toEqual([
        // compared with what was decided, right before
        expect.stringMatching(new RegExp(`^GET users/${user}/keys`)),
        expect.stringContaining(`users/${user}/keys/${key.id}`),
        // what follows would delete the key for others too, if it was not left
        expect.stringMatching(new RegExp(`^GET users/${user}/keys`)),
        expect.stringContaining(`users/${user}/licences/${LICENCE}`),
    ]);
    expect(await task.look?.()).toBe(true);
    expect(keysOf(LICENCE)).toHaveLength(before - 1);
    expect([key.userId, key.sharedWith]).toEqual(['u101', []]);
    // again, as after a lost response: nothing is left, and nothing is sent
    calls.length = 0;
    await task.send();
    expect(calls).toEqual([expect.stringMatching(/^GET /)]);
    expect(await task.missing?.()).toBe('done');
});

it('whoever has only shared keys leaves each of them', async () => {
    const [first, second] = keysOf(LICENCE).filter(({ userId }) => userId !== null && userId !== 'u101');
    if (!first?.userId || !second?.userId) throw new Error('nobody has a key');
    const user = first.userId;
    const before = keysOf(LICENCE).length;
    second.userId = user;
    first.sharedWith = ['u101'];
    second.sharedWith = ['u101'];
    const { provider } = await mock.signedIn('admin@holzmann.example');
    const subject = { id: user, shared: { keys: [first.id, second.id], all: true } };
    await taskOf(provider, { verb: 'takeLicence', licence: LICENCE }, subject).send();
    expect([first, second].map(({ userId, sharedWith }) => [userId, sharedWith])).toEqual([
        ['u101', []],
        ['u101', []],
    ]);
    expect(keysOf(LICENCE)).toHaveLength(before);
});

it('a shared key that the server says not to be there, although it is, is not deleted for the others', async () => {
    const [key, other] = keysOf(LICENCE).filter(({ userId }) => userId !== null && userId !== 'u101');
    if (!key?.userId || !other) throw new Error('nobody has a key');
    const { id, userId: user } = key;
    key.sharedWith = ['u101'];
    other.userId = user;
    mock.server().control.faults.add({ method: 'DELETE', path: 'users/*/keys/*', kind: 'status', status: 404, times: 1 });
    const { provider } = await mock.signedIn('admin@holzmann.example');
    const subject = { id: user, shared: { keys: [id], all: false } };
    const task = taskOf(provider, { verb: 'takeLicence', licence: LICENCE }, subject);
    await expect(task.send()).rejects.toMatchObject({ status: 404 });
    expect(keysOf(LICENCE).find(one => one.id === id)).toMatchObject({ userId: user, sharedWith: ['u101'] });
});
