import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useId, type Ref } from 'react';
import styles from './inputs.module.css';

export interface SelectOption {
    value: string;
    /** translated */
    label: string;
    disabled?: boolean;
}

export interface SelectFieldProps {
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
    inputRef?: Ref<HTMLSelectElement>;
}

/** A required selection in the browser's own select: quick by keyboard and on a phone. */
export function SelectField({ label, value, options, onChange, placeholder, error, inputRef }: SelectFieldProps) {
    const id = useId();
    const helpId = `${id}-help`;
    return (
        <div className={styles.field}>
            <InputLabel htmlFor={id} shrink disableAnimation className={styles.label} data-required>
                {label}
            </InputLabel>
            <select
                ref={inputRef}
                id={id}
                className={styles.select}
                value={value}
                required
                aria-describedby={helpId}
                aria-invalid={Boolean(error)}
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
            <FormHelperText id={helpId} error={Boolean(error)} className={styles.help}>
                <span role={error ? 'alert' : undefined}>{error}</span>
            </FormHelperText>
        </div>
    );
}
