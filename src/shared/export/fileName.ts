import { todayHere } from '../format/day';

/** Characters of a title in the name of a file. */
const LONGEST = 80;

/** A title without anything that a file system refuses. */
const plain = (title: string): string =>
    Array.from(title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
        .slice(0, LONGEST)
        .join('')
        .replaceAll(/^-+|-+$/g, '');

/**
 * Names a file: the customer's number, what it has (a translated title, and the id of what that belongs to), and the reader's day,
 * `10010-Keys-10010101-2026-11-23.csv` (EXPORT-3).
 */
export const csvName = (customer: string | undefined, title: string, parent?: string): string =>
    `${[customer, title, parent].flatMap(part => (part ? [plain(part)] : [])).join('-')}-${todayHere()}.csv`;
