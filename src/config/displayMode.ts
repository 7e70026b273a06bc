import { displayModeKey, local } from '../../storage/storage';

/** How a list shows its rows. */
export type DisplayMode = 'table' | 'cards';

/** Below this window width in px, every list shows cards (LIST-4). */
export const CARD_BREAKPOINT_PX = 768;

/** Returns the display mode that the user chose for a list; defaults to the table. */
export const storedDisplayMode = (list: string): DisplayMode => (local.get(displayModeKey(list)) === 'cards' ? 'cards' : 'table');

/** Stores the display mode of a list. */
export function storeDisplayMode(list: string, mode: DisplayMode): void {
    local.set(displayModeKey(list), mode);
}
