import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { CheckIcon } from '../icons';
import styles from './Menu.module.css';
import { ENTRIES, Popup, type PopupButton } from './Popup';

/** One entry of a menu: a link when it has `to`, else a button. Texts are translated. */
export interface MenuEntry {
    id: string;
    label: string;
    icon?: ReactNode;
    /** language of the label, if it differs from the page's */
    lang?: string;
    /** for mutually exclusive entries: whether this one is selected */
    checked?: boolean;
    /** a path of the portal */
    to?: string;
    onClick?: () => void;
    disabled?: boolean;
    /** `danger` for a destructive action; it comes last, with a divider */
    tone?: 'danger';
}

interface MenuProps extends PopupButton {
    entries: readonly MenuEntry[];
    /** shown above the entries */
    heading?: ReactNode;
}

/**
 * A menu button as in the ARIA Authoring Practices. The arrow keys also open the menu; inside, arrows, Home, End and first letters move the
 * focus, Escape returns to the button, and Tab leaves.
 */
export function Menu({ entries, heading, ...button }: MenuProps) {
    return (
        <Popup kind="menu" {...button}>
            {close => (
                <>
                    {heading && <div className={styles.heading}>{heading}</div>}
                    <div role="menu" aria-label={button.name} className={styles.menu} onKeyDown={moveFocus}>
                        {entries.map(entry => (
                            <Item key={entry.id} entry={entry} close={close} />
                        ))}
                    </div>
                </>
            )}
        </Popup>
    );
}

function Item({ entry, close }: { entry: MenuEntry; close: () => void }) {
    const { label, icon, lang, checked, to, onClick, disabled, tone } = entry;
    const shared = {
        tabIndex: -1,
        className: styles.item,
        onClick: () => {
            // First, so that whatever the entry opens finds the focus on the menu's button.
            close();
            onClick?.();
        },
    };
    const content = (
        <>
            <span className={styles.icon}>{checked ? <CheckIcon size={16} /> : icon}</span>
            <span lang={lang}>{label}</span>
        </>
    );
    if (to !== undefined) {
        return (
            <Link {...shared} role="menuitem" to={to}>
                {content}
            </Link>
        );
    }
    return (
        <button
            {...shared}
            type="button"
            role={checked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={checked}
            disabled={disabled}
            data-tone={tone}
        >
            {content}
        </button>
    );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ENTRIES)];
    const at = items.findIndex(item => item === document.activeElement);
    const target = nextItem(event.key, items, at);
    if (!target) return;
    event.preventDefault();
    target.focus();
}

/** Returns the item to which a key moves the focus; undefined for other keys. */
function nextItem(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
    if (key === 'ArrowDown') return items[(at + 1) % items.length];
    if (key === 'ArrowUp') return items.at(at < 0 ? -1 : at - 1);
    if (key === 'Home') return items[0];
    if (key === 'End') return items.at(-1);
    if (key.length !== 1 || key === ' ') return undefined;
    const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    return after.find(item => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
