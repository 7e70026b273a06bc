import styles from './list.module.css';
import type { EmptyText } from './types';

/** What stands in place of rows: why there are none, and the next step. `alert` announces it at once. */
export function Notice({ title, text, action, alert }: EmptyText & { alert?: boolean }) {
    return (
        <div className={styles.notice} role={alert ? 'alert' : 'status'}>
            <p className={styles.noticeTitle}>{title}</p>
            <p className={styles.noticeText}>{text}</p>
            {action}
        </div>
    );
}
