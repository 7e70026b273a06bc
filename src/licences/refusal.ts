import { PortalError } from '../../dataProvider/errors';
import { REFUSALS } from '../../dataProvider/resources/errors';
import type { Licence } from '../../dataProvider/types';
import { failureText } from '../shared/feedback/failure';
import { freeKeys, isAutomatic, isExpired } from './licence';

/** Why a change of a licence's keys is refused, in one reason (contract, sections 5 and 6). Pure; times in epoch seconds. */

/** What the portal knows of a change: what is left out is not known, or does not matter to it. */
export interface RefusalFacts {
    licence?: Pick<Licence, 'id' | 'product' | 'active' | 'expire' | 'count' | 'count_active_licences'>;
    /** the user has a key of this licence already, other than the one that is given */
    assigned?: boolean;
    /** a new key is made, which takes a free one */
    makesKey?: boolean;
    /** the key itself is changed, which the automatic licence refuses */
    changesKey?: boolean;
}

/** The reason that stands before a change is tried, or behind its refusal; the names are those of texts below `errors.licences`. */
type Refusal = 'expired' | 'automatic' | 'assigned' | 'full';

/** Why the change is refused, or null when nothing is known against it. Of several reasons the one that cannot be helped here comes first. */
export function refusalOf({ licence, assigned, makesKey, changesKey }: RefusalFacts, now: number): Refusal | null {
    if (licence && isExpired(licence, now)) return 'expired';
    if (changesKey && licence && isAutomatic(licence)) return 'automatic';
    if (assigned) return 'assigned';
    return makesKey && licence && freeKeys(licence) === 0 ? 'full' : null;
}

/** Whether a failure is a refusal whose reason the server has not named, so that the portal's own knowledge has to. */
export const isUnnamedRefusal = (error: unknown): boolean =>
    error instanceof PortalError && error.status === 409 && !Object.hasOwn(REFUSALS, String(error.code));

/** The key of the text for a failed change of keys: as `failureText`, but a refusal that names no reason gets the one that is known. */
export function refusalText(error: unknown, facts: RefusalFacts, now: number): string {
    const refusal = isUnnamedRefusal(error) ? refusalOf(facts, now) : null;
    return refusal ? `errors.licences.${refusal}` : failureText(error);
}
