/** What a list may have at most (READ-1). */

/** Rows beside the header. */
export const MAX_ROWS = 5_000;
export const MAX_COLUMNS = 100;
const MEGABYTE = 1024 * 1024;
/** Bytes of a text. */
export const MAX_TEXT = 5 * MEGABYTE;
/** Bytes of a spreadsheet, and of what is read of it once it is unpacked. */
export const MAX_SPREADSHEET = 10 * MEGABYTE;
export const MAX_UNPACKED = 50 * MEGABYTE;

/** Why a list is not read; each has its sentence (`planSource.refused`). */
export type Refusal =
    | 'textTooLarge'
    | 'spreadsheetTooLarge'
    | 'unpackedTooLarge'
    | 'tooManyRows'
    | 'tooManyColumns'
    | 'encrypted'
    | 'oldSpreadsheet'
    | 'otherSpreadsheet'
    | 'broken'
    | 'notAList'
    | 'empty'
    | 'headerOnly'
    | 'noAddress'
    | 'twoTables';

/** A list that is not read, and why. */
export class ListRefused extends Error {
    readonly reason: Refusal;

    constructor(reason: Refusal) {
        super(`The list was refused: ${reason}`);
        this.name = 'ListRefused';
        this.reason = reason;
    }
}
