import { isAdministrator } from '#authProvider/roles';
import { byId } from '#dataProvider/byId';
import { isSameId, lengthOf, NOTE_LIMIT } from '#dataProvider/text';
import { isGuest, nameOf } from '../../shared/person';
import type { Checked, PlanItem, Said, Surroundings } from '../kind';
import { atOnce, type Sliced } from '../../shared/sliced';
import { classesOf, classKey, type ClassGroup } from './classes';
import type { YearDraft } from './draft';
import { indexOf, type Index, type Pupil, type Records } from './facts';
import { supplyOf, type KeyFate, type Supply, type Taker } from './keys';
import { matching, nameIn, saidOf, type Match, type Matches } from './match';
import { namePartsOf, namesakes } from './names';
import { arriving, lacking, leaving, staying, type Done, type Year } from './steps';

/** Sorts the pupils of a new school year, and plans what is done for each (YEAR-3). Pure. */

/** In the order of the figures and of the filter. */
export const STATES = [
    'stays',
    'leaves',
    'new',
    'elsewhere',
    'ask',
    'maybeListed',
    'same',
    'left',
    'admin',
    'self',
    'taken',
    'invalid',
    'noAddress',
    'tooLong',
    'twice',
] as const;
export type YearState = (typeof STATES)[number];

type Item = PlanItem<YearState>;

/** The standing of rows that do not say who they are about. */
const UNREAD: readonly Match['standing'][] = ['invalid', 'noAddress'];

/** What becomes of keys that leavers lose together. */
const GOING: readonly KeyFate[] = ['delete', 'hand', 'licence'];

/** What the check has found besides its items; the questions show it. */
export interface Findings extends Checked<YearState> {
    matches: Matches;
    classes: readonly ClassGroup[];
    supply: Supply;
}

/** The ids of the licences that a row with these classes gets. */
const licencesByClass =
    ({ own, licences }: YearDraft, index: Index) =>
    (names: readonly string[]): readonly string[] => {
        const special = names.flatMap(name => own[name] ?? []);
        const isSpecial = names.some(name => own[name] !== undefined);
        return [...new Set(isSpecial ? special : licences)].filter(id => index.licences.has(id));
    };

/** Why somebody of last year is not a leaver although no row is about them. */
function whyNotLeaving(person: Pupil, { me }: Surroundings, { maybeListed }: Matches): Pick<Item, 'state' | 'reason'> | null {
    if (isSameId(person.id, me.id)) return { state: 'self', reason: { key: 'planYear.reasons.self' } };
    if (isAdministrator(person)) return { state: 'admin', reason: { key: 'planYear.reasons.admin' } };
    const line = maybeListed.get(person.id);
    return line === undefined
        ? null
        : { state: 'maybeListed', reason: { key: 'planYear.reasons.maybeListed', args: { row: line } } };
}

const nothing = (id: string): Done => ({ subject: { id }, steps: [], notes: [] });

const isActing = ({ standing }: Match): boolean => standing === 'known' || standing === 'new';

/** The notes of a leaver with the name of somebody in the list: perhaps an account that there is twice. */
function namesakeNote({ id, forename, surname }: Pupil, rowsAlike: ReturnType<typeof namesakes<Match>>): Said[] {
    const names = namePartsOf(forename, surname);
    // Of whom it was decided that they are somebody else has no second account.
    const row = rowsAlike(names).find(({ candidates }) => candidates.every(({ id: other }) => other !== id));
    return row ? [{ key: 'planYear.notes.namesake', args: { row: row.entry.line } }] : [];
}

/** Says of keys that a leaver has too that they go with another one, who has them as well; `going` is with whom, by key. */
const fellowNotes = ({ id }: Pupil, { keysOf, licences }: Index, going: ReadonlyMap<string, string>): Said[] =>
    keysOf(id)
        .filter(key => (going.get(key.id) ?? id) !== id)
        .map(({ id: key, label, licenceId }) => ({
            key: 'planLeave.notes.fellow',
            args: { licence: licences.get(licenceId)?.name ?? licenceId, key: label || key },
        }));

/** Sorts the pupils in parts. */
export function* checking(draft: YearDraft, records: Records, around: Surroundings): Sliced<Findings> {
    const index = indexOf(records);
    const matches = yield* matching(draft, records, around);
    const out = new Set(around.leftOut);
    const { rows, old, found } = matches;
    const classes = classesOf(
        rows.map(({ entry }) => entry),
        draft,
        records,
        around.customer,
    );
    const gone = [...old.values()].filter(({ id }) => !found.has(id));
    const leavers = gone.filter(person => !whyNotLeaving(person, around, matches) && !out.has(person.id));
    const licencesOf = licencesByClass(draft, index);
    const kept = rows.filter(({ id }) => !out.has(id));
    const acting = kept.filter(isActing);
    const takers = acting.map(({ id, person, entry }): Taker => ({
        id,
        licences: lacking(person, licencesOf(entry.groups), index),
    }));
    yield;
    const supply = supplyOf(
        leavers.map(({ id }) => id),
        takers,
        draft,
        records,
    );
    yield;
    const byItem = byId(rows);
    const year: Year = {
        ...{ draft, records, index, around, supply, licencesOf },
        classesOf: names => [...new Set(names.flatMap(name => classes.get(classKey(name)) ?? []))],
        leaverOf: ({ users = [] }) => users.map(nameOf).join(', '),
        takerOf: item => {
            const row = byItem.get(item);
            return row ? nameIn(row.entry) : '';
        },
    };

    function rowItem(row: Match): Item {
        const { id, entry, standing, person, reason } = row;
        const name = nameIn(entry) || (person ? nameOf(person) : '');
        const shown = { id, name, email: entry.email, ...(reason ? { reason } : {}) };
        const made = (state: YearState, { subject, steps, notes }: Done): Item => ({
            ...shown,
            ...{ state, subject, steps },
            ...(notes.length > 0 ? { notes } : {}),
        });
        if (standing === 'known' && person) {
            const done = staying(id, person, entry.groups, year);
            const isOld = old.has(person.id);
            const elsewhere = saidOf(person, isOld, around.customer);
            const notes = [
                ...(isOld ? [] : [elsewhere]),
                ...(isAdministrator(person) ? [{ key: 'planYear.notes.admin' } as const] : []),
                ...(isOld && isGuest(person, around.customer) ? [{ key: 'planYear.who.guest' } as const] : []),
                ...done.notes,
            ];
            return made(done.steps.length === 0 ? 'same' : isOld ? 'stays' : 'elsewhere', { ...done, notes });
        }
        if (standing === 'new') {
            const { email, forename, surname, note } = entry;
            if (lengthOf(note) > NOTE_LIMIT) return made('tooLong', nothing(id));
            return made('new', arriving(id, { email, forename, surname, adminNote: note }, entry.groups, year));
        }
        return made(standing === 'known' || standing === 'twice' ? 'twice' : standing, nothing(id));
    }

    const going = new Map(
        [...supply.ofLeavers].flatMap(([leaver, keys]) =>
            keys.filter(({ fate }) => GOING.includes(fate)).map(({ key }) => [key.id, leaver] as const),
        ),
    );
    const rowsAlike = namesakes(acting.map(row => [row, namePartsOf(row.entry.forename, row.entry.surname)] as const));
    function goneItem(person: Pupil): Item {
        const { id, email } = person;
        const item = { id, name: nameOf(person), email };
        const why = whyNotLeaving(person, around, matches);
        if (why) return { ...item, ...why, subject: { id }, steps: [] };
        const { subject, steps, notes } = leaving(person, year);
        const fellow = fellowNotes(person, index, going);
        const all = [...notes, ...fellow, ...namesakeNote(person, rowsAlike)];
        const state = steps.length > 0 || fellow.length > 0 ? 'leaves' : 'left';
        return { ...item, state, subject, steps, ...(all.length > 0 ? { notes: all } : {}) };
    }

    const items: Item[] = [];
    for (const row of rows) {
        items.push(rowItem(row));
        yield;
    }
    for (const person of gone) {
        items.push(goneItem(person));
        yield;
    }
    return {
        ...{ items: sorted(items), matches, supply, classes: [...classes.values()] },
        keys: supply.sums.flatMap(({ licence, needed, free, freed }) =>
            needed > 0 ? [{ licence: licence.id, name: licence.name, needed, free: free + freed }] : [],
        ),
        open: openIn(kept, leavers.length > 0, supply),
    };
}

/** What has to be decided first about these rows. */
function openIn(rows: readonly Match[], someLeave: boolean, { sums }: Supply): Said[] {
    const asked = rows.filter(({ standing }) => standing === 'ask').length;
    // Whoever cannot be recognised in the list would be taken for somebody who leaves.
    const unread = someLeave ? rows.filter(({ standing }) => UNREAD.includes(standing)).length : 0;
    return [
        ...(asked > 0 ? [{ key: 'planYear.open.ask', args: { smart_count: asked } } as const] : []),
        ...(unread > 0 ? [{ key: 'planYear.open.unread', args: { smart_count: unread } } as const] : []),
        ...sums
            .filter(sum => sum.left < 0)
            .map((sum): Said => ({
                key: 'planYear.open.short',
                args: { licence: sum.licence.name, smart_count: -sum.left },
            })),
    ];
}

/** In the order of the states, as the list and the server have them: who stays is tried first. */
const sorted = (items: readonly Item[]): Item[] =>
    items.toSorted((one, other) => STATES.indexOf(one.state) - STATES.indexOf(other.state));

export const checkYear = (draft: YearDraft, records: Records, around: Surroundings): Findings =>
    atOnce(checking(draft, records, around));
