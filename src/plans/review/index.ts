import { looksOf, type PlanKind, type StateLook } from '../kind';
import { QUICK_ROWS } from '../../shared/sliced';
import { MAX_ROWS } from '../source/limits';
import { checking, checkReview } from './check';
import { canMatch } from './columns';
import { Correct } from './Correct';
import { INITIAL, readDraft, rowsOf, type ReviewDraft } from './draft';
import { forget } from './evidence';
import type { ReviewFacts } from './facts';
import { Questions } from './Questions';
import { useFacts } from './reads';
import { Report } from './Report';
import { Source } from './Source';
import { STATES, type ReviewState } from './states';

/** Carries out what others have decided in a file of who has what, and keeps the evidence (REVIEW-2). */

const TONES: Readonly<Record<ReviewState, StateLook['tone']>> = {
    take: 'danger',
    give: 'success',
    keep: 'success',
    open: 'neutral',
    added: 'neutral',
    word: 'warning',
    which: 'warning',
    address: 'warning',
    conflict: 'warning',
    changed: 'warning',
    expired: 'warning',
    impossible: 'warning',
    stays: 'neutral',
    gone: 'neutral',
    foreign: 'neutral',
    noKey: 'neutral',
    unread: 'danger',
};

const lookOf = (state: ReviewState): StateLook => ({
    label: `planReview.states.${state}`,
    figure: `planReview.figures.${state}`,
    tone: TONES[state],
});

export const review: PlanKind<ReviewDraft, ReviewFacts, ReviewState> = {
    kind: 'review',
    initial: INITIAL,
    readDraft,
    states: looksOf(STATES, lookOf),
    Source,
    obstacle(draft) {
        const { files } = draft;
        if (files.length === 0) return 'planReview.obstacles.none';
        if (!files.every(({ columns }) => columns.includes('decision'))) return 'planReview.obstacles.decision';
        if (!files.every(({ columns }) => canMatch(columns))) return 'planReview.obstacles.match';
        return rowsOf(draft) > MAX_ROWS ? 'planReview.obstacles.many' : null;
    },
    useFacts,
    check: checkReview,
    long: { isLong: draft => rowsOf(draft) > QUICK_ROWS, checking },
    Questions,
    Correct,
    forget,
    Report,
    signs: true,
    known: ({ keys }) => keys.map(({ id, label }) => ({ id, email: '', alias: label })),
};
