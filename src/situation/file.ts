import { pause } from '../shared/pause';
import type { Circumstances } from './circumstances';
import { FIELDS, KINDS, rowOf, type Kind, type Row } from './fields';
import type { Found, Missing } from './read';
import { Replacer } from './replace';

/** The file that support gets (SITUATION-2 to SITUATION-4): JSON, compressed. */

/** The largest file before it is compressed, in bytes; a support desk reads no more. */
export const MAX_BYTES = 30 * 1024 * 1024;

const FORMAT = 'portal-situation';
const VERSION = 1;

export interface SituationFile {
    format: typeof FORMAT;
    version: typeof VERSION;
    /** epoch seconds */
    savedAt: number;
    /** files with the same one have the same pseudonyms, so that they can be compared */
    names: string;
    circumstances: Circumstances;
    rows: Readonly<Partial<Record<Kind, readonly Row[]>>>;
    missing: readonly Missing[];
    /** of each part of the file, and each kind of its rows, by which a changed file is told */
    sums: Readonly<Record<string, string>>;
}

/** FNV-1a of a text: enough to notice a change made by hand or by a transport. */
function sumOf(text: string): string {
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The sums of the parts of a file. */
export const sumsOf = ({ savedAt, names, circumstances, missing, rows }: Omit<SituationFile, 'sums'>): SituationFile['sums'] =>
    Object.fromEntries(
        Object.entries({ savedAt, names, circumstances, missing, ...rows }).map(([part, value]) => [
            part,
            sumOf(JSON.stringify(value)),
        ]),
    );

/** All texts in a value. */
function* textsIn(value: unknown): Generator<string> {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** How many rows are read or replaced before the page may do something else. */
const SLICE = 100;

/** The rows of a kind one after the other, while the page stays usable. */
async function* slowly(rows: readonly Row[], signal: AbortSignal): AsyncGenerator<Row> {
    for (const [at, row] of rows.entries()) {
        if (at % SLICE === 0) await pause();
        signal.throwIfAborted();
        yield row;
    }
}

interface Content extends Found {
    /** epoch seconds */
    savedAt: number;
    circumstancesOf(replacer: Replacer): Circumstances;
    signal: AbortSignal;
}

/** Makes the content of a file. `before` are the pseudonyms of an earlier one, which are taken again if they still betray nothing. */
export async function situationOf(
    { records, missing, savedAt, circumstancesOf, signal }: Content,
    before?: Replacer,
): Promise<{ file: SituationFile; replacer: Replacer }> {
    const kinds = KINDS.flatMap(kind => (records[kind] ? [[kind, records[kind]] as const] : []));
    const avoid = async (known: Replacer): Promise<Replacer> => {
        for (const [, found] of kinds) for await (const row of slowly(found, signal)) known.avoid(textsIn(row));
        return known;
    };
    const replacer = before && (await avoid(before)).fits() ? before : await avoid(new Replacer());
    const rows: Partial<Record<Kind, Row[]>> = {};
    for (const [kind, found] of kinds) {
        const replaced: Row[] = [];
        for await (const row of slowly(found, signal)) replaced.push(rowOf(FIELDS[kind], row, replacer));
        rows[kind] = replaced;
    }
    const parts = {
        format: FORMAT,
        version: VERSION,
        savedAt,
        names: replacer.names,
        circumstances: circumstancesOf(replacer),
        rows,
        missing,
    } as const;
    const file: SituationFile = { ...parts, sums: sumsOf(parts) };
    return { file, replacer };
}

/** The bytes of a file; null if there are more than a support desk reads. */
export async function bytesOf(file: SituationFile): Promise<Blob | null> {
    const plain = new Blob([JSON.stringify(file)]);
    if (plain.size > MAX_BYTES) return null;
    return new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
