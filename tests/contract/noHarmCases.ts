import type { PortalDataProvider } from '../../dataProvider';
import { markOf } from '../../dataProvider/jobs/mark';
import { markOfValue, taskOf, type DialogStep, type Subject } from '../../dataProvider/jobs/steps';
import { beginOperation, type OperationProvider } from '../../dataProvider/operation';
import type { CloudGroup, Key, Licence, User } from '../../dataProvider/types';
import { presentLicence } from '../../customRoutes/academy/membership/membership';
import type { startMockServer } from './support';

/** The changes that noHarmAnswers.test.ts makes on servers that are not as one thinks. */

export type State = ReturnType<ReturnType<typeof startMockServer>['state']>;

const [LICENCE, KEY, SPARE, USER, OTHER, THIRD] = ['10010101', 'k1203', 'k1229', 'u102', 'u104', 'u103'] as const;
const [GROUP, MEMBERLESS, SEAT, IDLE_SEAT, DAY] = ['g102', 'g107', 's1933', 's1934', 2_000_000_000] as const;

export const one = <Row extends { id: string }>(rows: Row[], id: string): Row => {
    const found = rows.find(row => row.id === id);
    if (!found) throw new Error('the seed has changed');
    return found;
};

const countOf = (licences: readonly Licence[]): number => presentLicence(licences, Date.now() / 1000)?.count ?? 0;

/** What the dialogs and checks have shown. */
interface Known {
    key: Key;
    spare: Key;
    user: User;
    me: User;
    group: CloudGroup;
    licence: Licence;
    /** id of an open one */
    ticket: string;
    /** how many licences the membership has */
    count: number;
    /** since when the seats have been as they are */
    since: number | null;
    idleSince: number | null;
}

let known: Known;

/** Reads what the cases are about. */
export async function readKnown(provider: PortalDataProvider, state: State): Promise<void> {
    one(state.users, USER).adminNote = 'Office; Left';
    const read = async <Row extends { id: string }>(name: string, id: string) => (await provider.getOne<Row>(name, { id })).data;
    const { data } = await provider.getList<Licence>('licences', { filter: { product: 'academy' } });
    known = {
        key: await read<Key>('keys', KEY),
        spare: await read<Key>('keys', SPARE),
        user: await read<User>('users', USER),
        me: await provider.getCurrentUser(),
        group: await read<CloudGroup>('cloudGroups', GROUP),
        licence: await read<Licence>('licences', LICENCE),
        ticket: state.tickets.find(({ customerId, status }) => customerId === '10010' && status === 'open')?.id ?? '',
        count: countOf(data),
        since: one(state.seats, SEAT).activated,
        idleSince: one(state.seats, IDLE_SEAT).deactivated,
    };
}

export interface Case {
    /** what is changed: a step of a job or a dialog, or the change of a form */
    act: (provider: PortalDataProvider) => Promise<unknown>;
    /** what others did meanwhile, each of which must keep it from being sent */
    others?: Readonly<Record<string, (state: State) => void>>;
}

/** A step; what it names is known once the records have been read. */
const step =
    (meaning: () => [DialogStep, Subject]): Case['act'] =>
    provider =>
        taskOf(provider, ...meaning()).send();
const form =
    (change: (provider: OperationProvider) => Promise<unknown>): Case['act'] =>
    provider =>
        change(beginOperation(provider, new Map()).provider);

const share = (state: State) => void (one(state.keys, KEY).sharedWith = [THIRD]);
const moveKey = (state: State) => void (one(state.keys, KEY).userId = OTHER);
const otherExpiry = (state: State) => void (one(state.keys, KEY).expire = DAY + 5);
const takeSpare = (state: State) => void (one(state.keys, SPARE).userId = OTHER);
const leave = (state: State) => {
    const members = one(state.cloudGroups, GROUP);
    members.userIds = members.userIds.filter(id => id !== USER);
};
const promote = (state: State) => void (one(state.users, USER).role = 'ADMIN');
const rename = (state: State) => void (one(state.keys, KEY).label = 'By others');

const ofKey = { licence: LICENCE, key: KEY };
const alone = () => ({ from: [USER], expire: known.key.expire });
const held = (): Subject => ({
    id: USER,
    held: { [LICENCE]: { key: KEY, from: [USER], expire: known.key.expire, mark: markOf(known.key.token) } },
});
const keyUsers = { 'it is shared': share, 'somebody else has it': moveKey };
const keyAsSeen = { ...keyUsers, 'it has another expiry': otherExpiry };

/** The changes of the portal, by what a person chose. */
export const CASES: Readonly<Record<string, Case>> = {
    'deletes a key': {
        act: step(() => [
            { verb: 'deleteKey', licence: LICENCE },
            { id: KEY, users: [USER], expire: known.key.expire },
        ]),
        others: keyAsSeen,
    },
    'deletes an unused key': {
        act: step(() => [
            { verb: 'deleteKey', licence: LICENCE },
            {
                id: SPARE,
                users: [],
                unused: { expire: known.spare.expire, inactive: false },
            },
        ]),
        others: { 'it has a user': takeSpare, 'it has another expiry': state => void (one(state.keys, SPARE).expire = DAY) },
    },
    'changes the expiry of several keys': {
        act: step(() => [
            { verb: 'expireKey', licence: LICENCE, expire: DAY },
            { id: KEY, expire: known.key.expire },
        ]),
        others: { 'it has another expiry': otherExpiry },
    },
    'renews a key': {
        act: step(() => [
            { verb: 'renewKey', licence: LICENCE },
            { id: KEY, users: [USER], mark: markOf(known.key.token) },
        ]),
        others: { ...keyUsers, 'it has another code': state => void (one(state.keys, KEY).token = 'AAAA-AAAA') },
    },
    'sends a key': {
        act: step(() => [
            { verb: 'sendKey', licence: LICENCE },
            { id: KEY, users: [USER] },
        ]),
        others: keyUsers,
    },
    'assigns a key': {
        act: step(() => [
            { verb: 'assignKey', licence: LICENCE, user: OTHER },
            { id: KEY, users: [USER] },
        ]),
        others: { 'it is shared': share },
    },
    'gives a spare key': {
        act: step(() => [
            { verb: 'giveLicence', licence: LICENCE },
            { id: 'u1022', keys: { [LICENCE]: SPARE } },
        ]),
        others: { 'somebody has it': takeSpare },
    },
    'takes a licence': {
        act: step(() => [{ verb: 'takeLicence', licence: LICENCE }, { id: USER }]),
        others: { 'its key is shared': share, 'somebody else has its key': moveKey },
    },
    'takes a key from a user': {
        act: step(() => [{ verb: 'leaveKey', ...ofKey, shared: false, from: [USER] }, { id: USER }]),
        others: keyUsers,
    },
    'a member leaves': {
        act: step(() => [{ verb: 'leaveGroup', group: GROUP }, { id: USER }]),
        others: { 'the member has left': leave },
    },
    'somebody joins': { act: step(() => [{ verb: 'joinGroup', group: MEMBERLESS }, { id: USER }]) },
    'deletes a user': {
        act: step(() => [
            { verb: 'deleteUser', frees: [LICENCE] },
            { id: USER, customer: '10010' },
        ]),
        others: {
            'it is an administrator': promote,
            'it is another customer’s': state => void (one(state.users, USER).customer = '10020'),
        },
    },
    'writes to a user who is active': {
        act: step(() => [{ verb: 'recover', only: 'active' }, { id: USER }]),
        others: { 'the account is inactive': state => void (one(state.users, USER).active = false) },
    },
    'releases a seat': {
        act: step(() => [
            { verb: 'releaseSeat', licence: LICENCE },
            { id: SEAT, since: known.since },
        ]),
        others: {
            'it is free': state => void Object.assign(one(state.seats, SEAT), { active: false, deactivated: 5 }),
            'it is active anew': state => void (one(state.seats, SEAT).activated = 1_800_000_000),
        },
    },
    'removes a seat': {
        act: step(() => [
            { verb: 'removeSeat', licence: LICENCE },
            {
                id: IDLE_SEAT,
                since: known.idleSince,
            },
        ]),
        others: { 'it is active': state => void Object.assign(one(state.seats, IDLE_SEAT), { active: true, deactivated: null }) },
    },
    'hands a key over': {
        act: step(() => [{ verb: 'handKey', ...ofKey, ...alone(), to: OTHER }, { id: USER }]),
        others: { 'it is shared': share, 'it has another expiry': otherExpiry },
    },
    'deletes the key of a leaver': {
        act: step(() => [{ verb: 'dropKey', ...ofKey, ...alone() }, { id: USER }]),
        others: keyAsSeen,
    },
    'adds to a note': { act: step(() => [{ verb: 'noteUser', note: 'Gone' }, { id: USER }]) },
    'takes from a note': {
        act: step(() => [{ verb: 'dropNote', note: 'Left' }, { id: USER }]),
        others: { 'it is another one': state => void (one(state.users, USER).adminNote = 'By others') },
    },
    'extends a key': {
        act: step(() => [{ verb: 'extendKey', licence: LICENCE, expire: DAY }, held()]),
        others: { 'somebody else has it': moveKey, 'it has another expiry': otherExpiry },
    },
    'deletes a pupil’s key': { act: step(() => [{ verb: 'dropHeld', licence: LICENCE }, held()]), others: keyAsSeen },
    'passes a key on': {
        act: step(() => [
            { verb: 'passKey', licence: LICENCE },
            { ...held(), id: OTHER },
        ]),
        others: { 'it is shared': share, 'it has another expiry': otherExpiry },
    },
    'stamps a key': {
        act: step(() => [{ verb: 'stampKey', licence: LICENCE, expire: DAY }, held()]),
        others: keyUsers,
    },
    'renames the group of a class': {
        act: step(() => [{ verb: 'joinClass', label: '9a', renames: GROUP, was: known.group.label }, { id: USER }]),
        others: { 'it has another name': state => void (one(state.cloudGroups, GROUP).label = 'By others') },
    },
    'puts a label back': {
        act: step(() => [
            { verb: 'putBack', resource: 'keys', field: 'label', value: 'Before', mark: markOfValue(known.key.label) },
            {
                id: KEY,
            },
        ]),
        others: { 'it has another one': rename },
    },
    'renames a licence': {
        act: form(p => p.update('licences', { id: LICENCE, data: { name: 'New' }, previousData: known.licence })),
        others: { 'it has another name': state => void (one(state.licences, LICENCE).name = 'By others') },
    },
    'changes a key': {
        act: form(p => p.update('keys', { id: KEY, data: { label: 'New', expire: DAY }, previousData: known.key })),
        others: { 'it has another name': rename, 'it has another expiry': otherExpiry },
    },
    'renames a group': {
        act: form(p => p.update('cloudGroups', { id: GROUP, data: { label: 'New' }, previousData: known.group })),
        others: { 'it has another name': state => void (one(state.cloudGroups, GROUP).label = 'By others') },
    },
    'deletes a group': {
        act: form(p => p.delete('cloudGroups', { id: GROUP, previousData: known.group })),
        others: {
            'it has another name': state => void (one(state.cloudGroups, GROUP).label = 'By others'),
            'it has another number of members': leave,
        },
    },
    'changes a user': {
        act: form(p => p.update('users', { id: USER, data: { adminNote: 'New' }, previousData: known.user })),
        others: { 'it has another note': state => void (one(state.users, USER).adminNote = 'By others') },
    },
    'changes the own name': {
        act: form(p =>
            p.updateCurrentUser({ displayName: 'New' }, { was: { id: known.me.id, displayName: known.me.displayName } }),
        ),
        others: { 'it has another one': state => void (one(state.users, known.me.id).displayName = 'By others') },
    },
    'closes a ticket': {
        act: form(p => p.closeTicket({ ticket: known.ticket }, { was: { status: 'open' } })),
        others: { 'it is closed': state => void (one(state.tickets, known.ticket).status = 'closed') },
    },
    'orders the membership': {
        act: form(p => p.orderAcademy({ count: known.count + 3 }, { judge: rows => countOf(rows), was: { count: known.count } })),
        others: { 'there are more': state => void (one(state.licences, '10010108').count += 2) },
    },
};
