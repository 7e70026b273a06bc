import { whoseAddress } from '#dataProvider/address';
import { sameText } from '#dataProvider/text';
import type { Key } from '#dataProvider/types';
import { cleanAddress, addressKey } from '../source/addresses';
import type { Entry } from './columns';
import { indexOf, type Person, type ReviewFacts } from './facts';

/** Which key of which user a row is about (REVIEW-2). Pure. */

/**
 * - `pair`: a key of a user, or one without a user; `elsewhere`: a key that has other users than the row says
 * - `which`: one of these keys
 */
export type Match =
    | { kind: 'pair' | 'elsewhere'; key: Key; person?: Person }
    | { kind: 'which'; keys: readonly Key[]; person?: Person }
    | { kind: 'unread'; key: Key; person?: Person }
    | { kind: 'gone' | 'foreign' | 'noKey'; person?: Person };

/** The user whom an address names: of several that differ in case, the only one that is spelled so. */
export function personAt(typed: string, facts: Pick<ReviewFacts, 'keys' | 'users'>): Person | undefined {
    const { address } = cleanAddress(typed);
    return whoseAddress(indexOf(facts).byAddress.get(addressKey(address)) ?? [], address);
}

function byKeyId(entry: Entry, person: Person | undefined, facts: ReviewFacts): Match | null {
    const key = indexOf(facts).keys.get(entry.keyId);
    if (!key) return null;
    const who = person ? { person } : {};
    if (!key.users) return { kind: 'unread', key, ...who };
    if (entry.email === '') return { kind: key.users.length === 0 ? 'pair' : 'elsewhere', key };
    if (person && key.users.some(({ id }) => id === person.id)) return { kind: 'pair', key, person };
    return { kind: 'elsewhere', key, ...who };
}

/** Without an ID: a key of the user with this licence and label, if it is the only one. */
function byWords({ email, licence, label }: Entry, person: Person | undefined, facts: ReviewFacts): Match | null {
    const { held, spare } = indexOf(facts);
    if (email !== '' && !person) return null;
    const keys = person ? (held.get(person.id) ?? []) : spare;
    const isOf = ({ licenceId }: Key): boolean =>
        licence === '' || licenceId === licence || sameText(facts.licences.get(licenceId)?.name ?? '', licence);
    const fitting = keys.filter(isOf);
    const exact = label === '' ? fitting : fitting.filter(key => sameText(key.label, label));
    const who = person ? { person } : {};
    const [only, ...more] = exact;
    if (only && more.length === 0) return { kind: 'pair', key: only, ...who };
    const some = only ? exact : fitting;
    return some.length > 0 ? { kind: 'which', keys: some, ...who } : { kind: 'gone', ...who };
}

/** Finds the key of a row; `meant` is the ID that was chosen for it, or `''` for none of those that fit. */
export function matchOf(entry: Entry, facts: ReviewFacts, meant: string | undefined): Match {
    const person = entry.email === '' ? undefined : personAt(entry.email, facts);
    const who = person ? { person } : {};
    // Others may have given it away or deleted it since: another one is not meant by that.
    if (meant) return byKeyId({ ...entry, keyId: meant }, person, facts) ?? { kind: 'gone', ...who };
    if (entry.keyId === '' && entry.licence === '' && entry.label === '') return { kind: 'noKey', ...who };
    const found = entry.keyId === '' ? byWords(entry, person, facts) : byKeyId(entry, person, facts);
    // Ids of another customer may be those of keys here: only a key of the person whom the row names is the one that it means.
    const isForeign = entry.customer !== '' && entry.customer !== facts.customer.id && !(person && found?.kind === 'pair');
    if (isForeign && (found || !person)) return { kind: 'foreign', ...who };
    // None was meant of several, of which one is left.
    if (meant === '' && found?.kind === 'pair') return { kind: 'which', keys: [found.key], ...who };
    return found ?? { kind: 'gone', ...who };
}
