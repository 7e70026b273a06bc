import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** A state in words with its colour and icon; colour never speaks alone. */
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
