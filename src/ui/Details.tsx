import type { ReactNode } from 'react';
import styles from './Details.module.css';

interface DetailsProps {
    /** translated */
    summary: ReactNode;
    open?: boolean;
    onToggle?(isOpen: boolean): void;
    className?: string;
    children: ReactNode;
}

/** What is shown once a person asks for it. */
export const Details = ({ summary, open, onToggle, className = '', children }: DetailsProps) => (
    <details
        className={`${styles.details} ${className}`}
        open={open}
        onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
        <summary>{summary}</summary>
        {children}
    </details>
);
