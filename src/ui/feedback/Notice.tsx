import type { ReactNode } from 'react';
import { EmptyPicture } from '../Picture';
import styles from './Notice.module.css';

/** The texts of a notice, translated, and a button or link. */
export interface NoticeTexts {
    title: string;
    text: string;
    action?: ReactNode;
}

interface NoticeProps extends NoticeTexts {
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
        <div className={`box ${styles.notice}`} role={alert ? 'alert' : polite}>
            {resource && <EmptyPicture resource={resource} />}
            <p className="heading no-margin">{title}</p>
            <p className={styles.text}>{text}</p>
            {action}
        </div>
    );
}
