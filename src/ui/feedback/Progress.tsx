import styles from './Progress.module.css';

interface ProgressProps {
    /** translated; says how far it is */
    text: string;
    done: number;
    /** 0 while it is not known */
    total: number;
}

/** How far a long read is, as a bar and in words. */
export function Progress({ text, done, total }: ProgressProps) {
    return (
        <div className={styles.progress}>
            <progress value={total > 0 ? done : undefined} max={total || 1} aria-label={text} />
            <span className="tabular">{text}</span>
        </div>
    );
}
