import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '#dataProvider';
import { markOfValue, taskOf, type DialogStep, type Subject } from '#dataProvider/jobs/steps';
import { answer, fakeClient } from '../../support/fakeClient';
import { attempt, KEY, USER } from './attempt';

/** What is sent after a look at a list, on servers that spell, page and answer in their own way, and after others' changes (MANY-14). */

const rows = (...value: object[]) => ({ '@odata.count': value.length, value });
const CHANGED = { code: 'CHANGED_MEANWHILE' };

describe('a user who is deleted', () => {
    const remove: DialogStep = { verb: 'deleteUser', frees: [] };
    const own: Subject = { id: 'u1', customer: 'c1' };
    const as = (fields: object) => ({ 'GET users/u1': { ...USER, customer: 'c1', keys: [], cloudGroups: [], ...fields } });

    it('is gone afterwards', async () => {
        const { failure, sent } = await attempt(remove, own, as({}));
        expect([failure, sent]).toEqual([null, ['DELETE users/u1']]);
    });

    it.each([
        ['has become an administrator', { role: 'ADMIN' }],
        ['has a role that the server leaves out', { role: undefined }],
        ['has moved to another customer', { customer: 'c2' }],
    ])('stays if this user %s since, also if it is done anyway', async (_what, fields) => {
        const { failure, sent } = await attempt(remove, own, as(fields));
        expect([failure, sent]).toMatchObject([CHANGED, []]);
    });

    it('stays if the server does not say whose user it is', async () => {
        const { failure, sent } = await attempt(remove, own, as({ customer: undefined }));
        expect([failure, sent]).toMatchObject([{ message: 'errors.incomplete' }, []]);
    });
});

describe('a licence that is taken', () => {
    const take: DialogStep = { verb: 'takeLicence', licence: 'l1' };
    const held = (...keys: object[]) => ({ 'GET users/u1/keys': rows(...keys) });

    it('stays if no key of it is known: others may have one', async () => {
        const { failure, sent } = await attempt(take, { id: 'u1' }, held());
        expect([failure, sent]).toEqual([null, []]);
    });

    it('is recognised however the server spells its id', async () => {
        const key = { ...KEY, licenceId: 'L1', users: [{ id: 'U1' }, { id: 'u2' }] };
        const { failure, sent } = await attempt(take, { id: 'u1' }, held(key));
        expect([failure, sent]).toMatchObject([CHANGED, []]);
    });
});

describe('a licence whose only key was seen when it was decided to take it', () => {
    const take: DialogStep = { verb: 'takeLicence', licence: 'l1' };
    const subject = { id: 'u1', seen: { keys: ['k1', 'k2'] }, held: { l1: { key: 'K1', from: ['u1'], expire: 100 } } };
    const held = (...keys: object[]) => ({
        'GET users/u1/keys': rows(...keys.map(key => ({ ...KEY, users: [{ id: 'u1' }], expire: 100, ...key }))),
    });

    it('is taken', async () => {
        // Also where whoever still has it is not deleted afterwards.
        for (const keys of [['k1'], []]) {
            const { failure, sent } = await attempt(take, { ...subject, seen: { keys } }, held({}));
            expect([failure, sent]).toEqual([null, ['DELETE users/u1/licences/l1']]);
        }
    });

    it.each([
        ['somebody has prolonged the key', [{ expire: 200 }]],
        ['the key has no expiry any more', [{ expire: null }]],
        ['the key is another one', [{ id: 'k2' }]],
        ['there is another one by now', [{}, { id: 'k2' }]],
    ])('stays if %s', async (_what, keys) => {
        const { failure, sent } = await attempt(take, subject, held(...keys));
        expect([failure, sent]).toMatchObject([CHANGED, []]);
    });
});

it.each([
    ['stays if it was prolonged since it was given', { ends: markOfValue(200) }, { expire: 300 }, false],
    ['stays if it was given without an expiry, and has one', { ends: markOfValue(null) }, { expire: 300 }, false],
    ['is taken as it was given', { ends: markOfValue(300) }, { expire: 300 }, true],
])('a licence whose giving is undone %s', async (_what, subject, key, isTaken) => {
    const reads = { 'GET users/u1/keys': rows({ ...KEY, users: [{ id: 'u1' }], ...key }) };
    const { failure, sent } = await attempt({ verb: 'takeLicence', licence: 'l1' }, { id: 'u1', ...subject }, reads);
    expect([failure, sent]).toMatchObject(isTaken ? [null, ['DELETE users/u1/licences/l1']] : [CHANGED, []]);
});

describe('a licence that is given', () => {
    const give: DialogStep = { verb: 'giveLicence', licence: 'l1' };
    const reads = (...licences: string[]) => ({
        'GET users/u1/keys': rows(...licences.map(licenceId => ({ ...KEY, id: `k-${licenceId}`, licenceId }))),
        'GET keys/k1': { ...KEY, users: [] },
    });

    it.each([
        ['a new key', {}],
        ['a free one', { keys: { l1: 'k1' } }],
    ])('is not given a second time, with %s, unless somebody presses to', async (_which, more) => {
        const subject: Subject = { id: 'u1', ...more };
        expect(await attempt(give, subject, reads('l2', 'L1'))).toMatchObject({ failure: null, sent: [] });
        expect((await attempt(give, { ...subject, anyway: true }, reads('L1'))).sent).toHaveLength(1);
        expect((await attempt(give, subject, reads('l2'))).sent).toHaveLength(1);
    });
});

it('a licence that is given without an answer is known by the only key that there is then', async () => {
    const key = (id: string) => ({ ...KEY, id, users: [{ id: 'u1' }] });
    const fake = fakeClient({ 'GET users/u1/keys': rows(), 'PUT users/u1/licences/l1': answer(204) });
    const task = taskOf(createDataProvider({ client: fake.client }), { verb: 'giveLicence', licence: 'l1' }, { id: 'u1' });
    let reads = 0;
    fake.on('GET users/u1/keys', () => (reads++ === 0 ? rows() : rows(key('k1'))));
    await task.send();
    expect(task.result?.()).toBe('k1');
    fake.on('GET users/u1/keys', rows(key('k1'), key('k2')));
    expect([await task.look?.(), task.result?.()]).toEqual([true, undefined]);
});

describe('a key that is deleted because nobody uses it', () => {
    const seats = (count: number, last: object) => [
        ...Array.from({ length: count }, (_, at) => ({ id: `s${at}`, keyId: `other${at}`, licenceId: 'l1', active: true })),
        { id: 'mine', licenceId: 'l1', active: true, ...last },
    ];
    const subject: Subject = { id: 'k1', users: [], unused: { expire: null, inactive: false } };
    const step: DialogStep = { verb: 'deleteKey', licence: 'l1' };

    /** A server that ignores `$filter`, and gives at most 500 rows at once. */
    const ignoring =
        (all: readonly object[]) =>
        ({ path }: { path: string }) => {
            const query = new URLSearchParams(path.split('?')[1]);
            const [skip, top] = [Number(query.get('$skip') ?? 0), Math.min(500, Number(query.get('$top') ?? 500))];
            return { '@odata.count': all.length, value: all.slice(skip, skip + top) };
        };

    it.each([
        ['among more rows than one answer has', seats(700, { keyId: 'k1' })],
        ['under an id in capitals', seats(3, { keyId: 'K1' })],
    ])('stays if it is on a machine, which the server names %s', async (_where, all) => {
        const reads = { 'GET keys/k1': { ...KEY, users: [] }, 'GET licences/l1/seats': ignoring(all) };
        const { failure, sent } = await attempt(step, subject, reads);
        expect([failure, sent]).toMatchObject([CHANGED, []]);
    });
});

describe('the expiry of a key', () => {
    const expire: DialogStep = { verb: 'expireKey', licence: 'l1', expire: 2_000_000_000 };
    const key = (now: number | null) => ({ 'GET keys/k1': { ...KEY, expire: now } });

    it('is not changed over that of somebody else', async () => {
        const { failure, sent } = await attempt(expire, { id: 'k1', expire: 1_900_000_000 }, key(2_100_000_000));
        expect([failure, sent]).toMatchObject([CHANGED, []]);
        expect((await attempt(expire, { id: 'k1', expire: null }, key(null))).sent).toEqual(['PATCH keys/k1']);
    });
});

describe('a seat of somebody who leaves', () => {
    const free: DialogStep = { verb: 'freeSeat', licence: 'l1', seat: 's1', since: null };
    const seat = (userId: string | null) => ({
        'GET licences/l1/seats': rows({ id: 's1', keyId: 'k1', licenceId: 'l1', machineName: 'PC', active: true, userId }),
    });

    it('is not released if somebody else is on it by now, and the server does not say since when', async () => {
        const { failure, sent } = await attempt(free, { id: 'u1' }, seat('u9'));
        expect([failure, sent]).toMatchObject([CHANGED, []]);
        expect((await attempt(free, { id: 'u1' }, seat('u1'))).sent).toEqual(['DELETE licences/l1/seats/s1']);
    });
});

describe('an account that was made without an answer', () => {
    it('does not count as made while it cannot be found: nothing else would reach it', async () => {
        const fake = fakeClient({ 'POST users': answer(204), 'GET users': rows() });
        const make = { email: 'ada@neu.example', forename: 'Ada', surname: 'Lang', adminNote: '' };
        const task = taskOf(createDataProvider({ client: fake.client }), { verb: 'createUser' }, { id: 'row-1', make });
        await expect(task.send()).rejects.toMatchObject({ message: 'errors.incomplete' });
        fake.on('GET users', rows({ ...USER, id: 'u7', email: 'ada@neu.example' }));
        await task.send();
        expect(task.result?.()).toBe('u7');
    });
});

it('an account that exists twice by then, in another case, gets nothing: nobody knows which is meant', async () => {
    const make = { email: 'ADA@neu.example', forename: 'Ada', surname: 'Lang', adminNote: '' };
    const users = (...emails: string[]) => ({
        'GET users': rows(...emails.map((email, at) => ({ ...USER, id: `u${at}`, email: `${email}@neu.example` }))),
    });
    const create = (...emails: string[]) => attempt({ verb: 'createUser' }, { id: 'row-1', make }, users(...emails));
    const both = await create('Ada', 'ada');
    expect([both.failure, both.sent, both.task.result?.()]).toMatchObject([CHANGED, [], undefined]);
    await expect(both.task.look?.()).rejects.toMatchObject({ message: 'errors.incomplete' });
    const spelled = await create('ada', 'ADA');
    expect([spelled.failure, spelled.sent, spelled.task.result?.()]).toMatchObject([CHANGED, [], 'u1']);
});

describe('the cloud group of a class', () => {
    it('is looked for again after a while: somebody may have renamed it', async () => {
        const fake = fakeClient({
            'GET cloudGroups': rows({ id: 'g1', label: '5a' }),
            'GET users/u1': { ...USER, cloudGroups: [] },
            'GET users/u2': { ...USER, id: 'u2', cloudGroups: [] },
            'PUT cloudGroups/g1/users/u1': answer(204),
            'PUT cloudGroups/g2/users/u2': answer(204),
        });
        const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
        const provider = createDataProvider({ client: fake.client });
        const join = (id: string) => taskOf(provider, { verb: 'joinClass', label: '5a' }, { id }).send();
        await join('u1');
        fake.on('GET cloudGroups', rows({ id: 'g1', label: '6a' }, { id: 'g2', label: '5a' }));
        clock.mockReturnValue(60_000);
        await join('u2');
        expect(fake.called('PUT cloudGroups/g2/users/u2')).toHaveLength(1);
    });

    const join: DialogStep = { verb: 'joinClass', label: '5a' };
    const reads = (...groups: { id: string; label: string }[]) => ({
        'GET cloudGroups': ({ path }: { path: string }) => (path.includes('filter') ? rows() : rows(...groups)),
        'GET users/u1': { ...USER, cloudGroups: [] },
        'PUT cloudGroups/g2/users/u1': answer(204),
    });

    it('is not made a second time by a server whose filter finds nothing', async () => {
        const { sent } = await attempt(join, { id: 'u1' }, reads({ id: 'g1', label: '6a' }, { id: 'g2', label: '5a' }));
        expect(sent).toEqual(['PUT cloudGroups/g2/users/u1']);
    });

    it('is the one that is spelled so, and none where there are several', async () => {
        const [one, other] = [
            { id: 'g1', label: '5A' },
            { id: 'g2', label: '5a' },
        ];
        expect((await attempt(join, { id: 'u1' }, reads(one, other))).sent).toEqual(['PUT cloudGroups/g2/users/u1']);
        const { failure, sent } = await attempt(join, { id: 'u1' }, reads(other, { ...other, id: 'g1' }));
        expect([failure, sent]).toMatchObject([CHANGED, []]);
    });
});

describe('a key that gets the expiry of the new school year', () => {
    const extend: DialogStep = { verb: 'extendKey', licence: 'l1', expire: 200 };
    const key = (...users: string[]) => ({ 'GET keys/k1': { ...KEY, expire: 100, users: users.map(id => ({ id })) } });

    it('keeps its own where somebody has got it since, not where somebody has lost it', async () => {
        const subject = { id: 'u1', held: { l1: { key: 'k1', from: ['u1', 'u2'], expire: 100 } } };
        const { failure, sent } = await attempt(extend, subject, key('u1', 'u9'));
        expect([failure, sent]).toMatchObject([CHANGED, []]);
        expect((await attempt(extend, subject, key('u1'))).sent).toEqual(['PATCH keys/k1']);
    });
});

describe('the key of somebody who leaves', () => {
    const pass: DialogStep = { verb: 'passKey', licence: 'l1' };
    const subject = { id: 'u1', seen: {}, held: { l1: { key: 'k1', from: ['u9'], expire: null } } };
    const reads = (...licences: string[]) => ({
        'GET keys/k1': { ...KEY, users: [{ id: 'u9' }] },
        'GET users/u1/keys': rows(...licences.map(licenceId => ({ ...KEY, id: `k-${licenceId}`, licenceId }))),
    });

    it('is not passed on to a user who has a key of the licence by then', async () => {
        const { failure, sent } = await attempt(pass, subject, reads('l2', 'L1'));
        expect([failure, sent]).toMatchObject([CHANGED, []]);
        expect((await attempt(pass, subject, reads('l2'))).sent).toEqual(['PUT users/u1/keys/k1']);
    });
});

describe('a key that goes to somebody who has got one of its licence by then', () => {
    const reads = (...licences: string[]) => ({
        'GET keys/k1': { ...KEY, users: [{ id: 'u9' }] },
        'GET users/u1/keys': rows(...licences.map(licenceId => ({ ...KEY, id: `k-${licenceId}`, licenceId }))),
    });
    const back: DialogStep = { verb: 'giveBack', licence: 'l1', key: 'k1', from: 'u9' };

    it('is not given back, unless somebody presses to', async () => {
        const { failure, sent } = await attempt(back, { id: 'u1' }, reads('l2', 'L1'));
        expect([failure, sent]).toMatchObject([CHANGED, []]);
        expect((await attempt(back, { id: 'u1', anyway: true }, reads('L1'))).sent).toEqual(['PUT users/u1/keys/k1']);
        expect((await attempt(back, { id: 'u1' }, reads('l2'))).sent).toEqual(['PUT users/u1/keys/k1']);
    });

    it('is not assigned in a dialog either, which says why', async () => {
        const assign: DialogStep = { verb: 'assignKey', licence: 'l1', user: 'u1' };
        const { failure, sent } = await attempt(assign, { id: 'k1', users: ['u9'] }, reads('L1'));
        expect([failure, sent]).toMatchObject([{ message: 'licences.errors.assigned' }, []]);
        expect((await attempt(assign, { id: 'k1', users: ['u9'] }, reads('l2'))).sent).toEqual(['PUT users/u1/keys/k1']);
    });
});
