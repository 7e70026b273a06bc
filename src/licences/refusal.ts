import type { MessageKey } from '#i18n/messages';
import { PortalError } from '../../dataProvider/errors';
import { REFUSALS } from '../../dataProvider/calls/errors';
import type { Licence } from '../../dataProvider/types';
import { CHANGED } from '../../dataProvider/queue/verified';
import { failureText } from '../shared/failure';
import { freeKeys, isAutomatic, isExpired } from './licence';

/** Finds the reason why a change of a licence's keys is refused (LICENCE-8). Pure; times in epoch seconds. */

/** The known facts about a change; a missing one is unknown, or irrelevant to the change. */
export interface RefusalFacts {
    licence?: Pick<Licence, 'id' | 'product' | 'active' | 'expire' | 'count' | 'count_active_licences'>;
    /** the user already has another key of this licence */
    assigned?: boolean;
    /** the change creates a key, which needs a free one */
    makesKey?: boolean;
    /** the change edits the key itself, which the automatic licence does not allow */
    changesKey?: boolean;
}

/** The reason, shown before a change is sent or after it was refused; also the last part of the i18n keys below `licences.errors`. */
type Refusal = 'expired' | 'automatic' | 'assigned' | 'full';

/**
 * Returns why the change is refused, or null when no reason is known. Of several reasons, one that the user cannot resolve here comes
 * first.
 */
export function refusalOf({ licence, assigned, makesKey, changesKey }: RefusalFacts, now: number): Refusal | null {
    if (licence && isExpired(licence, now)) return 'expired';
    if (changesKey && licence && isAutomatic(licence)) return 'automatic';
    if (assigned) return 'assigned';
    return makesKey && licence && freeKeys(licence) === 0 ? 'full' : null;
}

/** Whether a failure is a refusal for which the server gives no reason, so that the portal has to find it (ERROR-6). */
export const isUnnamedRefusal = (error: unknown): boolean =>
    error instanceof PortalError &&
    error.status === 409 &&
    error.code !== CHANGED &&
    !Object.hasOwn(REFUSALS, String(error.code));

/**
 * Returns the i18n key of the text for a failed change of keys: like `failureText`, but for a refusal without a reason it derives the
 * reason from `facts`.
 */
export function refusalText(error: unknown, facts: RefusalFacts, now: number): MessageKey {
    const refusal = isUnnamedRefusal(error) ? refusalOf(facts, now) : null;
    return refusal ? `licences.errors.${refusal}` : failureText(error);
}
