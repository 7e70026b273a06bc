import styles from './browse.module.css';

/** A progress bar with its value in the accessible name. `percent` is 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
    const whole = Math.round(Math.min(100, Math.max(0, percent)));
    return (
        <div
            className={styles.progress}
            role="progressbar"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={whole}
            style={{ ['--share' as string]: `${whole}%` }}
        />
    );
}
