import { mutationsOf, readings, type Mutation } from './mutations';
import type { Portal, Shown } from './portal';
import type { View } from './views';

/** Damages the answers of a page's reads in every way, several at once, and tells by halving which of them the page does not bear. */

type Place = Mutation['places'][number];

interface Put {
    mutation: Mutation;
    place: Place;
}

export interface Failure {
    cell: string;
    faults: string[];
}

export interface Figures {
    operation: string;
    fields: number;
    cells: number;
    loads: number;
    failures: Failure[];
}

/** So many faults at most are put into one answer. */
const AT_ONCE = 20;

const overlap = (a: Place, b: Place): boolean => {
    const length = Math.min(a.length, b.length);
    return a.slice(0, length).every((step, at) => step === b[at]);
};

/** Packs faults into as few answers as possible, so that none hides another: in rows and fields of their own. */
function pack(mutations: readonly Mutation[], isRow: (place: Place) => Place): Put[][] {
    const groups: Put[][] = [];
    for (const mutation of mutations) {
        const fits = (group: Put[]): Place | undefined =>
            group.length < AT_ONCE
                ? mutation.places.find(
                      place => !group.some(put => overlap(isRow(put.place), isRow(place)) || overlap(put.place, place)),
                  )
                : undefined;
        const group = groups.find(candidate => fits(candidate) !== undefined);
        if (group) group.push({ mutation, place: fits(group)! });
        else groups.push([{ mutation, place: mutation.places[0]! }]);
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

/** Fuzzes one operation on one page. */
async function fuzzOperation(portal: Portal, view: View, operation: string, sample: unknown): Promise<Figures> {
    const reading = readings.find(candidate => candidate.operation === operation)!;
    // An answer that is none at all is tried on one page of each operation.
    const known = wholeTried.has(operation);
    wholeTried.add(operation);
    const mutations = mutationsOf(reading, sample).filter(({ places }) => !known || places[0]?.length !== 0);
    const rows = Array.isArray(sample) ? 1 : Array.isArray((sample as { value?: unknown }).value) ? 2 : 0;
    const figures: Figures = {
        operation,
        fields: new Set(mutations.map(({ name }) => name.split(':')[0])).size,
        cells: mutations.length,
        loads: 0,
        failures: [],
    };

    const shows = async (puts: readonly Put[]): Promise<Shown> => {
        figures.loads += 1;
        return portal.open(view, { operation, change: damaged(puts) });
    };
    const narrow = async (puts: readonly Put[]): Promise<void> => {
        const { faults } = await shows(puts);
        if (faults.length === 0) return;
        if (puts.length === 1) {
            figures.failures.push({ cell: puts[0]!.mutation.name, faults });
            return;
        }
        const before = figures.failures.length;
        await narrow(puts.slice(0, puts.length / 2));
        await narrow(puts.slice(puts.length / 2));
        if (figures.failures.length === before)
            figures.failures.push({ cell: `together: ${puts.map(({ mutation }) => mutation.name).join(', ')}`, faults });
    };
    for (const group of pack(mutations, place => (rows > 0 ? place.slice(0, rows) : place))) await narrow(group);
    return figures;
}

/** Fuzzes every read of a page that the page names. Throws when the sound page shows a fault, or does not make a read. */
export async function fuzzView(portal: Portal, view: View): Promise<Figures[]> {
    // the first opening also fetches the page's code
    await portal.open(view);
    const { faults, reads } = await portal.open(view);
    if (faults.length > 0) throw new Error(`${view.path} is not sound: ${faults.join('; ')}`);
    const all: Figures[] = [];
    for (const operation of view.reads) {
        const read = reads.find(candidate => candidate.operation === operation);
        if (!read) throw new Error(`${view.path} does not read ${operation}.`);
        all.push(await fuzzOperation(portal, view, operation, read.answer));
    }
    return all;
}
