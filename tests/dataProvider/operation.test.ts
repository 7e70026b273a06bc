import { describe, expect, it, vi } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import { PortalError } from '#dataProvider/errors';
import { markOf } from '#dataProvider/jobs/mark';
import { STEPS, taskOf, type Step, type Subject } from '#dataProvider/jobs/steps';
import { beginOperation } from '#dataProvider/operation';
import { makeKey, makeSeat, makeUser } from '../support/builders';
import { failure } from '../support/fakeClient';
import { fakeDataProvider, type ProviderMethods } from '../support/fakeDataProvider';

/** What a component changes, by the names of its calls. */

const begin = (methods: ProviderMethods) => beginOperation(fakeDataProvider(methods), new Map());
const group = { id: 'g1', label: 'CNC', autoAdd: false };
const lost = new PortalError('errors.network', { status: 0, reason: 'network' });

describe('an operation', () => {
    it('notes the changes that are asked of it, however they end, and no reads', async () => {
        const { provider, changes } = begin({
            getCurrentUser: async () => makeUser(),
            sendKey: async () => undefined,
            getOne: (async () => ({ data: group })) as never,
            delete: async () => Promise.reject(failure(403)),
        });
        await provider.getCurrentUser();
        expect([...changes]).toEqual([]);
        await provider.sendKey({ key: 'k1' });
        await provider.delete('cloudGroups', { id: 'g1', previousData: group }).catch(() => undefined);
        expect([...changes]).toEqual(['POST /keys/{id}/send', 'DELETE /cloudGroups/{id}']);
    });

    it('notes a change that was not sent, because the record is no longer as it was', async () => {
        const { provider, changes } = begin({
            getOne: vi.fn(async () => ({ data: makeKey({ users: [makeUser({ id: 'u9' })] }) })) as never,
        });
        const assigned = provider.step({ verb: 'assignKey', licence: 'l1', user: 'u2' }, { id: 'k1', users: [] });
        await expect(assigned).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
        expect([...changes]).toEqual(['PUT /users/{id}/keys/{keyId}']);
    });

    it('returns the record that a look-up has found, and passes no more to the provider than the call needs', async () => {
        const create = vi.fn(async () => Promise.reject(lost));
        const { provider } = begin({ create, findGroups: async () => [group] });
        const how = { judge: (groups: readonly { id: string }[]) => groups[0] };
        const made = await provider.create('cloudGroups', { data: { label: 'CNC' } }, how);
        expect(made).toEqual({ data: { label: 'CNC', id: 'g1' } });
        expect(create.mock.calls).toEqual([['cloudGroups', { data: { label: 'CNC' } }]]);
    });
});

describe('a step', () => {
    const key = { licence: 'l1', key: 'k1' };
    const token = 'AAAA';
    const given: { readonly [Verb in keyof typeof STEPS]: Extract<Step, { verb: Verb }> } = {
        giveLicence: { verb: 'giveLicence', licence: 'l1' },
        takeLicence: { verb: 'takeLicence', licence: 'l1' },
        joinGroup: { verb: 'joinGroup', group: 'g1' },
        leaveGroup: { verb: 'leaveGroup', group: 'g1' },
        createUser: { verb: 'createUser' },
        recover: { verb: 'recover' },
        requestTransfer: { verb: 'requestTransfer' },
        logout: { verb: 'logout' },
        deleteUser: { verb: 'deleteUser', frees: ['l1'] },
        expireKey: { verb: 'expireKey', licence: 'l1', expire: null },
        sendKey: { verb: 'sendKey', licence: 'l1' },
        renewKey: { verb: 'renewKey', licence: 'l1' },
        deleteKey: { verb: 'deleteKey', licence: 'l1' },
        releaseSeat: { verb: 'releaseSeat', licence: 'l1' },
        removeSeat: { verb: 'removeSeat', licence: 'l1' },
        freeSeat: { verb: 'freeSeat', licence: 'l1', seat: 's1', since: makeSeat().activated },
        handKey: { verb: 'handKey', ...key, from: ['u1'], expire: null, to: 'u2' },
        labelKey: { verb: 'labelKey', ...key, to: 'u2' },
        renewHandedKey: { verb: 'renewHandedKey', ...key, to: 'u1', mark: markOf(token) },
        leaveKey: { verb: 'leaveKey', ...key, shared: false, from: ['u1'] },
        dropKey: { verb: 'dropKey', ...key, from: ['u1'], expire: null },
        endLicence: { verb: 'endLicence', ...key, from: ['u1'], expire: null },
        noteUser: { verb: 'noteUser', note: 'Left' },
        joinInstead: { verb: 'joinInstead', group: 'g2', to: 'u2' },
        mailKey: { verb: 'mailKey', ...key, to: 'u1' },
        giveBack: { verb: 'giveBack', ...key, from: 'u1' },
        leaveInstead: { verb: 'leaveInstead', group: 'g1', from: 'u2' },
        dropNote: { verb: 'dropNote', note: '' },
        extendKey: { verb: 'extendKey', licence: 'l1', expire: 1 },
        dropHeld: { verb: 'dropHeld', licence: 'l1' },
        leaveHeld: { verb: 'leaveHeld', licence: 'l1' },
        handOn: { verb: 'handOn', licence: 'l1' },
        handedOn: { verb: 'handedOn', licence: 'l1' },
        passKey: { verb: 'passKey', licence: 'l1' },
        stampKey: { verb: 'stampKey', licence: 'l1', expire: 1 },
        freshKey: { verb: 'freshKey', licence: 'l1' },
        joinClass: { verb: 'joinClass', label: '9a' },
    };
    const holder = makeUser({ id: 'u1', role: 'USER', cloudGroups: [group] });
    const keys = (users: { id: string }[]) => [
        { ...makeKey({ id: 'k1', licenceId: 'l1', label: 'For u1', expire: null, token }), users },
    ];
    const none = async () => undefined;
    const make = { email: 'new@holzmann.example', forename: '', surname: '', adminNote: '' };

    /** The changes that a step makes for one record. */
    async function made(step: Step, subject: Subject, users: { id: string }[]): Promise<string[]> {
        const { provider, changes } = begin({
            getList: (async (name: string) => ({ data: name === 'users' ? [] : keys(users), total: 1 })) as never,
            getOne: (async (name: string, { id }: { id: string }) => ({
                data: name === 'users' ? { ...holder, alias: id, ...(id === 'u3' ? { cloudGroups: [] } : {}) } : keys(users)[0],
            })) as never,
            getMany: (async () => ({ data: [makeSeat({ id: subject.id, active: step.verb !== 'removeSeat' })] })) as never,
            create: (async () => ({ data: holder })) as never,
            findGroups: async () => [],
            ...Object.fromEntries(['update', 'delete', 'assignLicence', 'assignKey', 'unassignKey'].map(name => [name, none])),
            ...Object.fromEntries(['removeLicence', 'addGroupUser', 'removeGroupUser'].map(name => [name, none])),
            ...Object.fromEntries(
                ['recoverUser', 'requestTransfer', 'logoutUser', 'sendKey', 'refreshKey', 'releaseSeat'].map(name => [
                    name,
                    none,
                ]),
            ),
        });
        await taskOf(provider as unknown as PortalDataProvider, step, subject).send();
        return [...changes];
    }

    it.each(Object.values(given))('names the calls that it makes: $verb', async step => {
        const sending = (subject: Partial<Subject>, ...users: string[]) =>
            made(
                step,
                { id: 'u1', make, anyway: true, ...subject },
                users.map(id => ({ id })),
            ).catch(() => []);
        const held = (from: string) => ({ held: { l1: { key: 'k1', from: [from], expire: null, mark: markOf(token) } } });
        const renames: Step = { verb: 'joinClass', label: '9a', renames: 'g1', was: 'For u1' };
        const all = await Promise.all([
            step.verb === 'joinClass' ? made(renames, { id: 'u1' }, [{ id: 'u1' }]) : [],
            sending(held('u1'), 'u1'),
            sending(held('u2'), 'u2'),
            sending(held('u1'), 'u1', 'u2'),
            sending({}, 'u1'),
            // nobody has the key, and nobody is a member
            sending({ keys: { l1: 'k1' } }),
            sending({ id: 'u3' }),
            sending({ keys: { l1: 'k1' } }, 'u1'),
            sending({ shared: { keys: ['k1'], all: true } }, 'u1', 'u2'),
            sending({}, 'u2'),
        ]);
        const sent = [...new Set(all.flat())];
        expect(sent.toSorted()).toEqual([...STEPS[step.verb].calls].toSorted());
    });
});
