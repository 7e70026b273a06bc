import { local } from './storage';

/** How a list shows its rows. */
export type DisplayMode = 'table' | 'cards';

/** Below this width, in px, every list shows cards (specification 1, section 9). */
export const CARD_BREAKPOINT_PX = 768;

const keyOf = (list: string): string => `display-mode.${list}`;

/** The mode that the person chose for a list; the table if none. */
export const storedDisplayMode = (list: string): DisplayMode => (local.get(keyOf(list)) === 'cards' ? 'cards' : 'table');

/** Keeps the choice for a list. */
export function storeDisplayMode(list: string, mode: DisplayMode): void {
    local.set(keyOf(list), mode);
}
