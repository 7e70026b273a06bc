import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** A state as text with colour and icon, so that colour never conveys meaning on its own. */
export function StateChip({
    tone,
    icon,
    children,
}: {
    tone: 'danger' | 'warning' | 'success' | 'neutral';
    icon?: ReactNode;
    children: ReactNode;
}) {
    return (
        <span className={`${styles.state} ${styles[tone]}`}>
            {icon}
            {children}
        </span>
    );
}
