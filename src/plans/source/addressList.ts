import type { Sliced } from '../../shared/sliced';
import { ListRefused, MAX_ROWS } from './limits';
import { hasAddress, type Table } from './table';

/** Addresses one after another, as mail programs write them: `Anna Engel <anna@holzmann.example>` (READ-3). Pure. */

const NAMED = /^(.*?)\s*<\s*([^<>]*@[^<>]*?)\s*>$/s;

const ONE = /^[^@]*@[^@]*$/;

/** Parts between these characters, which do not count in quotes or angle brackets. */
function* partsOf(text: string, ends: string): Generator<string, void> {
    const inner = `"[^"\\n]*"|<[^>\\n]*>|[^${ends}]`;
    for (const [part] of text.matchAll(new RegExp(`(?:${inner})+`, 'g'))) if (part.trim()) yield part.trim();
}

/** The address and the name of a part; null if it is something else. */
function personIn(part: string): [address: string, name: string] | null {
    if (!ONE.test(part) || !hasAddress(part)) return null;
    const [, name = '', address = ''] = NAMED.exec(part) ?? [];
    if (address) return [address, name.replace(/^["']|["']$/g, '').trim()];
    return /[\s;,|]/.test(part) ? null : [part.replace(/^<|>$/g, ''), ''];
}

/** `Engel, Anna <anna@holzmann.example>; ...` has commas within the names, other lists have them between the addresses, or only blanks. */
const ENDS = [';\\n\\t', ',;\\n\\t', ',;\\s'] as const;

/** Characters of a text that show whether it can be such a list, so that a large file is not divided for nothing. */
const SAMPLE = 2_000;

/** The people of a text that is nothing but addresses; null for any other text. */
function* peopleIn(text: string, ends: string): Sliced<[string, string][] | null> {
    const people: [string, string][] = [];
    for (const part of partsOf(text, ends)) {
        const person = personIn(part);
        if (!person) return null;
        people.push(person);
        yield;
    }
    return people.length > 0 ? people : null;
}

/** The table of a text that is nothing but addresses with or without names; null for any other text. */
export function* addressTable(whole: string): Sliced<Table | null> {
    const text = whole.trim();
    const line = text.lastIndexOf('\n', SAMPLE);
    const start = text.length > SAMPLE && line !== -1 ? text.slice(0, line) : text;
    for (const ends of ENDS) {
        const people = (yield* peopleIn(start, ends)) && (yield* peopleIn(text, ends));
        if (!people) continue;
        if (people.length > MAX_ROWS) throw new ListRefused('tooManyRows');
        const width = people.some(([, name]) => name) ? 2 : 1;
        return { header: null, width, rows: people.map((cells, at) => ({ line: at + 1, cells: cells.slice(0, width) })) };
    }
    return null;
}
