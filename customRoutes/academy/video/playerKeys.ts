import { isComposing, meantKey } from '#src/ui/keyboard';

/** The player's keyboard shortcuts, on the whole page (ACADEMY-13). Pure. */

/** How far a key or a double tap seeks, in seconds. */
export const SEEK_SECONDS = 10;
/** The change of volume per key press, in percent. */
export const VOLUME_PERCENT = 5;

/** The value, or the limit that it is beyond. */
export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** What a key does; a number seeks to that many tenths of the video. */
export type PlayerAction =
    | 'play'
    | 'back'
    | 'forward'
    | 'louder'
    | 'quieter'
    | 'mute'
    | 'captions'
    | 'slower'
    | 'faster'
    | 'pictureInPicture'
    | 'fullScreen'
    | 'theatre'
    | 'next'
    | 'start'
    | 'end'
    | number;

const ACTIONS: Readonly<Record<string, PlayerAction>> = {
    ' ': 'play',
    k: 'play',
    j: 'back',
    ArrowLeft: 'back',
    l: 'forward',
    ArrowRight: 'forward',
    ArrowUp: 'louder',
    ArrowDown: 'quieter',
    m: 'mute',
    c: 'captions',
    '<': 'slower',
    '>': 'faster',
    p: 'pictureInPicture',
    f: 'fullScreen',
    t: 'theatre',
    n: 'next',
    Home: 'start',
    End: 'end',
};

/** Actions that a held key repeats. */
const REPEATED: ReadonlySet<PlayerAction> = new Set(['back', 'forward', 'louder', 'quieter']);

/** Inputs, and open elements that have keys of their own. */
const TYPING =
    'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit]), [contenteditable]:not([contenteditable=false]), dialog, [popover], [role=dialog], [role=menu], [role=listbox], [role=combobox]';

/** Elements that Space activates. */
const ACTIVATED = 'a[href], button, summary, input, [role=button], [role=switch]';

const MOVES: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Whether the focused element needs the key itself; a list that has the focus scrolls. */
function isUsed(key: string, inner: Element): boolean {
    if (key === ' ') return inner.matches(`${ACTIVATED}, ol`);
    return MOVES.has(key) && inner.matches('input, ol');
}

/**
 * What a key press does to the player; null if it is none of its keys, or belongs to a field, a menu, a modal, or the control that has the
 * focus. `player` limits the keys to this element.
 */
export function actionOf(event: KeyboardEvent, player: Element | null): PlayerAction | null {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return null;
    const key = meantKey(event);
    const action = /^[0-9]$/.test(key) ? Number(key) : ACTIONS[key];
    if (action === undefined || (event.repeat && !REPEATED.has(action))) return null;
    const path = event.composedPath().filter((part): part is Element => part instanceof Element);
    const [inner] = path;
    if (!inner || path.some(part => part.matches(TYPING))) return null;
    if (player && !path.includes(player)) return null;
    // Inside the player's range of volume or time the focus is on the field of the library's own element.
    return isUsed(event.key, inner) || (path[1] && isUsed(event.key, path[1])) ? null : action;
}
