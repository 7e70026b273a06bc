import type { PlanKind } from '../kind';
import { checkFree, type FreeState } from './check';
import { INITIAL, readDraft, type FreeDraft } from './draft';
import { Questions } from './Questions';
import { useFacts, type FreeFacts } from './reads';
import { Source } from './Source';

/** Deletes keys that are not used (FREE-1). */
export const free: PlanKind<FreeDraft, FreeFacts, FreeState> = {
    kind: 'free',
    initial: INITIAL,
    readDraft,
    states: {
        unused: { label: 'planFree.states.unused', figure: 'planFree.figures.unused', tone: 'danger' },
        kept: { label: 'planFree.states.kept', figure: 'planFree.figures.kept', tone: 'neutral' },
    },
    Source,
    obstacle: ({ licences }) => (licences.length === 0 ? 'planFree.nothing' : null),
    useFacts,
    check: checkFree,
    Questions,
    forget: draft => draft,
    isFinal: true,
};
