import { local } from '../config/storage';

/** Whether a new entry is opened after it was created: stored, on unless switched off (specification 2, section 9). */

const STORED = 'open-after-create';

export const opensAfterCreate = (): boolean => local.get(STORED) !== 'false';

/** Keeps the choice. */
export function setOpensAfterCreate(open: boolean): void {
    local.set(STORED, String(open));
}
