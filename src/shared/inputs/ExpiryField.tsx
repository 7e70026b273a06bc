import { useRef, type Ref } from 'react';
import { IconButton } from '#src/ui/Button';
import { todayUtc } from '../format/date';
import { CloseIcon } from '../icons';
import { FieldFrame } from './FieldFrame';
import styles from './inputs.module.css';

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
    const line = useRef<HTMLSpanElement>(null);
    return (
        <FieldFrame label={label} required={required} error={error} hint={hint}>
            {input => (
                <span ref={line} className={styles.line}>
                    <input
                        {...input}
                        ref={inputRef}
                        type="date"
                        className={styles.input}
                        value={value}
                        min={todayUtc()}
                        max="9999-12-31"
                        onChange={event => onChange(event.target.value)}
                    />
                    {value !== '' && (
                        <IconButton
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
            )}
        </FieldFrame>
    );
}
