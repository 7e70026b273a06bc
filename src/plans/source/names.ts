import { folded } from '#dataProvider/text';

/** Names of people, licences and groups in a list (READ-4, READ-7). Pure. */

export interface PersonName {
    forename: string;
    surname: string;
}

/** Forename and surname in one; `''` without both. */
export const wholeName = ({ forename, surname }: PersonName): string => [forename, surname].filter(Boolean).join(' ');

/** A whole name, divided at its comma (`Engel, Anna`), otherwise at its last blank. */
export function dividedName(name: string, surnameFirst = false): PersonName {
    const one = name.replace(/\s+/g, ' ').trim();
    const comma = one.indexOf(',');
    if (comma !== -1) return { surname: one.slice(0, comma).trim(), forename: one.slice(comma + 1).trim() };
    const blank = surnameFirst ? one.indexOf(' ') : one.lastIndexOf(' ');
    if (blank === -1) return { surname: one, forename: '' };
    const [first, second] = [one.slice(0, blank), one.slice(blank + 1)];
    return surnameFirst ? { surname: first, forename: second } : { forename: first, surname: second };
}

/** The parts of a cell with several names. */
export const severalIn = (cell: string): string[] => [
    ...new Set(
        cell
            .split(/[;,\n]/)
            .map(part => part.trim())
            .filter(Boolean),
    ),
];

/** How many letters have to be changed, added or left out to make one of the other. */
function distance(one: string, other: string): number {
    let before = Array.from({ length: other.length + 1 }, (_, at) => at);
    for (const [row, letter] of Array.from(one).entries()) {
        const next = [row + 1];
        for (let at = 0; at < other.length; at++) {
            const same = (before[at] ?? 0) + (letter === other[at] ? 0 : 1);
            next.push(Math.min(same, (before[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
        }
        before = next;
    }
    return before[other.length] ?? 0;
}

/** How many names are offered in place of an unknown one. */
const OFFERED = 3;

/** The names that are nearest to an unknown one, the nearest first: those with few other letters, or in which it stands. */
export function nearestNames<Named extends { name: string }>(unknown: string, all: readonly Named[]): Named[] {
    const wanted = folded(unknown);
    return all
        .map(one => {
            const name = folded(one.name);
            const far = distance(wanted, name) / Math.max(wanted.length, name.length, 1);
            return { one, far: name.includes(wanted) || wanted.includes(name) ? far / 2 : far };
        })
        .filter(({ far }) => far < 0.5)
        .toSorted((one, other) => one.far - other.far)
        .slice(0, OFFERED)
        .map(({ one }) => one);
}
