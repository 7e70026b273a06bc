import { expect, it } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { toRetry } from '#dataProvider/jobs/outcome';
import type { Step } from '#dataProvider/jobs/steps';
import { answer, failure, fakeClient } from '../../support/fakeClient';
import { KEY, USER, work } from './attempt';

/** Who counts as gone, and as done for that (MANY-9): who is not there any more, not who lacks something else, or was just made. */

const LOST = new PortalError('errors.timeout', { status: 0, reason: 'timeout' });

it('a leaver whose key was deleted while its handing over was looked up is not gone, and leaves the cloud group', async () => {
    let reads = 0;
    const fake = fakeClient({
        'GET keys/k1': () => (reads++ === 0 ? { ...KEY, users: [{ id: 'u1' }] } : failure(404)),
        'GET users/u2/keys': [],
        'PUT users/u2/keys/k1': LOST,
        'GET users/u1': { ...USER, cloudGroups: [{ id: 'g1', label: 'Group' }] },
        'DELETE cloudGroups/g1/users/u1': answer(204),
    });
    const steps: Step[] = [
        { verb: 'handKey', licence: 'l1', key: 'k1', from: ['u1'], expire: null, to: 'u2' },
        { verb: 'leaveGroup', group: 'g1' },
    ];
    const item = await work(steps, { id: 'u1', state: 'waiting', step: 0 }, fake);
    expect(item).toMatchObject({ state: 'failed', missed: [{ step: 0, status: 404, unclear: true }] });
    expect(fake.called('DELETE cloudGroups/g1/users/u1')).toHaveLength(1);
});

it('whoever is gone when the outcome is looked up counts as done', async () => {
    let reads = 0;
    const fake = fakeClient({
        'GET users/u1': failure(404),
        'PUT users/u1/licences/l1': LOST,
        'GET users/u1/keys': () => (reads++ === 0 ? [] : failure(404)),
        'GET licences/l1': { id: 'l1', name: 'CAD' },
    });
    const item = await work([{ verb: 'giveLicence', licence: 'l1' }], { id: 'u1', state: 'waiting', step: 0 }, fake);
    expect(item.state).toBe('gone');
});

it('somebody who was just made and is not found yet has failed, and gets everything with the next try', async () => {
    const made = { ...USER, id: 'n1', email: 'ada@neu.example', active: false };
    const fake = fakeClient({
        'GET users': [],
        'POST users': answer(201, made),
        'GET users/n1/keys': [],
        'PUT users/n1/licences/l1': failure(404),
        'GET licences/l1': { id: 'l1', name: 'CAD' },
        'GET users/n1': failure(404),
    });
    const steps: Step[] = [{ verb: 'createUser' }, { verb: 'giveLicence', licence: 'l1' }, { verb: 'recover', only: 'inactive' }];
    const make = { email: made.email, forename: 'Ada', surname: 'Lang', adminNote: '' };
    const item = await work(steps, { id: 'row-1', make, state: 'waiting', step: 0 }, fake);
    expect(item).toMatchObject({
        id: 'n1',
        state: 'failed',
        missed: [
            { step: 1, status: 404 },
            { step: 2, status: 404 },
        ],
    });
    fake.on('GET users/n1', made);
    fake.on('PUT users/n1/licences/l1', answer(204));
    fake.on('POST users/n1/recover', answer(204));
    expect(await work(steps, toRetry(item, steps.length), fake)).toMatchObject({ id: 'n1', state: 'done' });
    expect(fake.called('POST users')).toHaveLength(1);
    expect(fake.called('POST users/n1/recover')).toHaveLength(1);
});

it('an account that was accepted, but is not found yet, may have been made: it has not failed', async () => {
    const fake = fakeClient({ 'POST users': answer(201), 'GET users': { '@odata.count': 0, value: [] } });
    const make = { email: 'ada@neu.example', forename: 'Ada', surname: 'Lang', adminNote: '' };
    const item = await work([{ verb: 'createUser' }], { id: 'row-1', make, state: 'waiting', step: 0 }, fake);
    expect(item).toMatchObject({ state: 'unknown', make });
    fake.on('GET users', { '@odata.count': 1, value: [{ ...USER, id: 'n1', email: 'ADA@neu.example' }] });
    expect(await work([{ verb: 'createUser' }], toRetry(item, 1), fake)).toMatchObject({ id: 'n1', state: 'done' });
    expect(fake.called('POST users')).toHaveLength(1);
});
