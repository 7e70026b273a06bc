import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#dataProvider';
import { taskOf, type DialogStep, type Subject } from '#dataProvider/jobs/steps';
import { answer, failure, fakeClient } from '../../support/fakeClient';
import { KEY, USER } from './attempt';

/**
 * A licence is taken from a user who has one of its keys with others: what the server answers to leaving that key proves nothing, and the call
 * that follows would delete it for them too (LICENCE-9, MANY-3).
 */

const rows = (...value: object[]) => ({ '@odata.count': value.length, value });
const SHARED = { ...KEY, users: [{ id: 'u1' }, { id: 'u2' }] };
const OWN = { ...KEY, id: 'k2', users: [{ id: 'u1' }] };
const LEFT = 'DELETE users/u1/keys/k1';
const TAKEN = 'DELETE users/u1/licences/l1';

/** A server that answers this to leaving the shared key, and to taking the licence; whether the user has the key afterwards. */
async function take(
    step: DialogStep,
    subject: Subject,
    left: unknown,
    keeps: boolean,
    keys: readonly object[],
    taken: unknown = answer(204),
) {
    let had = keys;
    const losing = (key: object, answered: unknown) => () => {
        if (!keeps) had = had.filter(one => one !== key);
        return answered;
    };
    const fake = fakeClient({
        'GET users/u1': { ...USER, customer: 'c1' },
        'GET users/u1/keys': () => rows(...had),
        [LEFT]: losing(SHARED, left),
        [TAKEN]: losing(OWN, taken),
        'DELETE users/u1': answer(204),
    });
    const failed = await taskOf(createDataProvider({ client: fake.client }), step, subject)
        .send()
        .then(
            () => null,
            (error: unknown) => error,
        );
    return { failed, sent: fake.calls.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`])) };
}

const step: DialogStep = { verb: 'takeLicence', licence: 'l1' };
const some: Subject = { id: 'u1', shared: { keys: ['k1'], all: false } };
const all: Subject = { id: 'u1', shared: { keys: ['k1'], all: true } };

it.each([
    ['that it is not there, although it is', failure(404), { status: 404 }],
    ['yes, and nothing comes of it', answer(204), { message: 'keys.errors.remove' }],
])('the licence is not taken if the server answers %s', async (_what, left, error) => {
    expect(await take(step, some, left, true, [SHARED, OWN])).toMatchObject({ failed: error, sent: [LEFT] });
});

describe('for a deletion', () => {
    const remove: DialogStep = { verb: 'deleteUser', frees: ['l1'] };
    const user: Subject = { id: 'u1', customer: 'c1' };

    it('the licence is not taken either, and the user stays for another try', async () => {
        const { failed, sent } = await take(remove, user, failure(404), true, [SHARED, OWN]);
        expect([failed, sent]).toMatchObject([{ status: 404 }, [LEFT]]);
    });

    it.each([
        ['stays if the licence is said not to be there, although its key is', true, [TAKEN]],
        ['is deleted if others have taken the licence', false, [TAKEN, 'DELETE users/u1']],
    ])('the user %s', async (_what, keeps, sent) => {
        expect((await take(remove, user, null, keeps, [OWN], failure(404))).sent).toEqual(sent);
    });
});

it('a key that is only shared has failed to be left if it is still there', async () => {
    expect(await take(step, all, failure(404), true, [SHARED])).toMatchObject({ failed: { status: 404 }, sent: [LEFT] });
});

it.each([
    ['it was left', answer(204)],
    ['an earlier try has left it', failure(404)],
])('the licence is taken once %s', async (_what, left) => {
    expect(await take(step, some, left, false, [SHARED, OWN])).toEqual({ failed: null, sent: [LEFT, TAKEN] });
    expect(await take(step, all, left, false, [SHARED])).toEqual({ failed: null, sent: [LEFT] });
});
