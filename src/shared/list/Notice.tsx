import styles from './list.module.css';
import type { EmptyText } from './types';

/**
 * Shown instead of rows: why there are none, and the next step. `alert` announces it at once; `announced`: the surrounding list already
 * announces it.
 */
export function Notice({ title, text, action, alert, announced }: EmptyText & { alert?: boolean; announced?: boolean }) {
    const polite = announced ? undefined : 'status';
    return (
        <div className={styles.notice} role={alert ? 'alert' : polite}>
            <p className={styles.noticeTitle}>{title}</p>
            <p className={styles.noticeText}>{text}</p>
            {action}
        </div>
    );
}
