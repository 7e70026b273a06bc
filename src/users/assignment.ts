import type { BatchResult } from '../../dataProvider';
import type { Key, User } from '../../dataProvider/types';
import { failureText } from '../shared/feedback/failure';
import { expirySeconds } from '../shared/format/date';
import type { Person } from './user';

/** The rules of giving a licence to users (specification 2, sections 4 and 5). Pure; days are `YYYY-MM-DD` in UTC. */

interface Circumstances {
    /** the customer is a school */
    school: boolean;
    /** the licence is the automatic academy licence */
    automatic: boolean;
}

/** Whether a key's expiry must be given: at schools, and for the automatic licence. */
export const isExpiryRequired = ({ school, automatic }: Circumstances): boolean => school || automatic;

/**
 * Why users cannot be added: the licence is expired, or it is the automatic one, which schools do not get. Null when they can.
 * Removing them is refused by an expired licence only.
 */
export function addObstacle({ expired, school, automatic }: Circumstances & { expired: boolean }): 'expired' | 'school' | null {
    if (expired) return 'expired';
    return school && automatic ? 'school' : null;
}

/** What is wrong with the chosen expiry day: missing although one is `wanted` (required or ticked), or before today. */
export function expiryProblem({
    wanted,
    day,
    today,
}: {
    wanted: boolean;
    day: string;
    today: string;
}): 'missing' | 'past' | null {
    if (!wanted) return null;
    // also a day that is none, e.g. from a damaged draft
    if (expirySeconds(day) === null) return 'missing';
    return day < today ? 'past' : null;
}

/** Whether a user, read with keys, has a key of the licence. */
export const hasLicence = (user: Pick<User, 'keys'>, licence: string): boolean =>
    user.keys?.some(key => key.licenceId === licence) ?? false;

/** A user who did not get the licence, or whatever a batch of calls gives to each, and why: an i18n key. */
export interface Refusal {
    user: Person;
    reason: string;
}

/** How adding users went. `refused` are in the order in which they were chosen. */
export interface AddOutcome {
    kind: 'all' | 'some' | 'none';
    added: number;
    refused: Refusal[];
}

/** Who gets what: new keys in the order of the choice, as many as are free, then the keys that have no user. */
export const shareOut = <Someone>(
    people: readonly Someone[],
    free: number,
    spare: readonly Pick<Key, 'id'>[],
): { person: Someone; key?: string }[] =>
    people.map((person, at) => {
        const key = at < free ? undefined : spare[at - free]?.id;
        return key === undefined ? { person } : { person, key };
    });

/** What a batch with one call for each user means for these users; `reasonOf` names a failure. */
export function addOutcome(
    users: readonly Person[],
    { succeeded, failed }: BatchResult<{ user: string }, unknown>,
    reasonOf: (error: unknown) => string = failureText,
): AddOutcome {
    const errors = new Map(failed.map(({ item, error }) => [item.user, error]));
    const refused = users.filter(user => errors.has(user.id)).map(user => ({ user, reason: reasonOf(errors.get(user.id)) }));
    const kind = refused.length === 0 ? 'all' : succeeded.length === 0 ? 'none' : 'some';
    return { kind, added: succeeded.length, refused };
}
