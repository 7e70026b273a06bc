import { markOf } from '#dataProvider/jobs/mark';
import type { Key } from '#dataProvider/types';
import { userIds } from '../../keys/public';
import { isListed } from '../../licences/public';
import { lastDay } from '../../shared/format/date';
import type { Said } from '../kind';
import { atOnce, type Sliced } from '../../shared/sliced';
import { listedDay } from '../source/days';
import type { Entry } from './columns';
import { entriesIn, type ReviewDraft } from './draft';
import { indexOf, type Person, type ReviewFacts } from './facts';
import { matchOf, personAt, type Match } from './match';
import type { ReviewState } from './states';
import { decisionOf, verdictOf, type Verdict } from './words';

/** What was decided about each key of each user, before it is known whether it can be done (REVIEW-3, REVIEW-4). Pure. */

/** A row of a file. */
export interface Placed {
    id: string;
    /** the name of the file */
    file: string;
    entry: Entry;
}

/** What was decided about one key of one user. */
export interface Ruling {
    /** the id of its item */
    id: string;
    state: ReviewState;
    /** the rows that say so; none for a key that is in no file */
    rows: readonly Placed[];
    key?: Key;
    person?: Person;
    verdict: Verdict;
    /** the row whose decision counts, if one does */
    from?: Placed;
    /** who gets it */
    to?: Person;
    /** the address that nobody has */
    address: string;
    /** the word that is not known */
    word?: string;
    /** which keys may be meant */
    options?: readonly Key[];
    reason?: Said;
}

/** Keys of users who are in no file: nobody has decided about them. */
export interface Judged {
    rulings: Ruling[];
    beyond: readonly { key: Key; person: Person }[];
}

/** The day of a cell, read both ways where a spreadsheet may have turned day and month around. */
function isOtherDay(cell: string, key: Key): boolean {
    const day = lastDay(key.expire);
    if (cell === '' || day === '') return cell !== day && (cell !== '' || day !== '');
    const turned = cell.replace(/^(\d{1,2})([-/.])\s?(\d{1,2})\2/, '$3$2$1$2');
    const read = [cell, turned].map(listedDay).filter(one => one !== null);
    return read.length > 0 && !read.includes(day);
}

interface Group {
    id: string;
    match: Match;
    rows: Placed[];
}

/** The rows about the same key of the same user together. */
function groupOf(placed: Placed, match: Match, groups: Map<string, Group>): void {
    const { key } = match as { key?: Key };
    const isPair = key !== undefined && (match.kind === 'pair' || match.kind === 'elsewhere');
    const id = isPair ? `${key.id} ${match.person?.id ?? placed.entry.email}` : placed.id;
    const known = groups.get(id);
    if (known) known.rows.push(placed);
    else groups.set(id, { id, match, rows: [placed] });
}

type Decided = Pick<Ruling, 'verdict' | 'address' | 'from'> & { word?: string; conflict?: true };

/** What the rows of a group decide together; the portal's own decision comes first. */
function decidedBy({ id, rows }: Group, { words, choices, decided }: ReviewDraft): Decided {
    const own = Object.hasOwn(decided, id) ? decided[id] : undefined;
    if (own) return { verdict: own.verdict, address: own.to };
    const read = rows.map(from => {
        const decision = decisionOf(from.entry.decision);
        return { ...decision, from, verdict: verdictOf(decision, words) };
    });
    const unknown = read.find(({ verdict }) => verdict === undefined);
    if (unknown) return { verdict: 'open', address: unknown.address, word: unknown.word };
    const made = read.filter(({ verdict }) => verdict !== 'open');
    const different = new Set(made.map(({ verdict, address }) => `${verdict} ${verdict === 'give' ? address : ''}`));
    const one = choices.conflict === 'last' ? made.at(-1) : made[0];
    if (!one?.verdict) return { verdict: 'open', address: '' };
    const isConflict = different.size > 1 && choices.conflict === undefined;
    return { verdict: one.verdict, address: one.address, from: one.from, ...(isConflict ? { conflict: true } : {}) };
}

const REASONS = {
    moved: { key: 'planReview.reasons.moved' },
    noUser: { key: 'planReview.reasons.noUser' },
    noAddress: { key: 'planReview.reasons.noAddress' },
} as const satisfies Record<string, Said>;

/** Why a key is not as it was when the file was made whose row counts; null if it is. */
function changeOf(
    { match, rows }: Group,
    key: Key,
    { from: row = rows[0] }: Decided,
    hasExpiryColumn: (row: Placed) => boolean,
): Said | null {
    if (match.kind === 'elsewhere') return key.users?.length === 0 ? REASONS.noUser : REASONS.moved;
    if (!row || !hasExpiryColumn(row) || !isOtherDay(row.entry.expire, key)) return null;
    return {
        key: 'planReview.reasons.expiry',
        args: { was: row.entry.expire || '–', day: lastDay(key.expire) || '–' },
    };
}

/** By what it is recognised that a key is as it was when it was decided about: who has it, and until when. */
export const agreedState = (key: Key): string => markOf(JSON.stringify([userIds(key).toSorted(), key.expire ?? null]));

/** Who gets a key by its written address; undefined if nobody is meant, null if nobody has it. */
function heirOf(address: string, draft: ReviewDraft, facts: ReviewFacts): Person | null | undefined {
    const meant = Object.hasOwn(draft.addresses, address) ? draft.addresses[address] : address;
    return meant === '' ? undefined : (personAt(meant ?? address, facts) ?? null);
}

/** A group's ruling, as far as it depends on this key of this user alone. */
function ruling(
    group: Group,
    draft: ReviewDraft,
    facts: ReviewFacts,
    around: { hasExpiry(row: Placed): boolean; isRuled(pair: string): boolean },
): Ruling {
    const { id, match, rows } = group;
    const { word, conflict, ...made } = decidedBy(group, draft);
    const { verdict, address } = made;
    const { key } = match as { key?: Key };
    const base = { id, rows, ...made, ...(key ? { key } : {}), ...(match.person ? { person: match.person } : {}) };
    const as = (state: ReviewState, more: Partial<Ruling> = {}): Ruling => ({ ...base, state, ...more });
    switch (match.kind) {
        case 'noKey':
        case 'foreign':
        case 'unread':
        case 'gone':
            return as(match.kind);
        default:
    }
    if (word !== undefined) return as('word', { word });
    if (conflict) return as('conflict');
    const acts = verdict === 'take' || verdict === 'give';
    if (match.kind === 'which') {
        const isNone = draft.meant[rows[0]?.id ?? ''] === '';
        if (isNone) return as('stays');
        return acts ? as('which', { options: match.keys }) : as(verdict);
    }
    if (match.kind === 'elsewhere') {
        const now = match.key.users ?? [];
        // The users whom it has now have been decided about themselves.
        const isRuled = now.length > 0 && now.every(user => around.isRuled(`${match.key.id} ${user.id}`));
        if (!acts || isRuled || (verdict === 'take' && now.length === 0)) {
            return as('gone', { reason: now.length === 0 ? REASONS.noUser : REASONS.moved });
        }
    }
    if (!acts) return as(verdict);
    const change = changeOf(group, match.key, made, around.hasExpiry);
    if (change && draft.agreed?.[id] !== agreedState(match.key)) {
        return as(draft.choices.changed === 'leave' ? 'stays' : 'changed', { reason: change });
    }
    const noted = change ? { reason: change } : {};
    // It is decided about whoever has the key now.
    const [now, ...others] = match.key.users ?? [];
    const next = now && others.length === 0 ? indexOf(facts).people.get(now.id) : undefined;
    const who = { person: match.kind === 'elsewhere' ? next : match.person };
    if (verdict === 'take') return as('take', { ...noted, ...who });
    if (address === '') return as('impossible', { reason: REASONS.noAddress });
    const to = heirOf(address, draft, facts);
    if (to === undefined) return as('stays');
    return to === null ? as('address') : as('give', { ...noted, ...who, to });
}

/** All rulings, in the order of the files, then the keys that are in none (REVIEW-5), in parts. */
export function* judging(draft: ReviewDraft, facts: ReviewFacts): Sliced<Judged> {
    const groups = new Map<string, Group>();
    const dated = new Set<string>();
    for (const file of draft.files) {
        for (const entry of entriesIn(file)) {
            const placed: Placed = { id: `${file.id} ${entry.line}`, file: file.name, entry };
            if (file.columns.includes('expire')) dated.add(placed.id);
            groupOf(placed, matchOf(entry, facts, draft.meant[placed.id]), groups);
            yield;
        }
    }
    const around = {
        hasExpiry: ({ id }: Placed) => dated.has(id),
        isRuled: (pair: string) => groups.get(pair)?.match.kind === 'pair',
    };
    const rulings: Ruling[] = [];
    for (const group of groups.values()) {
        rulings.push(ruling(group, draft, facts, around));
        yield;
    }
    const { beyond, added } = uncovered([...groups.values()], facts);
    const judged = { rulings: [...rulings, ...added], beyond };
    known.set(draft, { facts, judged });
    return judged;
}

const known = new WeakMap<ReviewDraft, { facts: ReviewFacts; judged: Judged }>();

/** The same at once; what was judged for the check is known. */
export function judgedOf(draft: ReviewDraft, facts: ReviewFacts): Judged {
    const before = known.get(draft);
    return before?.facts === facts ? before.judged : atOnce(judging(draft, facts));
}

/** The keys that no row is about: of users who are in a file, and of all others. */
function uncovered(groups: readonly Group[], facts: ReviewFacts): { added: Ruling[]; beyond: Judged['beyond'] } {
    const listed = new Set(groups.flatMap(({ match }) => match.person?.id ?? []));
    const covered = new Set(groups.flatMap(({ id, match }) => (match.kind === 'pair' ? [id] : [])));
    const doubtful = new Set(
        groups.flatMap(({ match }) =>
            (match.kind === 'which' ? match.keys : match.kind === 'elsewhere' ? [match.key] : []).map(({ id }) => id),
        ),
    );
    const { people } = indexOf(facts);
    const all = facts.keys
        .filter(key => isListed(key) && !doubtful.has(key.id))
        .flatMap(key => (key.users ?? []).map(({ id }) => ({ key, person: people.get(id), id: `${key.id} ${id}` })))
        .filter(({ id }) => !covered.has(id));
    const added = all.flatMap(({ id, key, person }): Ruling[] =>
        person && listed.has(person.id) ? [{ id, state: 'added', rows: [], key, person, verdict: 'open', address: '' }] : [],
    );
    const beyond = all.flatMap(({ key, person }) => (person && !listed.has(person.id) ? [{ key, person }] : []));
    return { added, beyond };
}
