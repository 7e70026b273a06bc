import { holderName, type Holder } from './key';
import styles from './keys.module.css';

interface KeyHoldersProps {
    holders: readonly Holder[];
    /** what happens to them, translated */
    text: string;
}

/** Everybody who has a key, each by name and e-mail, below a sentence that says what happens to them; nothing when nobody has it. */
export function KeyHolders({ holders, text }: KeyHoldersProps) {
    if (holders.length === 0) return null;
    return (
        <div className={styles.holders}>
            <p>{text}</p>
            {/* It may scroll: reachable by keyboard. */}
            <ul aria-label={text} tabIndex={holders.length > 4 ? 0 : undefined}>
                {holders.map(holder => (
                    <li key={holder.id ?? holder.email}>
                        <bdi>{holderName(holder)}</bdi>
                        {holder.alias && holder.alias !== holder.email && (
                            <>
                                {' '}
                                <small>
                                    <bdi>{holder.email}</bdi>
                                </small>
                            </>
                        )}
                    </li>
                ))}
            </ul>
        </div>
    );
}
