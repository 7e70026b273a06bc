import { useId } from 'react';
import styles from './SwitchField.module.css';

interface SwitchFieldProps {
    /** translated */
    label: string;
    checked: boolean;
    onChange(checked: boolean): void;
    /** translated hint below the label */
    hint?: string | undefined;
    disabled?: boolean;
}

/** A switch with a label, for a setting that takes effect at once. */
export function SwitchField({ label, checked, onChange, hint, disabled }: SwitchFieldProps) {
    const id = useId();
    return (
        <div>
            <label className={styles.label}>
                <input
                    type="checkbox"
                    role="switch"
                    className={styles.switch}
                    checked={checked}
                    disabled={disabled}
                    aria-describedby={hint ? id : undefined}
                    onChange={event => onChange(event.target.checked)}
                />
                {label}
            </label>
            {hint && (
                <p id={id} className={`${styles.hint} muted small`}>
                    {hint}
                </p>
            )}
        </div>
    );
}
