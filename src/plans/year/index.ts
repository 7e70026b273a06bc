import { expiryProblem } from '../../users/public';
import { todayUtc } from '../../shared/format/date';
import { looksOf, type PlanKind, type StateLook } from '../kind';
import { checking, checkYear, STATES, type YearState } from './check';
import { INITIAL, readDraft, TRIAL, type OldPupils, type YearDraft } from './draft';
import type { YearFacts } from './facts';
import { forget } from './forget';
import { useFacts } from './reads';
import { Questions } from './Questions';
import { Report } from './Report';
import { Source } from './Source';

/** A new school year: every class at once (YEAR-1). */

const TONES: Readonly<Record<YearState, StateLook['tone']>> = {
    stays: 'success',
    leaves: 'danger',
    new: 'success',
    elsewhere: 'warning',
    ask: 'warning',
    maybeListed: 'warning',
    same: 'neutral',
    left: 'neutral',
    admin: 'warning',
    self: 'neutral',
    taken: 'danger',
    invalid: 'danger',
    noAddress: 'danger',
    tooLong: 'danger',
    twice: 'neutral',
};

const lookOf = (state: YearState): StateLook => ({
    label: `planYear.states.${state}`,
    figure: `planYear.figures.${state}`,
    tone: TONES[state],
});

/** Whether it is said who last year's pupils are. */
const hasOld = ({ way, groups, licence, word, people, pasted }: OldPupils): boolean =>
    ({
        groups: groups.length,
        licence: licence.length,
        note: word.trim().length,
        people: people.length,
        list: pasted.trim().length,
    })[way] > 0;

export const year: PlanKind<YearDraft, YearFacts, YearState> = {
    kind: 'year',
    initial: INITIAL,
    readDraft,
    states: looksOf(STATES, lookOf),
    Source,
    obstacle(draft) {
        if (!hasOld(draft)) return 'planYear.obstacles.noOld';
        if (!draft.table) return 'planYear.obstacles.noList';
        if (!draft.mapping.includes('email')) return 'planYear.obstacles.noEmail';
        return expiryProblem({ wanted: true, day: draft.day, today: todayUtc() }) ? 'planYear.obstacles.noDay' : null;
    },
    useFacts,
    check: checkYear,
    // The list is compared with everybody there is: a short one with many takes long too.
    long: { isLong: () => true, checking },
    Questions,
    holds: ({ mail }) => (mail === 'later' ? 'mails' : undefined),
    first: ({ trial }) => (trial ? TRIAL : undefined),
    typesDeleted: () => true,
    forget,
    Report,
};
