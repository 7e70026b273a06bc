import { looksOf, type PlanKind, type StateLook } from '../kind';
import { QUICK_ROWS } from '../../shared/sliced';
import { checking, checkLeave, STATES, type LeaveState } from './check';
import { INITIAL, MOST, readDraft, type LeaveDraft } from './draft';
import { Correct } from './Correct';
import type { LeaveFacts } from './facts';
import { givesOf } from './give';
import { forget } from './had';
import { useFacts } from './reads';
import { Questions } from './Questions';
import { Report } from './Report';
import { Source } from './Source';

/** Users who leave: what becomes of their keys, seats, cloud groups and accounts (LEAVE-1). */

const TONES: Readonly<Record<LeaveState, StateLook['tone']>> = {
    deleted: 'danger',
    kept: 'success',
    admin: 'warning',
    guest: 'neutral',
    ask: 'warning',
    unread: 'danger',
    self: 'neutral',
    gone: 'neutral',
};

const lookOf = (state: LeaveState): StateLook => ({
    label: state === 'gone' ? 'jobs.batch.gone' : `planLeave.states.${state}`,
    figure: `planLeave.figures.${state}`,
    tone: TONES[state],
});

export const leave: PlanKind<LeaveDraft, LeaveFacts, LeaveState> = {
    kind: 'leave',
    initial: INITIAL,
    readDraft,
    states: looksOf(STATES, lookOf),
    Source,
    obstacle({ people }) {
        if (people.length === 0) return 'planLeave.obstacles.nobody';
        return people.length > MOST ? 'planLeave.obstacles.many' : null;
    },
    useFacts,
    check: checkLeave,
    long: { isLong: ({ people }) => people.length > QUICK_ROWS, checking },
    Questions,
    Correct,
    forget,
    Report,
    gives: givesOf,
    signs: true,
    known: ({ leavers }) =>
        leavers.flatMap(({ keys, seats }) => [
            ...keys.map(({ id, label }) => ({ id, email: '', alias: label })),
            ...seats.map(({ id, machineName }) => ({ id, email: '', alias: machineName })),
        ]),
};
