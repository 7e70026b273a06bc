import papaparse from 'papaparse';
import { unguarded } from '#src/shared/export/guarded';
import { fieldsOf } from './headers';
import { tableOf } from './layout';
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

/** The rows between separators. A quotation mark without its end would take in the rest of the file: then it is an ordinary character. */
function cellsOf(text: string, delimiter: string, preview: number): string[][] {
    const options = { delimiter, newline: '\n', preview } as const;
    const { data, errors } = papaparse.parse<string[]>(text, options);
    if (!errors.some(({ type }) => type === 'Quotes')) return data;
    return papaparse.parse<string[]>(text, { ...options, quoteChar: '\0' }).data;
}

/** How well a separator divides the text: headers that are known, rows with the usual number of cells, and that number. */
function fitness(text: string, separator: string): readonly [number, number, number] {
    const rows = cellsOf(text, separator, SAMPLE).filter(row => row.some(cell => cell.trim()));
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
    const ranked = SEPARATORS.map(separator => ({ separator, fit: fitness(text, separator) }));
    ranked.sort((one, other) => other.fit[0] - one.fit[0] || other.fit[1] - one.fit[1] || other.fit[2] - one.fit[2]);
    return ranked[0]?.separator ?? ',';
}

/** A text read as a list; `separator` is null for addresses one after another. */
export interface ReadText {
    table: Table;
    separator: ListSeparator | null;
}

/**
 * Reads a list with separators, or addresses one after another.
 * @throws ListRefused if it is none
 */
export function readText(typed: string): ReadText {
    const text = typed.replace(/^\uFEFF/, '').replace(/\r\n?|\u2028|\u2029/g, '\n');
    if (/^[\s;,|]*$/.test(text)) throw new ListRefused('empty');
    const addresses = addressTable(text);
    if (addresses) return { table: addresses, separator: null };
    const separator = separatorOf(text);
    const body = text.replace(DECLARED, '');
    const rows = cellsOf(body, separator, MOST_LINES);
    const shift = body === text ? 1 : 2;
    const read = rows.map((cells, at): TableRow => ({ line: at + shift, cells: cells.map(cell => unguarded(cell.trim())) }));
    return { table: tableOf(read), separator };
}
