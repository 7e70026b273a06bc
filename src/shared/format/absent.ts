/** Shown for a value that is missing or invalid. */
export const ABSENT = '–';
