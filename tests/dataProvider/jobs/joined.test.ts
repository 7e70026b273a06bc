import { expect, it } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import type { Job } from '#dataProvider/jobs/job';
import type { Step } from '#dataProvider/jobs/steps';
import { readReceipt, receiptOf } from '#src/plans/planFile';
import { answer, fakeClient } from '../../support/fakeClient';
import { USER, work } from './attempt';

/** Which cloud group of a class was joined is known by its id afterwards, because others may rename it (PLAN-9). */

const steps: Step[] = [{ verb: 'joinClass', label: '9a' }];
const LOST = new PortalError('errors.timeout', { status: 0, reason: 'timeout' });
const member = (...ids: string[]) => ({ ...USER, cloudGroups: ids.map(id => ({ id, label: '9a' })) });

it.each([
    ['answered', answer(204)],
    ['lost, and found by a look', LOST],
])('where the answer is %s', async (_what, joined) => {
    let isMember = false;
    const fake = fakeClient({
        'GET cloudGroups': { '@odata.count': 1, value: [{ id: 'g1', label: '9a' }] },
        'GET users/u1': () => (isMember ? member('g1') : member()),
        'PUT cloudGroups/g1/users/u1': () => {
            isMember = true;
            return joined;
        },
    });
    const item = await work(steps, { id: 'u1', state: 'waiting', step: 0 }, fake);
    expect(item).toMatchObject({ state: 'done', joined: { '9a': 'g1' } });
    const receipt = receiptOf({ begun: 0, steps } as unknown as Job, [item]);
    expect(readReceipt(JSON.parse(JSON.stringify(receipt)), '').items).toMatchObject([{ taken: [0], joined: { '9a': 'g1' } }]);
});
