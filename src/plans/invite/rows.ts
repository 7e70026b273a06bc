import { lengthOf, NOTE_LIMIT } from '#dataProvider/text';
import type { CloudGroup, Customer } from '#dataProvider/types';
import { isGuest, nameOf } from '../../shared/person';
import { isEmail } from '../../shared/validation';
import { hasLicence, isMember } from '../../users/public';
import type { Said, Surroundings } from '../kind';
import { atOnce, QUICK_ROWS, type Sliced } from '../../shared/sliced';
import { addressKey } from '../source/addresses';
import { entriesOf, itemId, type Entry } from '../source/entries';
import type { Table } from '../source/table';
import type { InviteDraft } from './draft';
import { indexOf, nameKey, type Records, type Known } from './known';
import { wishesFor, type Gift } from './wishes';

/** What is to happen with each row of a list (INVITE-2). Pure. */

/** In the order of the figures and of the filter. */
export const STATES = [
    'new',
    'known',
    'guest',
    'complete',
    'look',
    'unknown',
    'expiry',
    'expired',
    'tooLong',
    'invalid',
    'noAddress',
    'twice',
] as const;
export type RowState = (typeof STATES)[number];

/** The states that have to be decided before the plan can run. */
export const ASKING: ReadonlySet<RowState> = new Set(['look', 'unknown', 'expiry', 'expired', 'tooLong']);

export interface Row {
    id: string;
    entry: Entry;
    state: RowState;
    reason?: Said;
    /** who has this address already */
    person?: Known;
    /** what the person does not have yet */
    gifts: readonly Gift[];
    groups: readonly CloudGroup[];
}

type Verdict = Pick<Row, 'state' | 'reason'>;

const NONE: readonly never[] = [];

const read = new WeakMap<Table, { mapping: string; entries: Entry[] }>();

/** The people of the list with their corrections; read once while table and mapping are the same. */
export const listed = (draft: InviteDraft): Entry[] => atOnce(listing(draft));

function* listing({ table, mapping, leavesHidden, corrections }: InviteDraft): Sliced<Entry[]> {
    if (!table) return [];
    const before = read.get(table);
    const asked = mapping.join();
    const entries = before?.mapping === asked ? before.entries : yield* entriesOf(table, mapping);
    read.set(table, { mapping: asked, entries });
    return (leavesHidden ? entries.filter((_, at) => !table.rows[at]?.isHidden) : entries).map(entry => {
        const correction = corrections[itemId(entry.line)];
        return correction ? { ...entry, ...correction, removed: [] } : entry;
    });
}

/** Judges who a row is about: a new person, a known one, or one that looks like another. */
function standings({ right }: InviteDraft, facts: Records, customer: Customer) {
    const index = indexOf(facts.people);
    const confirmed = new Set(right);
    const named = new Map<string, Entry>();
    const looks = (reason: Said): Verdict => ({ state: 'look', reason });
    const ofKnown = (entry: Entry, person: Known): Verdict => {
        const state = isGuest(person, customer) ? 'guest' : 'known';
        const key = nameKey(entry);
        if (!key || key === nameKey(person)) return { state };
        return { state, reason: { key: 'planInvite.reasons.otherName', args: { name: nameOf(person) } } };
    };
    return (entry: Entry, person: Known | undefined): Verdict => {
        const key = nameKey(entry);
        const namesake = key ? named.get(key) : undefined;
        if (key && !namesake) named.set(key, entry);
        if (person) return ofKnown(entry, person);
        if (confirmed.has(itemId(entry.line))) return { state: 'new' };
        const domain = index.nearDomain(entry.email);
        if (domain) return looks({ key: 'planInvite.reasons.nearDomain', args: { domain } });
        if (namesake) return looks({ key: 'planInvite.reasons.sameRow', args: { row: namesake.line, email: namesake.email } });
        const existing = key ? index.byName.get(key) : undefined;
        return existing ? looks({ key: 'planInvite.reasons.sameName', args: { email: existing.email } }) : { state: 'new' };
    };
}

/** Why a row is left out, before anything else is known of it. */
function unusable({ email, line }: Entry, first: Map<string, number>): Verdict | null {
    if (email === '') return { state: 'noAddress' };
    if (!isEmail(email)) return { state: 'invalid', reason: { key: 'planInvite.reasons.invalid', args: { typed: email } } };
    const address = addressKey(email);
    const before = first.get(address);
    if (before !== undefined) return { state: 'twice', reason: { key: 'planInvite.reasons.twice', args: { row: before } } };
    first.set(address, line);
    return null;
}

/** Judges the rows of a list one after another. */
function* judged(draft: InviteDraft, facts: Records, customer: Customer): Sliced<Row[]> {
    const { at } = indexOf(facts.people);
    const wishesOf = wishesFor(draft, facts, customer);
    const standingOf = standings(draft, facts, customer);
    const first = new Map<string, number>();
    const judge = (entry: Entry): Row => {
        const row = { id: itemId(entry.line), entry, gifts: NONE, groups: NONE };
        const refused = unusable(entry, first);
        if (refused) return { ...row, ...refused };
        const person = at(entry.email);
        if (person === 'several') return { ...row, state: 'invalid', reason: { key: 'planInvite.reasons.several' } };
        const wishes = wishesOf(entry);
        const gifts = person ? wishes.gifts.filter(({ licence }) => !hasLicence(person, licence.id)) : wishes.gifts;
        const groups = person ? wishes.groups.filter(({ id }) => !isMember(person, id)) : wishes.groups;
        const standing = standingOf(entry, person);
        if (!person && lengthOf(entry.note || draft.template.note) > NOTE_LIMIT) {
            return { ...row, state: 'tooLong', reason: { key: 'planInvite.reasons.tooLong', args: { max: NOTE_LIMIT } } };
        }
        const { state, reason } = wishes.unclear ?? gifts.find(({ problem }) => problem)?.problem ?? standing;
        const isComplete = state === 'known' && gifts.length === 0 && groups.length === 0;
        return { id: row.id, entry, state: isComplete ? 'complete' : state, reason, person, gifts, groups };
    };
    const rows: Row[] = [];
    for (const entry of yield* listing(draft)) {
        rows.push(judge(entry));
        yield;
    }
    return rows;
}

interface Judged extends Pick<Records, 'people' | 'licences' | 'groups'> {
    customer: Customer;
    rows: readonly Row[];
}

const found = new WeakMap<InviteDraft, Judged>();

/** The rows of a list with their states, judged in parts; once for the same draft and records. */
export function* judging(
    draft: InviteDraft,
    { people, licences, groups, spare }: Records,
    customer: Customer,
): Sliced<readonly Row[]> {
    const before = found.get(draft);
    const isSame = before?.people === people && before.licences === licences && before.groups === groups;
    if (isSame && before.customer === customer) return before.rows;
    const rows = yield* judged(draft, { people, licences, groups, spare }, customer);
    found.set(draft, { people, licences, groups, customer, rows });
    return rows;
}

/** Whether a list is judged in parts. */
export const isLong = ({ table }: InviteDraft): boolean => table !== null && table.rows.length > QUICK_ROWS;

/** The rows of the list as they are judged, at once. */
export const rowsOf = (draft: InviteDraft, records: Records, customer: Customer): readonly Row[] =>
    atOnce(judging(draft, records, customer));

/** The rows without those that are left out. */
export function notLeftOut(rows: readonly Row[], { leftOut }: Pick<Surroundings, 'leftOut'>): Row[] {
    const left = new Set(leftOut);
    return rows.filter(({ id }) => !left.has(id));
}
