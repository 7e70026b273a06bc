import { withinBytes } from '../fileName';
import { readersToday } from '../format/day';

/** Bytes of each part of a file name: three, the day and the ending fit into what file systems allow. */
const LONGEST_PART = 70;

/** A part of a file name without characters that file systems refuse. */
const plain = (part: string): string =>
    withinBytes(part.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-'), LONGEST_PART).replaceAll(/^-+|-+$/g, '');

/** A file name of these parts, without its ending; those that are missing are left out. */
export const fileStem = (...parts: readonly (string | undefined)[]): string =>
    parts
        .map(part => plain(part ?? ''))
        .filter(Boolean)
        .join('-');

/**
 * The name of an exported file: the customer's number, the translated title, the id of the record that the rows belong to, and today's date,
 * e.g. `10010-Keys-10010101-2026-11-23.csv` (EXPORT-3).
 */
export const csvName = (customer: string | undefined, title: string, parent?: string): string =>
    `${fileStem(customer, title, parent, readersToday())}.csv`;
