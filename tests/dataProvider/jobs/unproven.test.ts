import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#dataProvider';
import { markOf } from '#dataProvider/jobs/mark';
import { taskOf, type DialogStep, type Subject } from '#dataProvider/jobs/steps';
import { answer, fakeClient } from '../../support/fakeClient';
import { attempt, GROUP, KEY, USER } from './attempt';

/** What a step reads right before it is sent has changed, or proves too little: nothing is sent, and nothing counts as done (MANY-14). */

describe('a key whose users the server leaves out', () => {
    const reads = { 'GET keys/k1': KEY };

    it.each<[string, DialogStep, Subject]>([
        ['is not deleted', { verb: 'deleteKey', licence: 'l1' }, { id: 'k1', users: [] }],
        ['is not renewed', { verb: 'renewKey', licence: 'l1' }, { id: 'k1', users: [], mark: markOf('AAAA') }],
        ['is not given to somebody else', { verb: 'assignKey', licence: 'l1', user: 'u1' }, { id: 'k1', users: [] }],
        ['is not taken for one without a user', { verb: 'giveLicence', licence: 'l1' }, { id: 'u1', keys: { l1: 'k1' } }],
    ])('%s', async (_what, step, subject) => {
        expect(await attempt(step, subject, reads)).toMatchObject({ failure: { message: 'errors.incomplete' }, sent: [] });
    });

    it.each([
        ['leaves out', { ...KEY }],
        ['says to be nobody, although it is a key of theirs', { ...KEY, users: [] }],
        ['says to be somebody else', { ...KEY, users: [{ id: 'u2' }] }],
    ])('is not taken from somebody, because others may have it: the server %s', async (_what, key) => {
        const held = { 'GET users/u1/keys': { '@odata.count': 1, value: [key] }, 'GET users/u1': USER };
        const taken = await attempt({ verb: 'takeLicence', licence: 'l1' }, { id: 'u1' }, held);
        expect(taken).toMatchObject({ failure: { message: 'errors.incomplete' }, sent: [] });
        const deleted = await attempt({ verb: 'deleteUser', frees: ['l1'] }, { id: 'u1' }, held);
        expect(deleted).toMatchObject({ failure: { message: 'errors.incomplete' }, sent: [] });
    });

    it('is asked for its users where a key of a user is read', async () => {
        const fake = fakeClient({
            'GET users/u1/keys': { '@odata.count': 1, value: [{ ...KEY, users: [{ id: 'u1' }] }] },
            'DELETE users/u1/licences/l1': answer(204),
        });
        await taskOf(createDataProvider({ client: fake.client }), { verb: 'takeLicence', licence: 'l1' }, { id: 'u1' }).send();
        expect(fake.calls[0]?.path).toContain('$expand=users');
    });
});

describe('a user whose groups the server leaves out', () => {
    const reads = { 'GET users/u1': USER };

    it('is neither taken out, nor counts as out of one', async () => {
        const { failure, sent, task } = await attempt({ verb: 'leaveGroup', group: 'g1' }, { id: 'u1' }, reads);
        expect([failure, sent]).toMatchObject([{ message: 'errors.incomplete' }, []]);
        await expect(task.look?.()).rejects.toMatchObject({ message: 'errors.incomplete' });
    });

    it('is not deleted by a plan that compares them, or the keys', async () => {
        for (const seen of [{ groups: [] }, { keys: [] }]) {
            const deleted = await attempt({ verb: 'deleteUser', frees: [] }, { id: 'u1', seen }, reads);
            expect(deleted).toMatchObject({ failure: { message: 'errors.incomplete' }, sent: [] });
        }
    });
});

it('a user whose keys a server cuts without a word has those too that it gives next: no licence is given twice', async () => {
    const keys = Array.from({ length: 12 }, (_, at) => ({ ...KEY, id: `k${at}`, licenceId: at === 11 ? 'l1' : 'l2' }));
    const pageOf = ({ path }: { path: string }) => {
        const skip = Number(/skip=(\d+)/.exec(path)?.[1] ?? 0);
        return keys.slice(skip, skip + 10);
    };
    const { failure, sent } = await attempt(
        { verb: 'giveLicence', licence: 'l1' },
        { id: 'u1' },
        { 'GET users/u1/keys': pageOf },
    );
    expect([failure, sent]).toEqual([null, []]);
});

describe('another record than the one that was asked for', () => {
    it.each<[string, DialogStep, Subject, Record<string, unknown>]>([
        [
            'a key is not deleted',
            { verb: 'deleteKey', licence: 'l1' },
            { id: 'k1', users: [] },
            { 'GET keys/k1': { ...KEY, id: 'k2', users: [] } },
        ],
        [
            'a member does not leave',
            { verb: 'leaveGroup', group: 'g1' },
            { id: 'u1' },
            { 'GET users/u1': { ...USER, id: 'u2', cloudGroups: [GROUP] } },
        ],
    ])('%s', async (_what, step, subject, reads) => {
        const { failure, sent } = await attempt(step, subject, reads);
        expect([failure, sent]).toMatchObject([{ reason: 'malformed' }, []]);
    });
});

it('a seat of which the server does not say whose it is may be on the key: it is not deleted as unused', async () => {
    const seats = (active: boolean) => ({
        'GET keys/k1': { ...KEY, users: [] },
        'GET licences/l1/seats': { '@odata.count': 1, value: [{ id: 's1', active }] },
    });
    const step: DialogStep = { verb: 'deleteKey', licence: 'l1' };
    const subject = { id: 'k1', users: [], unused: { expire: null, inactive: false } };
    expect(await attempt(step, subject, seats(true))).toMatchObject({ failure: { message: 'errors.incomplete' }, sent: [] });
    expect((await attempt(step, subject, seats(false))).sent).toEqual(['DELETE keys/k1']);
});

it('a seat that is not there any more is not released: the call would remove what it became', async () => {
    const step = { verb: 'releaseSeat', licence: 'l1' } as const;
    const reads = { 'GET licences/l1/seats': { '@odata.count': 0, value: [] } };
    const { failure, sent } = await attempt(step, { id: 's1', since: 1 }, reads);
    expect([failure, sent]).toMatchObject([{ status: 404, message: 'seats.errors.notFound' }, []]);
});

describe('a seat that a filter by its id does not find', () => {
    const seat = { id: 'S1', keyId: 'k1', licenceId: 'l1', machineName: 'PC', active: true, activated: 5, userId: 'u1' };
    const rows = (...value: object[]) => ({ '@odata.count': value.length, value });
    const all = (...seats: object[]) => ({
        'GET licences/l1/seats': ({ path }: { path: string }) => (path.includes('$filter') ? rows() : rows(...seats)),
    });

    it.each<[string, DialogStep, Subject]>([
        ['a person', { verb: 'releaseSeat', licence: 'l1' }, { id: 's1', since: 5 }],
        ['somebody who leaves', { verb: 'freeSeat', licence: 'l1', seat: 's1', since: 5 }, { id: 'u1' }],
    ])('is released for %s', async (_whom, step, subject) => {
        expect(await attempt(step, subject, all(seat))).toMatchObject({ failure: null, sent: ['DELETE licences/l1/seats/s1'] });
    });

    it('counts as removed only when it is not among all seats of the licence', async () => {
        const step: DialogStep = { verb: 'removeSeat', licence: 'l1' };
        const kept = await attempt(step, { id: 's1' }, all({ ...seat, active: false }));
        expect(await kept.task.look?.()).toBe(false);
        const gone = await attempt(step, { id: 's1' }, all({ ...seat, id: 's2' }));
        expect(await gone.task.look?.()).toBe(true);
    });
});

describe('what others changed since it was decided is left alone', () => {
    const keys = (...users: string[]) => ({
        'GET users/u1/keys': { '@odata.count': 1, value: [{ ...KEY, users: users.map(id => ({ id })) }] },
    });
    const seat = (fields: object) => ({
        'GET licences/l1/seats': { '@odata.count': 1, value: [{ id: 's1', keyId: 'k1', machineName: 'PC', ...fields }] },
    });
    const key = (token: string, ...users: string[]) => ({ 'GET keys/k1': { ...KEY, token, users: users.map(id => ({ id })) } });
    const take: DialogStep = { verb: 'takeLicence', licence: 'l1' };
    const remove: DialogStep = { verb: 'removeSeat', licence: 'l1' };
    const release: DialogStep = { verb: 'releaseSeat', licence: 'l1' };

    it.each<[string, DialogStep, Subject, Record<string, unknown>]>([
        ['a free key that has a user', { verb: 'giveLicence', licence: 'l1' }, { id: 'u1', keys: { l1: 'k1' } }, key('A', 'u9')],
        ['a key that somebody else has too', take, { id: 'u1' }, keys('u1', 'u9')],
        ['a key that nobody else has any more', take, { id: 'u1', shared: { keys: ['k1'], all: true } }, keys('u1')],
        ['a key with another user', { verb: 'deleteKey', licence: 'l1' }, { id: 'k1', users: ['u1'] }, key('A', 'u1', 'u2')],
        ['a key with another expiry', { verb: 'deleteKey', licence: 'l1' }, { id: 'k1', users: [], expire: 5 }, key('A')],
        ['a key with another token', { verb: 'renewKey', licence: 'l1' }, { id: 'k1', mark: markOf('A') }, key('B')],
        ['a key that got a user', { verb: 'assignKey', licence: 'l1', user: 'u1' }, { id: 'k1', users: [] }, key('A', 'u9')],
        ['a seat that is active again', remove, { id: 's1', since: 5 }, seat({ active: true, activated: 5 })],
        ['a seat that was released', release, { id: 's1', since: 5 }, seat({ active: false, deactivated: 5 })],
        ['a seat that was released and taken again', release, { id: 's1', since: 5 }, seat({ active: true, activated: 6 })],
        [
            'a group that was left',
            { verb: 'leaveGroup', group: 'g1' },
            { id: 'u1' },
            { 'GET users/u1': { ...USER, cloudGroups: [] } },
        ],
    ])('%s', async (_what, step, subject, reads) => {
        const { failure, sent } = await attempt(step, subject, reads);
        expect([failure, sent]).toMatchObject([{ code: 'CHANGED_MEANWHILE' }, []]);
    });
});

describe('rows that cannot be read', () => {
    const give: DialogStep = { verb: 'giveLicence', licence: 'l1' };
    const { id: _id, ...unreadable } = KEY;

    it.each([
        ['with a count', { '@odata.count': 1, value: [unreadable] }],
        ['without one', { value: [unreadable] }],
        ['without anything around them', [unreadable]],
    ])('may be the key that somebody has already: no second one is given (%s)', async (_how, keys) => {
        const { failure, sent } = await attempt(give, { id: 'u1' }, { 'GET users/u1/keys': keys });
        expect([failure, sent]).toMatchObject([{ message: 'errors.incomplete' }, []]);
    });
});
