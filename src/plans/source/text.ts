import papaparse from 'papaparse';
import { unguarded } from '#src/shared/export/guarded';
import { atOnce, type Sliced } from '../../shared/sliced';
import { fieldsOf } from './headers';
import { tabling } from './layout';
import { ListRefused, MAX_ROWS } from './limits';
import { addressTable } from './addressList';
import type { Table, TableRow } from './table';

/** Reads a list from a text (READ-3). Pure. */

const SEPARATORS = ['\t', ';', ',', '|'] as const;
export type ListSeparator = (typeof SEPARATORS)[number];

/** How many rows are looked at to tell separators apart. */
const SAMPLE = 50;

/** A line that some spreadsheets write above the header. */
const DECLARED = /^sep=([,;|\t])\n/i;

const MOST_LINES = 20 * MAX_ROWS;

/** How many rows are read at a time. */
const PART = 200;

/** The rows between separators, in parts; null where a quotation mark is out of place. */
function* quotedRows(text: string, options: papaparse.ParseConfig<string[]>, most: number): Sliced<string[][] | null> {
    const rows: string[][] = [];
    // Without its fast mode, in which the parser divides the whole text first, and does not say where a part has ended.
    const part = { ...options, preview: Math.min(PART, most), fastMode: false };
    for (let rest = text; rest !== '' && rows.length < most;) {
        const { data, errors, meta } = papaparse.parse<string[]>(rest, part);
        if (errors.some(({ type }) => type === 'Quotes')) return null;
        rows.push(...data);
        rest = meta.truncated ? rest.slice(meta.cursor) : '';
        yield;
    }
    return rows;
}

/** The same; a quotation mark without its end would take in the rest of the file: then it is an ordinary character. */
function* cellsOf(text: string, delimiter: string, most: number): Sliced<string[][]> {
    const options = { delimiter, newline: '\n' } as const;
    return (yield* quotedRows(text, options, most)) ?? (yield* quotedRows(text, { ...options, quoteChar: '\0' }, most)) ?? [];
}

/** Characters from which separators are told apart: more than the sample's rows have, but for those with long cells. */
const SAMPLE_LENGTH = 50_000;

const startOf = (text: string): string =>
    text.length > SAMPLE_LENGTH ? text.slice(0, Math.max(text.lastIndexOf('\n', SAMPLE_LENGTH), 0) || undefined) : text;

/** How well a separator divides the text: headers that are known, rows with the usual number of cells, and that number. */
function fitness(text: string, separator: string): readonly [number, number, number] {
    const rows = atOnce(cellsOf(text, separator, SAMPLE)).filter(row => row.some(cell => cell.trim()));
    const known = Math.max(0, ...rows.slice(0, 5).map(row => fieldsOf(row).filter(Boolean).length));
    const lengths = rows.map(row => row.length);
    const usual = new Map(lengths.map(length => [length, lengths.filter(other => other === length).length]));
    const [width, count] = [...usual].toSorted(([, one], [, other]) => other - one)[0] ?? [0, 0];
    if (width < 2) return [known, 0, 0];
    return [known, count / rows.length, width];
}

function separatorOf(text: string): ListSeparator {
    const declared = DECLARED.exec(text)?.[1];
    const sure = SEPARATORS.find(separator => separator === declared);
    if (sure) return sure;
    const start = startOf(text);
    const ranked = SEPARATORS.map(separator => ({ separator, fit: fitness(start, separator) }));
    ranked.sort((one, other) => other.fit[0] - one.fit[0] || other.fit[1] - one.fit[1] || other.fit[2] - one.fit[2]);
    return ranked[0]?.separator ?? ',';
}

/** A text read as a list; `separator` is null for addresses one after another. */
export interface ReadText {
    table: Table;
    separator: ListSeparator | null;
}

/**
 * Reads a list with separators, or addresses one after another, in parts.
 * @throws ListRefused if it is none
 */
export function* readingText(typed: string): Sliced<ReadText> {
    const text = typed.replace(/^\uFEFF/, '').replace(/\r\n?|\u2028|\u2029/g, '\n');
    if (/^[\s;,|]*$/.test(text)) throw new ListRefused('empty');
    const addresses = yield* addressTable(text);
    if (addresses) return { table: addresses, separator: null };
    const separator = separatorOf(text);
    const body = text.replace(DECLARED, '');
    const rows = yield* cellsOf(body, separator, MOST_LINES);
    const shift = body === text ? 1 : 2;
    yield;
    const read = rows.map((cells, at): TableRow => ({ line: at + shift, cells: cells.map(cell => unguarded(cell.trim())) }));
    return { table: yield* tabling(read), separator };
}
