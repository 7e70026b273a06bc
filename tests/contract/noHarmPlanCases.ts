import { markOf } from '../../dataProvider/jobs/mark';
import {
    DAY,
    GROUP,
    KEY,
    LICENCE,
    MEMBERLESS,
    OTHER,
    SEAT,
    SPARE,
    THIRD,
    USER,
    alone,
    held,
    keptUsers,
    keyAsSeen,
    known,
    leave,
    moveKey,
    ofKey,
    one,
    otherExpiry,
    passedUsers,
    giveSpare,
    share,
    step,
    type Case,
    type State,
} from './noHarmRecords';

const NEW = 'ada@neu.example';

/** Only a filter finds that: where it does not, the server refuses what is sent. */
const isHere = {
    others: { 'somebody has the address': (state: State) => void (one(state.users, OTHER).email = NEW) },
    byFilter: true,
} as const;

/** What plans change, step by step. */
export const PLAN_CASES: Readonly<Record<string, Case>> = {
    'hands a key over': {
        act: step(() => [{ verb: 'handKey', ...ofKey, ...alone(), to: THIRD }, { id: USER }]),
        others: { ...{ 'it is shared': share, 'it has another expiry': otherExpiry }, 'the successor has got one': giveSpare },
    },
    'deletes the key of a leaver': {
        act: step(() => [{ verb: 'dropKey', ...ofKey, ...alone() }, { id: USER }]),
        others: keyAsSeen,
    },
    'creates a user': {
        act: step(() => [
            { verb: 'createUser' },
            { id: 'row-1', make: { email: NEW, forename: 'Ada', surname: 'Lang', adminNote: '' } },
        ]),
        ...isHere,
    },
    'asks somebody to move': {
        act: step(() => [
            { verb: 'requestTransfer' },
            { id: 'row-1', make: { email: NEW, forename: 'Ada', surname: 'Lang', adminNote: '' } },
        ]),
        ...isHere,
    },
    'takes back a licence': {
        act: step(() => [
            { verb: 'takeLicence', licence: LICENCE },
            { ...held(), seen: { keys: [KEY] } },
        ]),
        others: keyAsSeen,
    },
    'adds to a note': { act: step(() => [{ verb: 'noteUser', note: 'Gone' }, { id: USER }]) },
    'takes from a note': {
        act: step(() => [{ verb: 'dropNote', note: 'Left' }, { id: USER }]),
        others: {
            'it is another one': state => void (one(state.users, USER).adminNote = 'By others'),
            'its own words end so': state => void (one(state.users, USER).adminNote = 'He has not Left'),
        },
    },
    'extends a key': {
        act: step(() => [{ verb: 'extendKey', licence: LICENCE, expire: DAY }, held()]),
        others: keyAsSeen,
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
        others: keyAsSeen,
    },
    'renames the group of a class': {
        act: step(() => [{ verb: 'joinClass', label: '9a', renames: GROUP, was: known.group.label }, { id: USER }]),
        others: { 'it has another name': state => void (one(state.cloudGroups, GROUP).label = 'By others') },
    },
    'ends a licence with its only key': {
        act: step(() => [{ verb: 'endLicence', ...ofKey, ...alone() }, { id: USER }]),
        others: {
            ...keyAsSeen,
            'the user has another key of it': state =>
                void state.keys.push({ ...one(state.keys, KEY), id: 'k9', token: 'BBBB-BBBB' }),
        },
    },
    'frees the seat of a leaver': {
        act: step(() => [{ verb: 'freeSeat', licence: LICENCE, seat: SEAT, since: known.since }, { id: USER }]),
        others: {
            'somebody else is on it': state => void (one(state.seats, SEAT).userId = OTHER),
            'it is active anew': state => void (one(state.seats, SEAT).activated = 1_800_000_000),
        },
    },
    'names a key after its successor': {
        act: step(() => [{ verb: 'labelKey', ...ofKey, to: OTHER }, { id: USER }]),
        given: moveKey,
        others: passedUsers,
    },
    'renews a key that was handed over': {
        act: step(() => [{ verb: 'renewHandedKey', ...ofKey, to: OTHER, mark: markOf(known.key.token) }, { id: USER }]),
        given: moveKey,
        others: passedUsers,
    },
    'sends a key that was handed over': {
        act: step(() => [{ verb: 'mailKey', ...ofKey, to: OTHER }, { id: USER }]),
        given: moveKey,
        others: { ...passedUsers, 'the account is inactive': state => void (one(state.users, OTHER).active = false) },
    },
    'gives a key back': {
        act: step(() => [{ verb: 'giveBack', ...ofKey, from: OTHER }, { id: USER }]),
        given: moveKey,
        others: { ...passedUsers, 'who had it has got one': state => void (one(state.keys, SPARE).userId = USER) },
    },
    'puts the successor into a group': {
        act: step(() => [{ verb: 'joinInstead', group: MEMBERLESS, to: OTHER }, { id: USER }]),
    },
    'takes the successor out of a group': {
        act: step(() => [{ verb: 'leaveInstead', group: GROUP, from: USER }, { id: OTHER }]),
        others: { 'the successor has left': leave },
    },
    'takes a pupil from a shared key': {
        act: step(() => [{ verb: 'leaveHeld', licence: LICENCE }, held()]),
        given: share,
        others: keptUsers,
    },
    'renews a key that was handed on': {
        act: step(() => [
            { verb: 'freshKey', licence: LICENCE },
            { ...held(), id: OTHER },
        ]),
        given: moveKey,
        others: passedUsers,
    },
};
