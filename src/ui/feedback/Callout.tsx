import type { ReactNode } from 'react';
import styles from './Callout.module.css';

interface CalloutProps {
    tone?: 'warning' | 'danger';
    /** an `alert` is announced as soon as it is there */
    role?: 'alert' | 'note';
    /** keeps a distance from what follows on a page; forms have theirs */
    isAbove?: boolean;
    children?: ReactNode;
}

/** A message that stands out from what it is about, with a button for what can be done; nothing is drawn without children. */
export function Callout({ tone = 'warning', role, isAbove, children }: CalloutProps) {
    return (
        <div className={`row ${styles.callout}`} data-tone={tone} data-above={isAbove} role={role}>
            {children}
        </div>
    );
}
