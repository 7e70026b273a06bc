/** A remark at the end of an administrator's note (LEAVE-3). Pure. */

const BEFORE = '; ';

/** Whether a note is this remark, or ends with it; not one whose own words end so. */
export const hasRemark = (note: string | null, remark: string): boolean =>
    note === remark || (note?.endsWith(BEFORE + remark) ?? false);

export const withRemark = (note: string | null, remark: string): string => [note, remark].filter(Boolean).join(BEFORE);

/** A note that has the remark, without it. */
export const withoutRemark = (note: string, remark: string): string =>
    note === remark ? '' : note.slice(0, note.length - BEFORE.length - remark.length);
