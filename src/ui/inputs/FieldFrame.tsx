import { useId, type ReactElement } from 'react';
import styles from './inputs.module.css';

interface FieldFrameProps {
    /** translated */
    label: string;
    /** marked as required in modals, and on pages within `marks-required` */
    required: boolean | undefined;
    /** translated message; marks the input invalid */
    error: string | null | undefined;
    /** translated hint, shown while there is no error */
    hint?: string | undefined;
    /** e.g. "3/40" */
    counter?: string | undefined;
    /** renders the input with the props that link it to its label, hint and error */
    children: (input: {
        id: string;
        required: boolean | undefined;
        'aria-describedby': string;
        'aria-invalid': boolean;
    }) => ReactElement;
}

/** The label above an input, and its hint, error and counter below. */
export function FieldFrame({ label, required, error, hint, counter, children }: FieldFrameProps) {
    const id = useId();
    const helpId = `${id}-help`;
    return (
        <div className={styles.field}>
            <label htmlFor={id} className={styles.label} data-required={required}>
                {label}
            </label>
            {children({ id, required, 'aria-describedby': helpId, 'aria-invalid': Boolean(error) })}
            <p id={helpId} className={`${styles.help} muted small`} data-error={Boolean(error)}>
                <span role={error ? 'alert' : undefined}>{error || hint}</span>
                {counter && <span className={styles.counter}>{counter}</span>}
            </p>
        </div>
    );
}
