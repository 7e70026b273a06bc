import { answerOf, isObject } from './description';
import { mutationsOf, type Mutation, type Place } from './mutations';
import type { Portal } from './portal';
import type { View } from './views';

/** Damages what a page is answered in every way, many at once, and tells by halving which of them the page does not bear. */

interface Put {
    operation: string;
    mutation: Mutation;
    place: Place;
    /** what of the answer no other fault may touch: with an id goes all that it names */
    scope: Place;
    /** the row, where the answer is a list */
    row: Place | undefined;
}

export interface Failure {
    cell: string;
    faults: string[];
}

export interface Figures {
    operations: readonly string[];
    fields: number;
    cells: number;
    loads: number;
    failures: Failure[];
}

/** So many faults at most are put into one load of a page, and into one row. */
const AT_ONCE = 60;
const IN_ROW = 3;

/** A run tries one of so many sets of faults, other ones each day, so that all are tried in as many days; with FUZZ=all every one. */
const DAYS = process.env.FUZZ === 'all' ? 1 : 10;
let turn = Math.floor(Date.now() / 86_400_000);
const isDue = (): boolean => turn++ % DAYS === 0;

const NOT_ASKED = 'was not asked for';

const overlap = (a: Place, b: Place): boolean => {
    const length = Math.min(a.length, b.length);
    return a.slice(0, length).every((step, at) => step === b[at]);
};

/** How many steps lead to a row; 0 where an answer is no list. */
const depthOf = (sample: unknown): number =>
    Array.isArray(sample) ? 1 : isObject(sample) && Array.isArray(sample.value) ? 2 : 0;

/** The ways to put a fault of an answer like `sample`. */
const putsOf = (operation: string, sample: unknown, mutation: Mutation): Put[] =>
    mutation.places.map(place => {
        const depth = depthOf(sample);
        return {
            operation,
            mutation,
            place,
            scope: place.at(-1) === 'id' ? place.slice(0, -1) : place,
            row: depth > 0 && place.length >= depth ? place.slice(0, depth) : undefined,
        };
    });

/** Whether a fault can stand beside others so that none hides another. One that is the whole answer's stands alone. */
function fits(group: readonly Put[], put: Put): boolean {
    if (group.length >= AT_ONCE || put.scope.length === 0 || group[0]?.scope.length === 0) return false;
    const beside = group.filter(({ operation }) => operation === put.operation);
    if (beside.some(({ scope }) => overlap(scope, put.scope))) return false;
    const { row } = put;
    return row === undefined || beside.filter(other => other.row && overlap(other.row, row)).length < IN_ROW;
}

/** Packs faults into as few loads as possible; each is the list of places where it may stand. */
function pack(faults: readonly Put[][]): Put[][] {
    const groups: Put[][] = [];
    for (const places of faults) {
        const fitting = (group: Put[]): Put | undefined => places.find(put => fits(group, put));
        const group = groups.find(candidate => fitting(candidate) !== undefined);
        if (group) group.push(fitting(group)!);
        else groups.push([places[0]!]);
    }
    return groups;
}

const damaged =
    (puts: readonly Put[]) =>
    (answer: unknown): unknown =>
        puts.reduce((changed, { mutation, place }) => {
            try {
                return mutation.apply(changed, place);
            } catch {
                // another answer of the same operation, which lacks the place
                return changed;
            }
        }, answer);

const wholeTried = new Set<string>();

/** What can be wrong with an answer on a page. One that is none at all is tried on the first page that has it. */
function faultsOf(operation: string, sample: unknown): Mutation[] {
    const known = wholeTried.has(operation);
    wholeTried.add(operation);
    return mutationsOf(answerOf(operation), sample).filter(({ places }) => !known || places[0]?.length !== 0);
}

/** Fuzzes every answer of a page that the page names. Throws when the sound page shows a fault, or is not given an answer. */
export async function fuzzView(portal: Portal, view: View): Promise<Figures> {
    // the first opening also fetches the page's code
    await portal.open(view);
    const sound = await portal.open(view);
    if (sound.faults.length > 0) throw new Error(`${view.path} is not sound: ${sound.faults.join('; ')}`);
    const figures: Figures = { operations: view.reads, fields: 0, cells: 0, loads: 2, failures: [] };
    const faults = view.reads.flatMap(operation => {
        const sample = sound.answered.get(operation);
        const mutations = faultsOf(operation, sample);
        figures.fields += new Set(mutations.map(({ name }) => name.split(':')[0])).size;
        return mutations.map(mutation => putsOf(operation, sample, mutation));
    });

    const shows = async (puts: readonly Put[]): Promise<string[]> => {
        figures.loads += 1;
        const operations = [...new Set(puts.map(({ operation }) => operation))];
        const changes = operations.map(name => [name, damaged(puts.filter(put => put.operation === name))] as const);
        const { faults: shown, answered } = await portal.open(view, new Map(changes));
        return [...shown, ...operations.filter(name => !answered.has(name)).map(name => `${name} ${NOT_ASKED}`)];
    };
    const nameOf = ({ operation, mutation }: Put): string => `${operation} ${mutation.name}`;
    const narrow = async (puts: readonly Put[]): Promise<void> => {
        const found = await shows(puts);
        if (found.length === 0) return;
        if (puts.length === 1) {
            figures.failures.push({ cell: nameOf(puts[0]!), faults: found });
            return;
        }
        const before = figures.failures.length;
        await narrow(puts.slice(0, puts.length / 2));
        await narrow(puts.slice(puts.length / 2));
        // one fault can keep a page from asking for what another stands in
        if (figures.failures.length === before && !found.every(fault => fault.endsWith(NOT_ASKED)))
            figures.failures.push({ cell: `together: ${puts.map(nameOf).join(', ')}`, faults: found });
    };
    const today = pack(faults).filter(isDue);
    figures.cells = today.flat().length;
    for (const group of today) await narrow(group);
    return figures;
}
