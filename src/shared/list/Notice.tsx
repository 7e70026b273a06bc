import { EmptyPicture } from '../../ui/Picture';
import styles from './list.module.css';
import type { EmptyText } from './types';

interface NoticeProps extends EmptyText {
    /** announces it at once */
    alert?: boolean;
    /** the surrounding list already announces it */
    announced?: boolean;
    /** shows the picture of this resource */
    resource?: string;
}

/** Shown instead of rows: why there are none, and the next step. */
export function Notice({ title, text, action, alert, announced, resource }: NoticeProps) {
    const polite = announced ? undefined : 'status';
    return (
        <div className={styles.notice} role={alert ? 'alert' : polite}>
            {resource && <EmptyPicture resource={resource} />}
            <p className={styles.noticeTitle}>{title}</p>
            <p className={styles.noticeText}>{text}</p>
            {action}
        </div>
    );
}
