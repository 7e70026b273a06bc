import { ACTIVITY_LEFT_KEY } from '#storage/database';
import { sessionHome } from '#storage/storage';

/** What pages could not store before they were left, as JSON: the next page of the portal stores it (ACTIVITY-1). */

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Whether anything is left. */
export const isAnyLeft = (): boolean => sessionHome.get(ACTIVITY_LEFT_KEY) !== null;

/** What is left; whoever can write to the storage may have left it. */
export const leftBehind = (): unknown[] => sessionHome.getJson(ACTIVITY_LEFT_KEY, isList) ?? [];

/** Adds to what is left. */
export function leaveBehind(texts: readonly string[]): void {
    if (texts.length > 0) sessionHome.setJson(ACTIVITY_LEFT_KEY, [...leftBehind(), ...texts]);
}

/** Nothing is left any more. */
export const forgetLeft = (): void => sessionHome.remove(ACTIVITY_LEFT_KEY);
