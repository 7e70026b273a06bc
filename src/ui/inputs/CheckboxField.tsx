import { useId } from 'react';
import styles from './CheckboxField.module.css';

export interface CheckboxFieldProps {
    /** names the input; forms find it by this */
    name?: string;
    /** translated */
    label: string;
    checked: boolean;
    onChange(checked: boolean): void;
    /** translated hint below the label */
    hint?: string;
    /** translated message below the label; marks it invalid */
    error?: string | null;
    disabled?: boolean;
    /** must be ticked; marked as required in modals, and on pages within `marks-required` */
    required?: boolean;
}

/** A checkbox with a label, a large enough click target, and an optional hint. */
export function CheckboxField(props: CheckboxFieldProps) {
    const { name, label, checked, onChange, hint, error, disabled, required } = props;
    const id = useId();
    return (
        <div className={styles.field}>
            <label className={styles.label}>
                <input
                    type="checkbox"
                    name={name}
                    checked={checked}
                    disabled={disabled}
                    required={required}
                    aria-describedby={error || hint ? id : undefined}
                    aria-invalid={Boolean(error)}
                    onChange={event => onChange(event.target.checked)}
                />
                <span data-required={required}>{label}</span>
            </label>
            {(error || hint) && (
                <p id={id} className={`${error ? styles.error : styles.hint} muted small`} role={error ? 'alert' : undefined}>
                    {error || hint}
                </p>
            )}
        </div>
    );
}
