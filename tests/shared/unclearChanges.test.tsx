import { describe, expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { useSaveProfile } from '#customRoutes/profile/useSaveProfile';
import { useCreateGroup, useDeleteGroup, useRenameGroup } from '#src/cloudGroups/groupChanges';
import { useAssignKey, useCreateKey, useDeleteKey, useRefreshKey, useSaveKey } from '#src/keys/keyChanges';
import { useRenameLicence } from '#src/licences/licenceChanges';
import { useReleaseSeat } from '#src/seats/useReleaseSeat';
import { useCloseTicket } from '#src/tickets/useTickets';
import { useAddToGroup, useDeleteUser, useRemoveFromGroup, useSaveUser, useUnassignKey } from '#src/users/detail/userChanges';
import { useCreateUser } from '#src/users/management/create/userCreation';
import { useRemoveLicence } from '#src/users/useLicenceMembers';
import { makeCloudGroup, makeKey, makeLicence, makeSeat, makeTicket, makeUser } from '../support/builders';
import { allowConsole } from '../support/console';
import { failure } from '../support/fakeClient';
import type { ProviderMethods } from '../support/fakeDataProvider';
import { renderPortal } from '../support/renderPortal';

/** Each change whose answer was lost: what the server is asked, and what its answers mean (MANY-5). */

const user = makeUser({ id: 'u2', email: 'eva@holzmann.example' });
const group = makeCloudGroup({ id: 'g1', label: 'Old' });
const licence = makeLicence({ id: 'l1', name: 'Old' });
const key = makeKey({ id: 'k1', licenceId: 'l1' });
const ticket = makeTicket({ id: 't1', status: 'open' });
const membership = { user: 'u2', group: 'g1' };

interface Verb {
    useVerb(): (params: never) => Promise<unknown>;
    params: unknown;
    /** the call that is lost */
    send: keyof ProviderMethods;
    /** the read by which it is looked up, and what it asks for */
    ask: 'getOne' | 'getList' | 'getMany' | 'findGroups' | 'getCurrentUser';
    of: readonly [...resource: string[], params: object] | readonly [];
    /** its answer when the call took effect, and when not; an error rejects */
    took: unknown;
    not: unknown;
    /** its answers before the call: what it is compared with (MANY-14), or how many there were */
    before?: readonly unknown[];
    /** whether every press asks first how many there are */
    counts?: true;
}

const userOf = { ask: 'getOne', of: ['users', { id: 'u2' }] } as const;
const alike = (of: string, one: { id: string }) =>
    ({ ask: 'getOne', of: [of, { id: one.id }], before: [{ data: one }] }) as const;
const keyOf = { ask: 'getOne', of: ['keys', { id: 'k1', meta: { expand: ['users'] } }] } as const;
const keysOf = { ask: 'getList', of: ['keys', { meta: { user: 'u2' } }] } as const;
const seatOf = { ask: 'getMany', of: ['seats', { ids: ['s1'], meta: { licence: 'l1', queue: 'never' } }] } as const;
const seat = makeSeat({ id: 's1', active: true });
const member = { data: { ...user, cloudGroups: [group] } };
const nobody = { data: { ...user, role: 'USER', cloudGroups: [] } };
const rows = (...data: unknown[]) => ({ data, total: data.length });

const newUser = { useVerb: () => useCreateUser(false), send: 'create', ask: 'getList', counts: true } as const;

const VERBS: Record<string, Verb> = {
    'deletes a user': {
        useVerb: useDeleteUser,
        params: { user, freed: [], customer: user.customer },
        send: 'delete',
        ...userOf,
        before: [nobody],
        took: failure(404),
        not: nobody,
    },
    'takes a key from a user': {
        useVerb: useUnassignKey,
        params: { user, key, shared: false },
        send: 'unassignKey',
        ...keyOf,
        before: [{ data: { ...key, users: [user] } }],
        took: { data: { ...key, users: [] } },
        not: { data: { ...key, users: [user] } },
    },
    'adds to a group': {
        useVerb: useAddToGroup,
        params: membership,
        send: 'addGroupUser',
        ...userOf,
        before: [nobody],
        took: member,
        not: nobody,
    },
    'removes from a group': {
        useVerb: useRemoveFromGroup,
        params: membership,
        send: 'removeGroupUser',
        ...userOf,
        before: [member],
        took: nobody,
        not: member,
    },
    'takes a licence': {
        useVerb: useRemoveLicence,
        params: { user: 'u2', licence: 'l1' },
        send: 'removeLicence',
        ...keysOf,
        before: [rows({ ...key, users: [user] })],
        took: rows(makeKey({ licenceId: 'l2' })),
        not: rows({ ...key, users: [user] }),
    },
    'creates a user': {
        ...newUser,
        params: { email: 'Eva@Holzmann.example' },
        of: ['users', { filter: { email: ['Eva@Holzmann.example', 'eva@holzmann.example'] } }],
        before: [rows()],
        took: rows(user),
        not: rows(),
    },
    'creates a user whose address somebody had before': {
        ...newUser,
        params: { email: 'eva@holzmann.example' },
        of: ['users', { filter: { email: 'eva@holzmann.example' } }],
        before: [rows(user)],
        took: rows(user, makeUser({ id: 'u9', email: 'Eva@holzmann.example' })),
        not: rows(user),
    },
    'creates a key': {
        useVerb: useCreateKey,
        params: { licenceId: 'l1', label: 'CNC' },
        send: 'create',
        ask: 'getList',
        of: ['keys', { meta: { licence: 'l1', expand: [] } }],
        before: [{ data: [key], total: 3 }],
        counts: true,
        took: { data: [key], total: 4 },
        not: { data: [key], total: 3 },
    },
    'saves a key': {
        useVerb: useSaveKey,
        params: { key, data: { label: 'New', expire: null } },
        send: 'update',
        ...alike('keys', key),
        took: { data: { id: 'k1', label: 'New' } },
        not: { data: { ...key, label: 'New', expire: 1_893_455_999 } },
    },
    'deletes a key': {
        useVerb: useDeleteKey,
        params: key,
        send: 'delete',
        ...alike('keys', key),
        took: failure(404),
        not: { data: key },
    },
    'closes a ticket': {
        useVerb: () => useCloseTicket(ticket),
        params: undefined,
        send: 'closeTicket',
        ...alike('tickets', ticket),
        took: { data: makeTicket({ id: 't1', status: 'closed' }) },
        not: { data: ticket },
    },
    'renews a key': {
        useVerb: useRefreshKey,
        params: key,
        send: 'refreshKey',
        ...alike('keys', key),
        took: { data: { ...key, token: 'NEW' } },
        not: { data: key },
    },
    'assigns a key': {
        useVerb: useAssignKey,
        params: { key, user: 'u2' },
        send: 'assignKey',
        ...keyOf,
        before: [{ data: key }],
        took: { data: { ...key, users: [user] } },
        // who shared it before has it either way
        not: { data: { ...key, users: [makeUser({ id: 'u1' }), user] } },
    },
    'releases a seat': {
        useVerb: useReleaseSeat,
        params: { licence: 'l1', seat },
        send: 'releaseSeat',
        ...seatOf,
        before: [{ data: [seat] }],
        took: { data: [{ ...seat, active: false }] },
        not: { data: [seat] },
    },
    'removes a seat': {
        useVerb: useReleaseSeat,
        params: { licence: 'l1', seat: { ...seat, active: false } },
        send: 'releaseSeat',
        ...seatOf,
        before: [{ data: [{ ...seat, active: false }] }],
        took: { data: [] },
        not: { data: [{ ...seat, active: false }] },
    },
    'saves a user': {
        useVerb: useSaveUser,
        params: { user, changes: { surname: 'New', adminNote: '' } },
        send: 'update',
        ...userOf,
        before: [{ data: user }],
        took: { data: { ...user, surname: 'New', adminNote: null } },
        not: { data: { ...user, adminNote: '' } },
    },
    'saves the own profile': {
        useVerb: useSaveProfile,
        params: { patch: { displayName: 'New' }, was: { id: user.id, displayName: 'Old' } },
        send: 'updateCurrentUser',
        ask: 'getCurrentUser',
        of: [],
        before: [{ ...user, displayName: 'Old' }],
        took: makeUser({ displayName: 'New' }),
        not: makeUser({ displayName: 'Old' }),
    },
    'renames a licence': {
        useVerb: useRenameLicence,
        params: { licence, name: 'New' },
        send: 'update',
        ...alike('licences', licence),
        took: { data: { ...licence, name: 'New' } },
        not: { data: licence },
    },
    'creates a group': {
        useVerb: () => useCreateGroup(false),
        params: { label: 'New', autoAdd: false },
        send: 'create',
        ask: 'findGroups',
        of: [{ label: 'New' }],
        took: [{ id: 'g2', label: 'new' }],
        not: [{ id: 'g2', label: 'Newer' }],
    },
    'renames a group': {
        useVerb: useRenameGroup,
        params: { group, label: 'New' },
        send: 'update',
        ...alike('cloudGroups', group),
        took: { data: { ...group, label: 'New' } },
        not: { data: group },
    },
    'deletes a group': {
        useVerb: () => useDeleteGroup(() => undefined),
        params: group,
        send: 'delete',
        ...alike('cloudGroups', group),
        took: failure(404),
        not: { data: group },
    },
};

const lost = new PortalError('errors.network', { status: 0, reason: 'network' });

/** Sends a change whose answer is lost, or refused, and answers what is asked then; once more for each of the further answers. */
async function run({ useVerb, params, send, ask, before = [] }: Verb, answers: unknown[], refusal: Error = lost) {
    let change: ((params: never) => Promise<unknown>) | undefined;
    function Verb() {
        change = useVerb();
        return null;
    }
    const rest = [...before, ...answers];
    const asked = vi.fn(async (..._asked: unknown[]) => {
        const next = rest.shift();
        if (next instanceof Error) throw next;
        return next;
    });
    const sent = vi.fn(() => Promise.reject(refusal));
    allowConsole(/^PortalError/); // ra-core reports every failed call in development
    await renderPortal(<Verb />, { dataProvider: { getList: (async () => rows()) as never, [send]: sent, [ask]: asked } });
    const press = () =>
        change?.(params as never).then(
            () => 'done',
            (error: unknown) => error,
        );
    return { press, result: await press(), sent, asked: () => asked.mock.calls.slice(before.length) };
}

describe.each(Object.entries(VERBS))('a call that %s', (_what, verb) => {
    it('and is lost is looked up: done if it took effect, otherwise failed', async () => {
        const took = await run(verb, [verb.took]);
        expect(took.result).toBe('done');
        expect(took.asked()).toMatchObject([verb.of]);
        const not = await run(verb, [verb.not]);
        expect(not.result).toBe(lost);
        expect((await run(verb, [failure(500)])).result).toBe(lost);
        expect(not.sent).toHaveBeenCalledOnce();
    });

    it('and took effect after it was looked up is looked up by the next press, which sends nothing', async () => {
        const { press, result, sent } = await run(verb, [verb.not, ...(verb.counts ? [verb.took] : []), verb.took]);
        expect(result).toBe(lost);
        expect(await press()).toBe('done');
        expect(sent).toHaveBeenCalledOnce();
    });

    it('and cannot be looked up by the next press either is not sent again', async () => {
        const down = failure(500);
        const { press, sent } = await run(verb, [verb.not, ...(verb.counts ? [verb.not] : []), down]);
        expect(await press()).toBe(down);
        expect(sent).toHaveBeenCalledOnce();
    });

    it('and is refused is not looked up', async () => {
        const refused = failure(403);
        const { result, asked } = await run(verb, [verb.took], refused);
        expect([result, asked()]).toEqual([refused, []]);
    });
});
