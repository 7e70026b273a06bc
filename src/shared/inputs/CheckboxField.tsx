import { useId } from 'react';
import styles from './CheckboxField.module.css';

export interface CheckboxFieldProps {
    /** translated */
    label: string;
    checked: boolean;
    onChange(checked: boolean): void;
    /** translated hint below the label */
    hint?: string;
    disabled?: boolean;
}

/** The browser's own checkbox with its label, a large enough target, and an optional hint. */
export function CheckboxField({ label, checked, onChange, hint, disabled }: CheckboxFieldProps) {
    const id = useId();
    return (
        <div className={styles.field}>
            <label className={styles.label}>
                <input
                    type="checkbox"
                    className={styles.box}
                    checked={checked}
                    disabled={disabled}
                    aria-describedby={hint ? id : undefined}
                    onChange={event => onChange(event.target.checked)}
                />
                <span>{label}</span>
            </label>
            {hint && (
                <p id={id} className={styles.hint}>
                    {hint}
                </p>
            )}
        </div>
    );
}
