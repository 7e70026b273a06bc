import { answerOf, isObject } from './description';
import { mutationsOf, type Mutation, type Place } from './mutations';
import type { Portal } from './portal';
import type { View } from './views';

/** Damages the responses of a page in every way, many at once, and finds by bisection the faults that the page does not tolerate. */

interface Put {
    operation: string;
    mutation: Mutation;
    place: Place;
    /** the part of the response that no other fault may touch: a fault in an id takes its whole record */
    scope: Place;
    /** the row, if the response is a list */
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

/** The largest number of faults in one load of a page, and in one row. */
const AT_ONCE = 60;
const IN_ROW = 3;

/** A run tries one out of this many sets of faults, a different one each day, so that all are tried in as many days; FUZZ=all tries all. */
const DAYS = process.env.FUZZ === 'all' ? 1 : 10;
let turn = Math.floor(Date.now() / 86_400_000);
const isDue = (): boolean => turn++ % DAYS === 0;

const NOT_ASKED = 'was not asked for';

const overlap = (a: Place, b: Place): boolean => {
    const length = Math.min(a.length, b.length);
    return a.slice(0, length).every((step, at) => step === b[at]);
};

/** The number of steps that lead to a row; 0 if a response is not a list. */
const depthOf = (sample: unknown): number =>
    Array.isArray(sample) ? 1 : isObject(sample) && Array.isArray(sample.value) ? 2 : 0;

/** The places for a fault in a response like `sample`. */
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

/** Whether a fault can be combined with others without hiding them. A fault of the whole response cannot. */
function fits(group: readonly Put[], put: Put): boolean {
    if (group.length >= AT_ONCE || put.scope.length === 0 || group[0]?.scope.length === 0) return false;
    const beside = group.filter(({ operation }) => operation === put.operation);
    if (beside.some(({ scope }) => overlap(scope, put.scope))) return false;
    const { row } = put;
    return row === undefined || beside.filter(other => other.row && overlap(other.row, row)).length < IN_ROW;
}

/** Packs faults into as few loads as possible; each is a list of its possible places. */
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
                // another response of the same operation, which lacks the place
                return changed;
            }
        }, answer);

const wholeTried = new Set<string>();

/** The faults of a response on a page. An unreadable one is only tried on the first page that has it. */
function faultsOf(operation: string, sample: unknown): Mutation[] {
    const known = wholeTried.has(operation);
    wholeTried.add(operation);
    return mutationsOf(answerOf(operation), sample).filter(({ places }) => !known || places[0]?.length !== 0);
}

/** Fuzzes every response that a page lists. Throws if the page shows a fault without damage, or does not get a response. */
export async function fuzzView(portal: Portal, view: View): Promise<Figures> {
    // the first opening also loads the page's code
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
        // one fault can prevent the read that contains another
        if (figures.failures.length === before && !found.every(fault => fault.endsWith(NOT_ASKED)))
            figures.failures.push({ cell: `together: ${puts.map(nameOf).join(', ')}`, faults: found });
    };
    const today = pack(faults).filter(isDue);
    figures.cells = today.flat().length;
    for (const group of today) await narrow(group);
    return figures;
}
