import IconButton from '@mui/material/IconButton';
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
import styles from './popup.module.css';

interface PopupProps {
    /** accessible name of the button and of what it opens, translated */
    name: string;
    kind: 'menu' | 'dialog';
    /** what the button shows; words make it a text button */
    trigger: ReactNode;
    /** `icon` for a round button without words */
    look: 'icon' | 'text';
    children(close: () => void): ReactNode;
}

/** Pixels between button and panel, and how far the button may move before the panel closes. */
const GAP = 4;

const ENTRIES = 'button:enabled,a[href]';

/** Enter and Space belong to the control, not to the cell of the grid around it, which would turn a page or move on. */
export const keepActivation = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

/** Below the button, or above it in the lower part of the window; kept to the side on which there is room. */
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
 * A button that opens a small panel in the browser's top layer, which no cell of a grid cuts off. Escape and a click beside it close
 * it (the browser does that), the focus goes in and comes back; it closes when its button moves away.
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
                <IconButton {...shared} size="small" aria-label={name} title={name}>
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
                    // Not in the effect: before the panel is shown nothing in it takes the focus.
                    else (panel.current?.querySelector<HTMLElement>(ENTRIES) ?? panel.current)?.focus({ preventScroll: true });
                }}
                onKeyDown={event => {
                    // The grid around it would take the arrows for its own.
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
    /** `danger` for what destroys something; it stands last and apart */
    tone?: 'danger';
}

/** An entry of a menu in a `Popup`: a button with an icon and words. */
export function MenuEntry({ icon, tone, children, ...button }: MenuEntryProps) {
    return (
        <button {...button} type="button" role="menuitem" tabIndex={-1} className={styles.item} data-tone={tone}>
            {icon}
            <span>{children}</span>
        </button>
    );
}

/** Arrows, Home and End among the enabled entries of a panel. */
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
