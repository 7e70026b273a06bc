import type { MessageKey } from '#i18n/messages';
import type { ManyResult } from '../../dataProvider';
import type { Key, Licence, User } from '../../dataProvider/types';
import { isAutomatic, isListed } from '../licences/public';
import { failureText } from '../shared/failure';
import { expirySeconds } from '../shared/format/date';
import type { Person } from './user';

/** The rules of assigning a licence to users (LICENCE-9, USER-12, USER-13). Pure; days are `YYYY-MM-DD` in UTC. */

interface Circumstances {
    /** the customer is a school */
    school: boolean;
    /** the licence is the automatic academy licence */
    automatic: boolean;
}

/** Whether a key needs an expiry: at schools, and for the automatic licence. */
export const isExpiryRequired = ({ school, automatic }: Circumstances): boolean => school || automatic;

/** Whether users can be given a licence: schools do not see the automatic one, and nobody sees those of unlisted products (PRODUCT-1). */
export const isGivable = (licence: Licence, { school }: Pick<Circumstances, 'school'>): boolean =>
    isListed(licence) && !(school && isAutomatic(licence));

/** Returns what is wrong with the entered expiry: missing although `wanted` (required or ticked), or in the past. */
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
    // also for an invalid day, e.g. from a damaged draft
    if (expirySeconds(day) === null) return 'missing';
    return day < today ? 'past' : null;
}

/** Whether a user, loaded with their keys, has a key of the licence. */
export const hasLicence = (user: Pick<User, 'keys'>, licence: string): boolean =>
    user.keys?.some(key => key.licenceId === licence) ?? false;

/** A user for whom a call failed, e.g. to assign a licence, and why: an i18n key. */
export interface Refusal {
    user: Person;
    reason: MessageKey;
}

/** The outcome of adding users. `refused` is in the order of selection. */
export interface AddOutcome {
    kind: 'all' | 'some' | 'none';
    added: number;
    refused: Refusal[];
}

/** Distributes keys in the order of selection: first the free ones, then those without a user. */
export const shareOut = <Someone>(
    people: readonly Someone[],
    free: number,
    spare: readonly Pick<Key, 'id'>[],
): { person: Someone; key?: string }[] =>
    people.map((person, at) => {
        const key = at < free ? undefined : spare[at - free]?.id;
        return key === undefined ? { person } : { person, key };
    });

/** Summarizes one call per user for these users; `reasons` are i18n keys, in the order of the failures. */
export function addOutcome(
    users: readonly Person[],
    { succeeded, failed }: ManyResult<{ user: string }>,
    reasons: readonly MessageKey[] = [],
): AddOutcome {
    const why = new Map(failed.map(({ item, error }, at) => [item.user, reasons[at] ?? failureText(error)]));
    const refused = users.flatMap(user => {
        const reason = why.get(user.id);
        return reason === undefined ? [] : [{ user, reason }];
    });
    const kind = refused.length === 0 ? 'all' : succeeded.length === 0 ? 'none' : 'some';
    return { kind, added: succeeded.length, refused };
}
