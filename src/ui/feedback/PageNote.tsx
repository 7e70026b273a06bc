import type { ReactNode } from 'react';
import { InfoIcon } from '../icons';
import styles from './feedback.module.css';

interface PageNoteProps {
    /** Already translated. */
    children: ReactNode;
    /** A link or button at the end of the note. */
    action?: ReactNode;
}

/** A note above a page's content for everybody who opens the page. */
export function PageNote({ children, action }: PageNoteProps) {
    return (
        <div className={`row box ${styles.note}`} role="note">
            {!action && <InfoIcon />}
            <p>{children}</p>
            {action}
        </div>
    );
}
