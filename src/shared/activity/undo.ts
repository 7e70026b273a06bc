import { markOfValue, type DialogStep, type Step, type Subject } from '#dataProvider/jobs/steps';
import { inverseOf, type Lasting } from '#dataProvider/jobs/steps/inverse';
import type { PutBackField } from '#dataProvider/jobs/steps/putBack';
import type { Entry, Field } from './entry';

/** How a change is undone: by the inverse of what was done, as plans are taken back (ACTIVITY-5). Pure. */

export interface Undo {
    step: DialogStep;
    subject: Subject;
}

/** Why a change is not undone, besides what lasts: it was not made, it was undone already, or what was before is not known. */
export type Kept = Lasting | 'notDone' | 'undone' | 'unknownBefore' | 'several' | 'closed' | 'ordered';

/** The fields of a call that can be put back, and of which resource. */
const RESOURCES: Readonly<Record<string, keyof PutBackField>> = {
    'PATCH /licences/{id}': 'licences',
    'PATCH /keys/{id}': 'keys',
    'PATCH /cloudGroups/{id}': 'cloudGroups',
};

/** Why calls are never undone. */
const LASTING: Readonly<Record<string, Kept>> = {
    'DELETE /licences/{id}/seats/{seatId}': 'lost',
    'DELETE /keys/{id}': 'lost',
    'DELETE /users/{id}': 'lost',
    'DELETE /cloudGroups/{id}': 'lost',
    'DELETE /users/{id}/licences/{licenceId}': 'lost',
    'DELETE /users/{id}/keys/{keyId}': 'leftKey',
    'POST /keys/{id}/refresh': 'lost',
    'POST /keys/{id}/send': 'mail',
    'POST /keys/request': 'mail',
    'POST /users/{id}/send': 'mail',
    'POST /users/{id}/recover': 'mail',
    'POST /transfer/request': 'mail',
    'POST /users/{id}/logout': 'signedOut',
    'PATCH /tickets/{id}': 'closed',
    'POST /orders/academy': 'ordered',
};

const GIVES_LICENCE = 'PUT /users/{id}/licences/{licenceId}';
const GIVES_KEY = 'PUT /users/{id}/keys/{keyId}';

/** Each field is put back by a step of its own. */
function putBacks({ call, ids, former = {}, marks = {} }: Entry): Undo[] {
    const resource = RESOURCES[call];
    const id = ids.licence !== undefined && resource === 'licences' ? ids.licence : resource === 'keys' ? ids.key : ids.group;
    if (resource === undefined || id === undefined) return [];
    return (Object.keys(former) as Field[]).map(field => ({
        step: { verb: 'putBack', resource, field, value: former[field] ?? null, mark: marks[field] ?? '' },
        subject: { id },
    }));
}

/** What was done, as a step of plans and jobs, for its item. */
function stepOf({ call, ids, from, marks }: Entry): { step: Step; subject: Subject } | Kept {
    const { user, licence = '', key, group } = ids;
    if (user !== undefined && group !== undefined) {
        const verb = call.startsWith('PUT') ? 'joinGroup' : 'leaveGroup';
        return { step: { verb, group }, subject: { id: user, seen: {} } };
    }
    if (user === undefined || key === undefined)
        return LASTING[call] ?? ([GIVES_LICENCE, GIVES_KEY].includes(call) ? 'unknownBefore' : 'noInverse');
    if (call === GIVES_LICENCE) {
        // An earlier release did not keep it: then only a key without one is surely as it was given.
        const ends = marks?.expire ?? markOfValue(null);
        return { step: { verb: 'giveLicence', licence }, subject: { id: user, idle: true, ends, seen: { keys: [key] } } };
    }
    if (call !== GIVES_KEY || from === undefined) return LASTING[call] ?? 'unknownBefore';
    const [before, ...others] = from;
    // A key that nobody had; like a licence it is taken while it is in use on no machine.
    if (before === undefined) {
        return { step: { verb: 'giveLicence', licence }, subject: { id: user, idle: true, keys: { [licence]: key } } };
    }
    if (others.length > 0) return 'several';
    return { step: { verb: 'handKey', licence, key, to: user, from: [before], expire: null }, subject: { id: before } };
}

/** How a change is undone, or why it is not; several steps where it changed several fields. */
export function undoOf(entry: Entry): readonly Undo[] | Kept {
    const { call, outcome, undone } = entry;
    if (undone) return 'undone';
    if (outcome === 'failed') return 'notDone';
    if (RESOURCES[call] !== undefined) {
        const back = putBacks(entry);
        return back.length > 0 ? back : 'unknownBefore';
    }
    const done = stepOf(entry);
    if (typeof done === 'string') return done;
    const inverse = inverseOf(done.step, done.subject);
    return typeof inverse === 'string' ? inverse : [{ step: inverse, subject: done.subject }];
}
