import { groupedBy } from '../grouped';
import { plainLetters } from '../source/letters';

/** Names of pupils for comparisons (YEAR-2). Pure. What is alike is asked about, so that too much is better than too little. */

const UMLAUTS = /([aou])e/g;

/** The parts of a name in one form: without accents, hyphens and apostrophes, `Müller` like `Mueller`. */
export function namePartsOf(...names: readonly (string | null | undefined)[]): string[] {
    const name = plainLetters(names.filter(Boolean).join(' ')).replace(/['’.]/g, '').replace(UMLAUTS, '$1');
    return name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** A name whose parts may stand in any order. */
export const nameKey = (parts: readonly string[]): string => parts.toSorted().join(' ');

/** Whether two names are of the same person, as far as names tell: the shorter one, of two parts at least, stands within the other. */
export function isAlike(one: readonly string[], other: readonly string[]): boolean {
    const [short, long] = one.length <= other.length ? [one, other] : [other, one];
    if (short.length < 2) return nameKey(one) === nameKey(other);
    const rest = [...long];
    return short.every(part => {
        const at = rest.indexOf(part);
        if (at !== -1) rest.splice(at, 1);
        return at !== -1;
    });
}

/** Finds what has names that are alike. */
export function namesakes<Named>(all: Iterable<readonly [Named, readonly string[]]>): (parts: readonly string[]) => Named[] {
    const byPart = groupedBy(all, ([, parts]) => new Set(parts));
    return parts => {
        const found = new Set(parts.flatMap(part => byPart.get(part) ?? []));
        return [...found].flatMap(([named, own]) => (isAlike(own, parts) ? [named] : []));
    };
}
