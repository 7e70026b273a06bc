import {
    useEffect,
    useId,
    useRef,
    useState,
    type CSSProperties,
    type KeyboardEvent,
    type ReactNode,
    type RefObject,
} from 'react';
import { IconButton } from '../Button';
import { TabStopProvider, useTabStop } from '../tabStop';
import styles from './popup.module.css';

/** The button of a popup. */
export interface PopupButton {
    /** accessible name of the button and of its panel, translated */
    name: string;
    /** content of the button */
    trigger: ReactNode;
    /** `icon` for a round button without text, `bar` for one in a bar */
    look: 'icon' | 'text' | 'bar';
    tabIndex?: number;
}

interface PopupProps extends PopupButton {
    /** a `menu` has its own role and also opens with the arrow keys, outside of grids; ArrowUp starts at its last entry */
    kind: 'menu' | 'dialog';
    children(close: () => void): ReactNode;
}

/** Distance in px between button and panel, and how far the button may move before the panel closes. */
const GAP = 4;

/** Selects the controls in a panel. */
export const ENTRIES = ':is(button,a[href]):not(:disabled)';

/** The keys that open a menu at its button, and those that move the focus into one that has just been opened. */
const OPENS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp']);
const MOVES_INTO: ReadonlySet<string> = new Set([...OPENS, 'Home', 'End']);

/** Keeps Enter and Space from the surrounding grid cell, which would scroll by a page or move the focus. */
export const keepActivation = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

/** Positions the panel below the button, or above it in the lower part of the window; aligned to the side that has room. */
function placeBeside(button: DOMRect): CSSProperties {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const vertical = button.bottom > height * 0.65 ? { bottom: height - button.top + GAP } : { top: button.bottom + GAP };
    const horizontal =
        button.left + button.width / 2 > width / 2
            ? { right: Math.max(8, width - button.right) }
            : { left: Math.max(8, button.left) };
    const maxHeight = ('top' in vertical ? height - button.bottom : button.top) - 2 * GAP;
    return { inset: 'auto', ...vertical, ...horizontal, maxHeight };
}

/** Closes the panel when its button moves away, e.g. because the page is scrolled. */
function useCloseOnMove(open: boolean, button: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): void {
    useEffect(() => {
        if (!open) return undefined;
        const top = (): number => button.current?.getBoundingClientRect().top ?? 0;
        const start = top();
        const follow = () => {
            if (Math.abs(top() - start) > GAP) panel.current?.hidePopover();
        };
        window.addEventListener('scroll', follow, { capture: true, passive: true });
        window.addEventListener('resize', follow);
        return () => {
            window.removeEventListener('scroll', follow, { capture: true });
            window.removeEventListener('resize', follow);
        };
    }, [open, button, panel]);
}

/**
 * A button that opens a small panel in the browser's top layer, where no grid cell clips it. The browser closes it on Escape and on a click
 * outside. The focus moves in and back; the panel also closes when its button moves away.
 */
export function Popup({ name, kind, trigger, look, tabIndex: given, children }: PopupProps) {
    const id = useId();
    const button = useRef<HTMLButtonElement>(null);
    const panel = useRef<HTMLDivElement>(null);
    const [open, setOpen] = useState(false);
    const fromEnd = useRef(false);
    const [place, setPlace] = useState<CSSProperties>({});
    const tabStop = useTabStop();
    const tabIndex = given ?? tabStop;
    const close = () => panel.current?.hidePopover();

    useCloseOnMove(open, button, panel);

    const shared = {
        ref: button,
        tabIndex,
        'aria-haspopup': kind,
        'aria-expanded': open,
        popoverTarget: id,
        onKeyDown: (event: KeyboardEvent) => {
            keepActivation(event);
            // The browser tells later that the panel has been opened or closed; until then keys still come here.
            const shown = panel.current?.matches(':popover-open') ? panel.current : null;
            // In a grid they lead to the next cell.
            if (!shown && tabIndex !== undefined) return;
            if (kind !== 'menu' || !(shown ? MOVES_INTO : OPENS).has(event.key)) return;
            event.preventDefault();
            event.stopPropagation();
            fromEnd.current = event.key === 'ArrowUp' || event.key === 'End';
            if (shown) focusIn(shown);
            else panel.current?.showPopover();
        },
    } as const;
    /** Not in an effect: nothing can take the focus before the panel is shown. */
    const focusIn = (shown: HTMLElement) => {
        const entries = [...shown.querySelectorAll<HTMLElement>(ENTRIES)];
        // What is chosen of several; a menu that begins with what is switched on and off is about that first of all.
        const chosen =
            entries.find(entry => entry.matches('[role=menuitemcheckbox],[role=menuitemradio][aria-checked=true]')) ?? entries[0];
        ((fromEnd.current ? entries.at(-1) : chosen) ?? shown).focus({ preventScroll: true });
        fromEnd.current = false;
    };

    return (
        <>
            {look === 'icon' ? (
                <IconButton {...shared} aria-label={name} title={name}>
                    {trigger}
                </IconButton>
            ) : (
                <button
                    {...shared}
                    type="button"
                    className={look === 'bar' ? styles.barButton : styles.textButton}
                    aria-label={look === 'bar' ? name : undefined}
                    title={name}
                    data-prints={kind === 'dialog' ? '' : undefined}
                >
                    {trigger}
                </button>
            )}
            <TabStopProvider value={undefined}>
                <div
                    ref={panel}
                    id={id}
                    popover="auto"
                    tabIndex={-1}
                    className={styles.panel}
                    style={place}
                    role={kind === 'dialog' ? kind : undefined}
                    aria-label={kind === 'dialog' ? name : undefined}
                    onBeforeToggle={event => {
                        if (event.newState !== 'open' || !button.current) return;
                        setPlace(placeBeside(button.current.getBoundingClientRect()));
                        setOpen(true);
                    }}
                    onToggle={event => {
                        if (event.newState === 'closed') setOpen(false);
                        else if (!event.currentTarget.contains(document.activeElement)) focusIn(event.currentTarget);
                    }}
                    onKeyDown={event => {
                        // The surrounding grid would handle the arrow keys itself.
                        event.stopPropagation();
                        if (event.key === 'Tab') close();
                    }}
                >
                    {open && children(close)}
                </div>
            </TabStopProvider>
        </>
    );
}
