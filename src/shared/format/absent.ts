/** Stands where a value did not come, or cannot be read. */
export const ABSENT = '–';
