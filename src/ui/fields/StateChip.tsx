import type { ReactNode } from 'react';
import styles from './fields.module.css';

export type ChipTone = 'danger' | 'warning' | 'success' | 'neutral';

/** A state as text with colour and icon, so that colour never conveys meaning on its own. */
export function StateChip({
    tone,
    icon,
    title,
    children,
}: {
    tone: ChipTone;
    icon?: ReactNode;
    /** translated tooltip */
    title?: string;
    children: ReactNode;
}) {
    return (
        <span className={`${styles.state} ${styles[tone]} small`} title={title}>
            {icon}
            <span>{children}</span>
        </span>
    );
}
