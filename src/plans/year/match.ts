import { whoseAddress } from '#dataProvider/address';
import type { Customer } from '#dataProvider/types';
import { isEmail } from '../../shared/validation';
import { isGuest, nameOf, nameWithEmail } from '../../shared/person';
import type { Said, Surroundings } from '../kind';
import type { Sliced } from '../../shared/sliced';
import { groupedBy } from '../grouped';
import { addressKey } from '../source/addresses';
import { entriesOf, itemId, lineOf, type Entry } from '../source/entries';
import { wholeName } from '../source/names';
import type { YearDraft } from './draft';
import { indexOf, oldPupils, type Pupil, type Records } from './facts';
import { isAlike, nameKey, namePartsOf, namesakes } from './names';

/** Who the rows of the new list are about (YEAR-2): by address, then by name, which is always asked and never decided. Pure. */

/** Somebody whom a row may be about: a user, or the person of another row. */
export interface Candidate {
    /** id of a user or of a row */
    id: string;
    name: string;
    email: string;
    said: Said;
}

/**
 * - `known`: a user; `new`; `ask`: has to be decided
 * - `twice`: an earlier row is about the same person
 * - `taken`: the address belongs to somebody else, here or in the list
 */
export type Standing = 'known' | 'new' | 'ask' | 'twice' | 'taken' | 'invalid' | 'noAddress';

export interface Match {
    id: string;
    entry: Entry;
    /** by what its answer is kept: the row's address and name, so that another try knows it */
    question: string;
    standing: Standing;
    person?: Pupil;
    candidates: readonly Candidate[];
    reason?: Said;
}

export interface Matches {
    rows: readonly Match[];
    /** last year's pupils */
    old: ReadonlyMap<string, Pupil>;
    /** ids of users whom a row is about */
    found: ReadonlySet<string>;
    /** ids of users of whom that has not been decided, and the line that asks */
    maybeListed: ReadonlyMap<string, number>;
}

const NONE: readonly never[] = [];

/** The name of a row for its reader. */
export const nameIn = (entry: Entry): string => wholeName(entry) || entry.email;

const partsIn = ({ forename, surname }: Pick<Entry, 'forename' | 'surname'>): string[] => namePartsOf(forename, surname);

/** Whether two names may be of the same person: one that is not known may be anybody's. */
const isPerhaps = (one: readonly string[], other: readonly string[]): boolean =>
    one.length === 0 || other.length === 0 || isAlike(one, other);

const questionOf = (entry: Entry): string => `${addressKey(entry.email)} ${nameKey(partsIn(entry))}`;

/** What is worth knowing of a user whom a row may be about. */
export function saidOf(person: Pupil, old: boolean, customer: Customer): Said {
    const groups = (person.cloudGroups ?? []).map(({ label }) => label).join(', ');
    if (old) return groups ? { key: 'planYear.who.old', args: { groups } } : { key: 'planYear.who.oldHere' };
    if (isGuest(person, customer)) return { key: 'planYear.who.guest' };
    if (!person.active) return { key: 'planYear.who.inactive' };
    if (groups) return { key: 'planYear.who.groups', args: { groups } };
    return { key: customer.flags.demo ? 'planYear.who.account' : 'planYear.who.none' };
}

const twiceWith = (line: number): Said => ({ key: 'planYear.reasons.twice', args: { row: line } });
const otherName = (person: Pupil): Said => ({ key: 'planYear.reasons.keepsName', args: { name: nameOf(person) } });
const belongsTo = (name: string): Said => ({ key: 'planYear.reasons.otherName', args: { name } });
const sameAddress = (line: number): Said => ({ key: 'planYear.reasons.sameAddress', args: { row: line } });
const rowCandidate = (other: Entry): Candidate => ({
    id: itemId(other.line),
    name: nameIn(other),
    email: other.email,
    said: { key: 'planYear.who.row', args: { row: other.line } },
});

/** Finds who may be meant by an address or a name, among users and rows. */
function* lookups(entries: readonly Entry[], people: readonly Pupil[], byAddress: ReadonlyMap<string, Pupil>) {
    // Where several users have the same address, in another case, a row may be about each of them.
    const others = groupedBy(
        people.filter(({ id, email }) => byAddress.get(addressKey(email))?.id !== id),
        ({ email }) => addressKey(email),
    );
    const parts = new Map<string, readonly string[]>();
    for (const { id, forename, surname } of people) {
        parts.set(id, namePartsOf(forename, surname));
        yield;
    }
    // Whoever has a row with their address and name is not looked for by name.
    const addressed = new Set(
        entries.flatMap(entry => {
            const id = byAddress.get(addressKey(entry.email))?.id;
            return id !== undefined && isPerhaps(partsIn(entry), parts.get(id) ?? NONE) ? id : NONE;
        }),
    );
    yield;
    const usersAlike = namesakes(
        people.filter(({ id }) => !addressed.has(id)).map(person => [person, parts.get(person.id) ?? NONE] as const),
    );
    yield;
    const rowsAlike = namesakes(entries.map(entry => [entry, partsIn(entry)] as const));
    const withAddress = (address: string): readonly Pupil[] => {
        const one = byAddress.get(address);
        return one ? [one, ...(others.get(address) ?? NONE)] : NONE;
    };
    return { parts, usersAlike, rowsAlike, withAddress };
}

/** Compares the rows one after another. */
export function* matching(draft: YearDraft, records: Records, { customer }: Pick<Surroundings, 'customer'>): Sliced<Matches> {
    const { byAddress, byId } = indexOf(records);
    const old = new Map(oldPupils(draft, records).map(person => [person.id, person]));
    const table = draft.table ?? { header: null, rows: NONE, width: 0 };
    const entries = (yield* entriesOf(table, draft.mapping)).filter((_, at) => !(draft.leavesHidden && table.rows[at]?.isHidden));
    yield;
    const { parts, usersAlike, rowsAlike, withAddress } = yield* lookups(entries, records.people, byAddress);
    const first = new Map<string, Entry>();
    const found = new Map<string, number>();
    const maybeListed = new Map<string, number>();
    const rows: Match[] = [];

    const userCandidate = (person: Pupil): Candidate => ({
        id: person.id,
        name: nameOf(person),
        email: person.email,
        said: saidOf(person, old.has(person.id), customer),
    });

    function judge(entry: Entry): Match {
        const row = { id: itemId(entry.line), entry, question: questionOf(entry), candidates: NONE };
        const answer = draft.answers[row.question];
        const names = partsIn(entry);
        const address = addressKey(entry.email);
        const twins = withAddress(address);
        const owner = whoseAddress(twins, entry.email);
        const isCalledSo = ({ id }: Pupil): boolean => isPerhaps(names, parts.get(id) ?? NONE);
        for (const { id } of twins) if (id !== (owner?.id ?? answer)) maybeListed.set(id, entry.line);
        if (owner && isCalledSo(owner)) return known(row, owner);
        // What is no address is nobody's.
        const before = twins.length === 0 && isEmail(entry.email) ? first.get(address) : undefined;
        if (before && (names.length === 0 || isAlike(names, partsIn(before)))) {
            return { ...row, standing: 'twice', reason: twiceWith(before.line) };
        }
        if (!before) first.set(address, entry);
        // Whoever has the address, or a name that is alike: the row of somebody may have the address of somebody else.
        const candidates = [
            ...[...new Set([...(owner ? [owner] : twins), ...usersAlike(names)])].map(userCandidate),
            ...(before ? [rowCandidate(before)] : NONE),
            ...rowsAlike(names)
                .filter(
                    other =>
                        other.line < entry.line &&
                        rows.some(({ id, standing }) => id === itemId(other.line) && standing !== 'twice'),
                )
                .map(rowCandidate),
        ];
        const chosen = answer === undefined ? undefined : candidates.find(({ id }) => id === answer);
        const user = chosen && byId.get(chosen.id);
        if (user) {
            const otherAddress: Said = { key: 'planYear.reasons.otherAddress', args: { email: user.email } };
            const reason = twins.includes(user) ? (isCalledSo(user) ? undefined : otherName(user)) : otherAddress;
            return known({ ...row, candidates }, user, reason);
        }
        if (chosen) return { ...row, candidates, standing: 'twice', reason: twiceWith(lineOf(chosen.id)) };
        if (twins.length > 0 || before) {
            const reason = before
                ? sameAddress(before.line)
                : belongsTo(owner ? nameOf(owner) : twins.map(nameWithEmail).join(', '));
            return answer === '' ? { ...row, candidates, standing: 'taken', reason } : ask(row, candidates, reason);
        }
        if (candidates.length > 0 && answer !== '') return ask(row, candidates, { key: 'planYear.reasons.sameName' });
        if (address === '') return { ...row, candidates, standing: 'noAddress' };
        if (!isEmail(entry.email)) {
            return {
                ...row,
                candidates,
                standing: 'invalid',
                reason: { key: 'planYear.reasons.invalid', args: { typed: entry.email } },
            };
        }
        return { ...row, candidates, standing: 'new' };
    }

    function known(row: Omit<Match, 'standing'>, person: Pupil, reason?: Said): Match {
        const earlier = found.get(person.id);
        if (earlier !== undefined) return { ...row, standing: 'twice', reason: twiceWith(earlier) };
        found.set(person.id, row.entry.line);
        return { ...row, standing: 'known', person, ...(reason ? { reason } : {}) };
    }

    function ask(row: Omit<Match, 'standing'>, candidates: readonly Candidate[], reason: Said): Match {
        for (const { id } of candidates) if (byId.has(id)) maybeListed.set(id, row.entry.line);
        return { ...row, candidates, standing: 'ask', reason };
    }

    for (const entry of entries) {
        rows.push(judge(entry));
        yield;
    }
    return { rows, old, found: new Set(found.keys()), maybeListed };
}
