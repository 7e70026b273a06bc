import { FieldFrame } from './FieldFrame';
import styles from './inputs.module.css';

export interface SelectOption {
    value: string;
    /** translated */
    label: string;
    disabled?: boolean;
}

export interface SelectFieldProps {
    /** names the input; forms find it by this */
    name?: string;
    /** translated */
    label: string;
    /** `''` while nothing is selected */
    value: string;
    options: readonly SelectOption[];
    onChange(value: string): void;
    /** translated; shown while nothing is selected */
    placeholder: string;
    /** translated message beside the field; marks it invalid */
    error?: string | null;
}

/** A required selection in the browser's own select: quick by keyboard and on a phone. */
export function SelectField({ name, label, value, options, onChange, placeholder, error }: SelectFieldProps) {
    return (
        <FieldFrame label={label} required error={error}>
            {input => (
                <select
                    {...input}
                    name={name}
                    className={styles.input}
                    value={value}
                    onChange={event => onChange(event.target.value)}
                >
                    <option value="" disabled>
                        {placeholder}
                    </option>
                    {options.map(option => (
                        <option key={option.value} value={option.value} disabled={option.disabled}>
                            {option.label}
                        </option>
                    ))}
                </select>
            )}
        </FieldFrame>
    );
}
