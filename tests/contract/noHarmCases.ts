import { markOf } from '../../dataProvider/jobs/mark';
import { markOfValue } from '../../dataProvider/jobs/steps';
import {
    DAY,
    GROUP,
    IDLE_SEAT,
    KEY,
    LICENCE,
    MEMBERLESS,
    SEAT,
    SPARE,
    USER,
    countOf,
    form,
    keptUsers,
    keyAsSeen,
    keyUsers,
    known,
    leave,
    moveKey,
    ofKey,
    one,
    otherExpiry,
    promote,
    rename,
    share,
    step,
    takeSpare,
    type Case,
} from './noHarmRecords';

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
    'deletes a key on no machine': {
        act: step(() => [
            { verb: 'deleteKey', licence: LICENCE },
            { id: KEY, users: [USER], unused: { expire: known.key.expire, inactive: false } },
        ]),
        given: state => state.seats.forEach(seat => seat.keyId === KEY && Object.assign(seat, { active: false, deactivated: 5 })),
        others: { 'it is on a machine': state => void (one(state.seats, SEAT).active = true) },
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
        others: { ...keyUsers, 'the account is inactive': state => void (one(state.users, USER).active = false) },
    },
    'assigns a key': {
        act: step(() => [
            { verb: 'assignKey', licence: LICENCE, user: 'u1022' },
            { id: KEY, users: [USER] },
        ]),
        others: { 'it is shared': share, 'the user has got one': state => void (one(state.keys, SPARE).userId = 'u1022') },
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
    'undoes the giving of a licence': {
        act: step(() => [
            { verb: 'takeLicence', licence: LICENCE },
            { id: USER, idle: true, ends: markOfValue(known.key.expire), seen: { keys: [KEY] } },
        ]),
        given: state => state.seats.forEach(seat => seat.keyId === KEY && Object.assign(seat, { active: false, deactivated: 5 })),
        others: {
            ...{ 'its key is shared': share, 'somebody else has its key': moveKey, 'it has another expiry': otherExpiry },
            'it is on a machine': state => void (one(state.seats, SEAT).active = true),
        },
    },
    'takes a shared licence': {
        act: step(() => [
            { verb: 'takeLicence', licence: LICENCE },
            { id: USER, shared: { keys: [KEY], all: true } },
        ]),
        given: share,
        others: { 'nobody else has its key any more': keptUsers['nobody else has it any more'] },
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
