import { IDLE, type Idle } from '../../keys/public';
import { listOf, oneOf, shapeOf, texts, type Reader } from '../read';

/** Source and decisions of a plan that deletes unused keys (FREE-1). */
export interface FreeDraft {
    /** ids of the licences whose keys are looked at */
    licences: readonly string[];
    /** a key is deleted for one of these */
    reasons: readonly Idle[];
}

/** A key with a user that is on no machine only because nobody has started yet is not deleted unless that is chosen. */
export const INITIAL: FreeDraft = { licences: [], reasons: ['noUser', 'expired', 'neverActivated'] };

export const readDraft: Reader<FreeDraft> = shapeOf<FreeDraft>({ licences: texts, reasons: listOf(oneOf(IDLE)) });
