import { readersToday } from '../format/day';

/** Maximum length of the title within a file name, in characters. */
const LONGEST = 80;

/** A title without characters that file systems refuse. */
const plain = (title: string): string =>
    Array.from(title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
        .slice(0, LONGEST)
        .join('')
        .replaceAll(/^-+|-+$/g, '');

/**
 * The name of an exported file: the customer's number, the translated title, the id of the record that the rows belong to, and today's date,
 * e.g. `10010-Keys-10010101-2026-11-23.csv` (EXPORT-3).
 */
export const csvName = (customer: string | undefined, title: string, parent?: string): string =>
    `${[customer, title, parent].flatMap(part => (part ? [plain(part)] : [])).join('-')}-${readersToday()}.csv`;
