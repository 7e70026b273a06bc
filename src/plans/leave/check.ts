import { hasRemark, withRemark } from '#dataProvider/jobs/note';
import { stateSince } from '#dataProvider/jobs/mark';
import { lengthOf, NOTE_LIMIT } from '#dataProvider/text';
import type { Seat } from '#dataProvider/types';
import { userIds } from '../../keys/public';
import { nameWithEmail, nameOf } from '../../shared/person';
import { isReleaseCode, normaliseCode } from '../../seats/public';
import { handSteps, lossSteps, planned, wordsOf } from '../keySteps';
import type { Checked, PlannedStep, PlanItem, Said, Surroundings } from '../kind';
import { atOnce, type Sliced } from '../../shared/sliced';
import { deciding, isActing, type Decision, type Leaving, type Standing } from './decide';
import type { LeaveDraft } from './draft';
import type { LeaveFacts } from './facts';

/** What is done for each user who leaves, in which order, and why (LEAVE-3). Pure. */

/** In the order of the figures and of the filter. */
export const STATES = ['deleted', 'kept', 'admin', 'guest', 'ask', 'unread', 'self', 'gone'] as const;
export type LeaveState = Standing | 'ask';

/** What is done with one thing, and what is said of it. */
interface Plan {
    steps: PlannedStep[];
    note?: Said;
}

/** What is done with a key, and what is said about one with which nothing is done. */
function keyPlan(decision: Decision, { leaver, standing }: Leaving, draft: LeaveDraft): Plan {
    const { key, licence, outcome, to, doubt, expired, automatic } = decision;
    const args = wordsOf(key, licence?.name);
    const from = userIds(key);
    const lost = { key, words: args, isAutomatic: automatic, from };
    const says = (name: 'shared' | 'keptKey' | 'expired' | 'fellow' | 'stays'): Said => ({
        key: `planLeave.notes.${name}`,
        args,
    });
    switch (outcome) {
        case 'share':
            return { steps: lossSteps('share', { ...lost, from: [leaver.id] }), note: says('shared') };
        case 'fellow':
            return { steps: [], note: says('fellow') };
        case 'stay':
            return { steps: [], note: says(from.length > 1 && standing === 'deleted' ? 'shared' : 'stays') };
        case 'keep': {
            if (standing === 'deleted') return { steps: [], note: says(expired ? 'expired' : 'keptKey') };
            return { steps: lossSteps('keep', lost), note: says('keptKey') };
        }
        case 'delete':
            return { steps: lossSteps('delete', lost) };
        case 'hand':
            return { steps: doubt === undefined && to ? handSteps(lost, { ...draft, to }) : [] };
    }
}

/** Whether a seat is released: an active one, if it needs no code or has one (SEAT-3). */
const isFreed = ({ licenceType, id }: Seat, { codes }: LeaveDraft): boolean =>
    licenceType !== 'nl' || isReleaseCode(codes[id] ?? '');

/** An active seat is released, or it says what becomes of it; inactive entries stay. */
function seatPlan(seat: Seat, { decisions }: Leaving, draft: LeaveDraft, { licences }: LeaveFacts): Plan {
    const args = { machine: seat.machineName, licence: licences.get(seat.licenceId)?.name ?? seat.licenceId };
    if (!seat.active) return { steps: [] };
    if (!isFreed(seat, draft)) {
        const isDeleted = decisions.some(({ key, outcome }) => key.id === seat.keyId && outcome === 'delete');
        return { steps: [], note: { key: isDeleted ? 'planLeave.notes.seatDeleted' : 'planLeave.notes.seat', args } };
    }
    const step = { verb: 'freeSeat', licence: seat.licenceId, seat: seat.id, since: stateSince(seat) } as const;
    return { steps: [planned(step, { key: 'planLeave.steps.seat', args })] };
}

/** What is done with the account itself. */
function accountPlan(
    { leaver, standing }: Leaving,
    { note }: LeaveDraft,
): { first: PlannedStep[]; last: PlannedStep[]; note?: Said } {
    const { user } = leaver;
    if (standing === 'guest' || !user) return { first: [], last: [] };
    const first = user.active ? [planned({ verb: 'logout' }, { key: 'planLeave.steps.signOut' })] : [];
    if (standing === 'deleted') {
        return { first, last: [planned({ verb: 'deleteUser', frees: [] }, { key: 'plans.does.deleteUser' })] };
    }
    const remark = note.trim();
    if (remark === '' || hasRemark(user.adminNote, remark)) return { first, last: [] };
    if (lengthOf(withRemark(user.adminNote, remark)) > NOTE_LIMIT) {
        return { first, last: [], note: { key: 'planLeave.notes.longNote' } };
    }
    return {
        first,
        last: [planned({ verb: 'noteUser', note: remark }, { key: 'planLeave.steps.note', args: { note: remark } })],
    };
}

const REASONS: Partial<Record<Standing, Said>> = {
    admin: { key: 'planLeave.reasons.admin' },
    guest: { key: 'planLeave.reasons.guest' },
    self: { key: 'planLeave.reasons.self' },
};

/** What could not be read, each once. */
function unreadReason({ leaver }: Leaving, { licences }: LeaveFacts): Said {
    const [first] = leaver.unread;
    const names = leaver.unread.flatMap(({ licence }) => (licence === undefined ? [] : [licences.get(licence)?.name ?? licence]));
    return { key: `planLeave.unread.${first?.what ?? 'user'}`, args: { licences: names.join(', ') } };
}

/** The successor joins each group once, with the first who leaves it. */
function joinsOf(all: readonly Leaving[], draft: LeaveDraft, facts: LeaveFacts): ReadonlyMap<string, string> {
    const successor = facts.successors.get(draft.successor);
    if (!successor || draft.people.includes(successor.id)) return new Map();
    const own = new Set(successor.cloudGroups?.map(({ id }) => id));
    const first = new Map<string, string>();
    for (const { leaver } of all) {
        for (const { id } of leaver.user?.cloudGroups ?? []) {
            if (draft.joins.includes(id) && !own.has(id) && !first.has(id)) first.set(id, leaver.id);
        }
    }
    return first;
}

function itemOf(one: Leaving, draft: LeaveDraft, facts: LeaveFacts, joins: ReadonlyMap<string, string>): PlanItem<LeaveState> {
    const { leaver, standing, decisions } = one;
    const { id, user } = leaver;
    const item = { id, name: user ? nameOf(user) : id, ...(user ? { email: user.email } : {}) };
    if (!isActing(one) || !user) {
        const reason = standing === 'unread' ? unreadReason(one, facts) : REASONS[standing];
        return { ...item, state: standing, subject: { id }, steps: [], ...(reason ? { reason } : {}) };
    }
    const doubts = decisions.flatMap((decision): Said[] => {
        const { doubt, to } = decision;
        const args = { ...wordsOf(decision.key, decision.licence?.name), name: to ? nameWithEmail(to) : '' };
        return doubt ? [{ key: `planLeave.doubts.${doubt}`, args }] : [];
    });
    if (doubts.length > 0) return { ...item, state: 'ask', subject: { id }, steps: [], notes: doubts };

    const account = accountPlan(one, draft);
    const seats = leaver.seats.map(seat => seatPlan(seat, one, draft, facts));
    const keys = decisions.map(decision => keyPlan(decision, one, draft));
    const groups = user.cloudGroups ?? [];
    const leaves = groups.map(group =>
        planned({ verb: 'leaveGroup', group: group.id }, { key: 'planLeave.steps.leave', args: { group: group.label } }),
    );
    const heir = facts.successors.get(draft.successor);
    const joined = groups.flatMap(group =>
        heir && joins.get(group.id) === id
            ? [
                  planned(
                      { verb: 'joinInstead', group: group.id, to: heir.id },
                      { key: 'planLeave.steps.join', args: { group: group.label, name: nameWithEmail(heir) } },
                  ),
              ]
            : [],
    );
    const isMail = ({ step }: PlannedStep): boolean => step.verb === 'mailKey';
    const keySteps = keys.flatMap(({ steps }) => steps);
    const notes = [...keys, ...seats, account].flatMap(({ note }) => note ?? []);
    const codes = leaver.seats.filter(seat => seat.active && seat.licenceType === 'nl' && isFreed(seat, draft));
    const kept = new Set(['keep', 'share', 'stay']);
    const lost = new Set(decisions.filter(({ outcome }) => !kept.has(outcome)).map(({ key }) => key.id));
    return {
        ...item,
        state: standing,
        subject: {
            id,
            // Whoever still has something that was to go elsewhere is not deleted (LEAVE-5).
            ...(standing === 'deleted'
                ? {
                      customer: facts.customer.id,
                      seen: {
                          keys: leaver.keys.map(key => key.id).filter(key => !lost.has(key)),
                          groups: groups.map(group => group.id),
                      },
                  }
                : {}),
            ...(codes.length > 0
                ? { codes: Object.fromEntries(codes.map(seat => [seat.id, normaliseCode(draft.codes[seat.id] ?? '')])) }
                : {}),
        },
        steps: [
            ...account.first,
            ...seats.flatMap(({ steps }) => steps),
            ...keySteps.filter(step => !isMail(step)),
            ...leaves,
            ...account.last,
            ...joined,
            ...keySteps.filter(isMail),
        ],
        ...(REASONS[standing] ? { reason: REASONS[standing] } : {}),
        ...(notes.length > 0 ? { notes } : {}),
    };
}

/** Says what is done for everybody, in parts. */
export function* checking(draft: LeaveDraft, facts: LeaveFacts, around: Surroundings): Sliced<Checked<LeaveState>> {
    const all = yield* deciding(draft, facts, around);
    const left = new Set(around.leftOut);
    const taking = all.filter(({ leaver }) => !left.has(leaver.id));
    const joins = joinsOf(taking.filter(isActing), draft, facts);
    const items: PlanItem<LeaveState>[] = [];
    for (const one of all) {
        items.push(itemOf(one, draft, facts, joins));
        yield;
    }
    const asking = items.filter(({ id, state }) => state === 'ask' && !left.has(id)).length;
    return {
        items,
        keys: [],
        open: asking > 0 ? [{ key: 'planLeave.open.ask', args: { smart_count: asking } }] : [],
    };
}

export const checkLeave = (draft: LeaveDraft, facts: LeaveFacts, around: Surroundings): Checked<LeaveState> =>
    atOnce(checking(draft, facts, around));
