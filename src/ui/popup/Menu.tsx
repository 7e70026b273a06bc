import type { KeyboardEvent, ReactNode } from 'react';
import { CheckIcon } from '../icons';
import styles from './Menu.module.css';
import { ENTRIES, Popup, type PopupButton } from './Popup';
import { Link, useOffered } from '../Link';

/** One entry of a menu: a link when it has `to`, else a button. Texts are translated. */
export interface MenuEntry {
    id: string;
    label: string;
    icon?: ReactNode;
    /** language of the label, if it differs from the page's */
    lang?: string;
    /** for entries that can be selected: whether this one is; only one of them at a time, unless it `stays` */
    checked?: boolean;
    /** for entries that are switched on and off independently: the menu stays open */
    stays?: boolean;
    /** a path of the portal */
    to?: string;
    onClick?: () => void;
    disabled?: boolean;
    /** why it is not possible now; shown below the label */
    obstacle?: string | null;
    /** heading above the entries that share it; they follow each other */
    group?: string;
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
    const isOffered = useOffered();
    const offered = entries.filter(({ to }) => to === undefined || isOffered(to));
    return (
        <Popup kind="menu" {...button}>
            {close => (
                <>
                    {heading && <div className={styles.heading}>{heading}</div>}
                    <div role="menu" aria-label={button.name} className={styles.menu} onKeyDown={moveFocus}>
                        {inGroups(offered).map(({ group, members }) => {
                            const items = members.map(entry => <Item key={entry.id} entry={entry} close={close} />);
                            if (group === undefined) return items;
                            return (
                                <div key={group} role="group" aria-label={group} className={styles.group}>
                                    <div className={styles.groupName} aria-hidden="true">
                                        {group}
                                    </div>
                                    {items}
                                </div>
                            );
                        })}
                    </div>
                </>
            )}
        </Popup>
    );
}

/** Returns the entries as they follow each other, those of one group together. */
function inGroups(entries: readonly MenuEntry[]): { group: string | undefined; members: MenuEntry[] }[] {
    const groups: { group: string | undefined; members: MenuEntry[] }[] = [];
    for (const entry of entries) {
        const last = groups.at(-1);
        if (last && last.group === entry.group) last.members.push(entry);
        else groups.push({ group: entry.group, members: [entry] });
    }
    return groups;
}

function Item({ entry, close }: { entry: MenuEntry; close: () => void }) {
    const { label, icon, lang, checked, stays, to, onClick, disabled, obstacle, tone } = entry;
    const shared = {
        className: styles.item,
        onClick: () => {
            // Closed first, so that whatever the entry opens finds the focus on the menu's button.
            if (obstacle) return;
            if (!stays) close();
            onClick?.();
        },
    };
    const content = (
        <>
            <span className={styles.icon}>{checked ? <CheckIcon size={16} /> : icon}</span>
            <span lang={lang} translate={lang ? 'no' : undefined}>
                {label}
                {obstacle && <span className={styles.obstacle}>{obstacle}</span>}
            </span>
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
            role={checked === undefined ? 'menuitem' : stays ? 'menuitemcheckbox' : 'menuitemradio'}
            aria-checked={checked}
            disabled={disabled}
            // It can be reached, so that the obstacle is read out.
            aria-disabled={obstacle ? true : undefined}
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
