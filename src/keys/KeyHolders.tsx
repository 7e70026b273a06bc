import { PersonName } from '../shared/fields/PersonName';
import type { Holder } from './key';
import styles from './keys.module.css';

interface KeyHoldersProps {
    holders: readonly Holder[];
    /** what happens to these users, translated */
    text: string;
}

/**
 * Lists all users of a key, with name and e-mail address, below a sentence that describes what happens to them; renders nothing without
 * users.
 */
export function KeyHolders({ holders, text }: KeyHoldersProps) {
    if (holders.length === 0) return null;
    return (
        <div className={styles.holders}>
            <p>{text}</p>
            {/* Focusable, because it may scroll. */}
            <ul aria-label={text} tabIndex={holders.length > 4 ? 0 : undefined}>
                {holders.map(holder => (
                    <li key={holder.id ?? holder.email}>
                        <PersonName person={holder} inline />
                    </li>
                ))}
            </ul>
        </div>
    );
}
