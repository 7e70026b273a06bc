import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CheckIcon } from '../ui/icons';
import styles from './MenuButton.module.css';

/** One entry of a menu. Texts are already translated. */
export interface MenuEntry {
    id: string;
    label: string;
    icon?: ReactNode;
    /** Language of the label, if it differs from the page's. */
    lang?: string;
    /** For mutually exclusive entries: whether this one is selected. */
    checked?: boolean;
    /** A path of the portal; otherwise `onSelect` is called. */
    to?: string;
    onSelect?: () => void;
}

interface MenuButtonProps {
    /** Accessible name of the button and of its menu. */
    label: string;
    /** Content of the button. */
    children: ReactNode;
    entries: readonly MenuEntry[];
    /** Shown above the entries. */
    heading?: ReactNode;
}

/**
 * A button that opens a menu, following the menu button pattern of the ARIA Authoring Practices: arrows, Home, End and first letters move,
 * Escape closes and returns to the button, Tab leaves. Small on purpose, because every page of the portal loads it.
 */
export function MenuButton({ label, children, entries, heading }: MenuButtonProps): ReactNode {
    const [open, setOpen] = useState(false);
    const id = useId();
    const root = useRef<HTMLDivElement>(null);
    const button = useRef<HTMLButtonElement>(null);
    const items = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

    useEffect(() => {
        if (!open) return;
        const shown = [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
        (shown.find(item => item.getAttribute('aria-checked') === 'true') ?? shown[0])?.focus();
    }, [open]);

    const close = (): void => {
        setOpen(false);
        button.current?.focus();
    };
    const move = (event: KeyboardEvent): void => {
        const all = items();
        const at = all.indexOf(document.activeElement as HTMLElement);
        const target = nextItem(event.key, all, at);
        if (event.key === 'Escape') close();
        else if (event.key === 'Tab') setOpen(false);
        else if (target) {
            event.preventDefault();
            target.focus();
        }
    };

    return (
        <div
            ref={root}
            className={styles.root}
            onBlur={event => {
                if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
            }}
        >
            <button
                ref={button}
                type="button"
                className={styles.button}
                aria-haspopup="menu"
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                aria-label={label}
                title={label}
                onClick={() => setOpen(!open)}
                onKeyDown={event => {
                    if (event.key !== 'ArrowDown' || open) return;
                    event.preventDefault();
                    setOpen(true);
                }}
            >
                {children}
            </button>
            {open ? (
                <>
                    <div className={styles.beside} onClick={() => setOpen(false)} />
                    <div className={styles.panel}>
                        {heading ? <div className={styles.heading}>{heading}</div> : null}
                        <div id={id} role="menu" aria-label={label} className={styles.menu} onKeyDown={move}>
                            {entries.map(entry => (
                                <Item key={entry.id} entry={entry} onDone={close} />
                            ))}
                        </div>
                    </div>
                </>
            ) : null}
        </div>
    );
}

function Item({ entry, onDone }: { entry: MenuEntry; onDone: () => void }): ReactNode {
    const { label, icon, lang, checked, to, onSelect } = entry;
    const content = (
        <>
            <span className={styles.icon}>{checked ? <CheckIcon size={16} /> : icon}</span>
            <span lang={lang}>{label}</span>
        </>
    );
    if (to !== undefined) {
        return (
            <Link role="menuitem" tabIndex={-1} className={styles.item} to={to} onClick={onDone}>
                {content}
            </Link>
        );
    }
    const select = (): void => {
        onDone();
        onSelect?.();
    };
    return (
        <button
            type="button"
            role={checked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={checked}
            tabIndex={-1}
            className={styles.item}
            onClick={select}
        >
            {content}
        </button>
    );
}

/** Returns the item to which a key moves the focus; undefined for other keys. */
function nextItem(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
    if (key === 'ArrowDown') return items[(at + 1) % items.length];
    if (key === 'ArrowUp') return items.at(at - 1);
    if (key === 'Home') return items[0];
    if (key === 'End') return items.at(-1);
    if (key.length !== 1 || key === ' ') return undefined;
    const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    return after.find(item => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
