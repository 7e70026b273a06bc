import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import { useId, useRef, type Ref } from 'react';
import { todayUtc } from '../format/date';
import { CloseIcon } from '../icons';
import styles from './ExpiryField.module.css';
import fieldStyles from './inputs.module.css';

export interface ExpiryFieldProps {
    /** translated */
    label: string;
    /** `YYYY-MM-DD`, or `''` for no expiry */
    value: string;
    onChange(day: string): void;
    /** translated label of the button that clears the day */
    clearLabel: string;
    /** translated message beside the field; marks it invalid */
    error?: string | null;
    /** translated hint below the field */
    hint?: string;
    required?: boolean;
    inputRef?: Ref<HTMLInputElement>;
}

/**
 * A date of expiry as the browser's own date input, from today on (KEY-6). The browser enforces `min` only in its calendar, so the form
 * checks typed dates with `expirySeconds` and `todayUtc`.
 */
export function ExpiryField(props: ExpiryFieldProps) {
    const { label, value, onChange, clearLabel, error, hint, required, inputRef } = props;
    const id = useId();
    const helpId = `${id}-help`;
    const line = useRef<HTMLSpanElement>(null);
    return (
        <div className={fieldStyles.field}>
            <InputLabel htmlFor={id} shrink disableAnimation className={fieldStyles.label} data-required={required}>
                {label}
            </InputLabel>
            <span ref={line} className={styles.line}>
                <input
                    ref={inputRef}
                    id={id}
                    type="date"
                    className={styles.input}
                    value={value}
                    min={todayUtc()}
                    max="9999-12-31"
                    required={required}
                    aria-describedby={helpId}
                    aria-invalid={Boolean(error)}
                    onChange={event => onChange(event.target.value)}
                />
                {value !== '' && (
                    <IconButton
                        size="small"
                        className={styles.clear}
                        aria-label={clearLabel}
                        title={clearLabel}
                        onClick={() => {
                            onChange('');
                            // The button is about to be removed: keep the focus in the field.
                            line.current?.querySelector('input')?.focus();
                        }}
                    >
                        <CloseIcon size={16} />
                    </IconButton>
                )}
            </span>
            <FormHelperText id={helpId} error={Boolean(error)} className={fieldStyles.help}>
                <span role={error ? 'alert' : undefined}>{error || hint}</span>
            </FormHelperText>
        </div>
    );
}
