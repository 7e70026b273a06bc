import type { ReactNode } from 'react';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
    /** what the inputs are about, translated */
    legend: string;
    /** there may be dozens: they are scrolled, so that the rest of the page stays near */
    long?: boolean;
    children: ReactNode;
}

/** Inputs that belong together, in a frame below what they are about. */
export const FieldGroup = ({ legend, long, children }: FieldGroupProps) => (
    <fieldset className={styles.group} data-long={long}>
        <legend>{legend}</legend>
        {children}
    </fieldset>
);
