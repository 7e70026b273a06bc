import {
    useEffect,
    useId,
    useRef,
    useState,
    type ButtonHTMLAttributes,
    type CSSProperties,
    type KeyboardEvent,
    type ReactNode,
} from 'react';
import { IconButton } from '../Button';
import styles from './popup.module.css';

interface PopupProps {
    /** accessible name of the button and of its panel, translated */
    name: string;
    kind: 'menu' | 'dialog';
    /** content of the button */
    trigger: ReactNode;
    /** `icon` for a round button without text */
    look: 'icon' | 'text';
    children(close: () => void): ReactNode;
}

/** Distance in px between button and panel, and how far the button may move before the panel closes. */
const GAP = 4;

const ENTRIES = 'button:enabled,a[href]';

/** Keeps Enter and Space for the control: the grid's cell around it would scroll by a page or move the focus. */
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
    return { inset: 'auto', ...vertical, ...horizontal };
}

/**
 * A button that opens a small panel in the browser's top layer, where no grid cell clips it. Escape and a click outside close it (built
 * into the browser), the focus moves in and returns; it closes when its button moves away.
 */
export function Popup({ name, kind, trigger, look, children }: PopupProps) {
    const id = useId();
    const button = useRef<HTMLButtonElement>(null);
    const panel = useRef<HTMLDivElement>(null);
    const [open, setOpen] = useState(false);
    const [place, setPlace] = useState<CSSProperties>({});
    const close = () => panel.current?.hidePopover();

    useEffect(() => {
        if (!open) return undefined;
        const start = button.current?.getBoundingClientRect().top ?? 0;
        const follow = () => {
            if (Math.abs((button.current?.getBoundingClientRect().top ?? 0) - start) > GAP) panel.current?.hidePopover();
        };
        window.addEventListener('scroll', follow, { capture: true, passive: true });
        window.addEventListener('resize', follow);
        return () => {
            window.removeEventListener('scroll', follow, { capture: true });
            window.removeEventListener('resize', follow);
        };
    }, [open]);

    const shared = {
        ref: button,
        'aria-haspopup': kind,
        'aria-expanded': open,
        popoverTarget: id,
        onKeyDown: keepActivation,
    } as const;

    return (
        <>
            {look === 'icon' ? (
                <IconButton {...shared} aria-label={name} title={name}>
                    {trigger}
                </IconButton>
            ) : (
                <button {...shared} type="button" className={styles.textButton} title={name}>
                    {trigger}
                </button>
            )}
            <div
                ref={panel}
                id={id}
                popover="auto"
                tabIndex={-1}
                className={styles.panel}
                style={place}
                role={kind}
                aria-label={name}
                onBeforeToggle={event => {
                    if (event.newState !== 'open' || !button.current) return;
                    setPlace(placeBeside(button.current.getBoundingClientRect()));
                    setOpen(true);
                }}
                onToggle={event => {
                    if (event.newState === 'closed') setOpen(false);
                    // Not in the effect: nothing in the panel can take the focus before it is shown.
                    else (panel.current?.querySelector<HTMLElement>(ENTRIES) ?? panel.current)?.focus({ preventScroll: true });
                }}
                onKeyDown={event => {
                    // The surrounding grid would handle the arrow keys itself.
                    event.stopPropagation();
                    if (event.key === 'Tab') close();
                    else moveFocus(event, panel.current);
                }}
            >
                {open && children(close)}
            </div>
        </>
    );
}

interface MenuEntryProps extends ButtonHTMLAttributes<HTMLButtonElement> {
    icon: ReactNode;
    /** `danger` for a destructive action; it comes last, with a divider */
    tone?: 'danger';
}

/** An entry of a menu in a `Popup`: a button with an icon and text. */
export function MenuEntry({ icon, tone, children, ...button }: MenuEntryProps) {
    return (
        <button {...button} type="button" role="menuitem" tabIndex={-1} className={styles.item} data-tone={tone}>
            {icon}
            <span>{children}</span>
        </button>
    );
}

/** Moves the focus among the enabled entries of a panel with the arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
    const all = [...(panel?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, HTMLElement | undefined> = {
        ArrowDown: all[(at + 1) % all.length],
        ArrowUp: all.at(at - 1),
        Home: all[0],
        End: all.at(-1),
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    target.focus();
}
