/** What files begin with. */

/** Whether these bytes stand at this place. */
export const startsWith = (bytes: Uint8Array, wanted: readonly number[], from = 0): boolean =>
    wanted.every((byte, at) => bytes[from + at] === byte);

/** Spreadsheets of older programs, and encrypted ones of today's. */
export const OLD_SPREADSHEET = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Whether the bytes are those of a ZIP, as spreadsheets are too. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, ZIP);

/** Whether the bytes are those of a spreadsheet of any kind, not of a text. */
export const isSpreadsheet = (bytes: Uint8Array): boolean => startsWith(bytes, OLD_SPREADSHEET) || isZip(bytes);
