import type { ReactNode } from 'react';
import styles from './feedback.module.css';

/** A turning ring in the colour of the text around it; decoration beside a word. `size` in px. */
export function Spinner({ size = 16 }: { size?: number }): ReactNode {
    return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" />;
}
