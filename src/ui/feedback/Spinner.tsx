import type { ReactNode } from 'react';
import styles from './feedback.module.css';

/** A spinning ring in the current text colour, as decoration next to a text. `size` in px. */
export function Spinner({ size = 16 }: { size?: number }): ReactNode {
    return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" />;
}
