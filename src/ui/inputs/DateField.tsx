import { useRef, type Ref } from 'react';
import { IconButton } from '../Button';
import { CloseIcon } from '../icons';
import { FieldFrame } from './FieldFrame';
import styles from './inputs.module.css';

export interface DateFieldProps {
    /** translated */
    label: string;
    /** `YYYY-MM-DD`, or `''` for none */
    value: string;
    onChange(day: string): void;
    /** the first day in the browser's calendar, `YYYY-MM-DD`; an earlier one can be typed, so the form validates it */
    min?: string;
    /** translated label of the button that clears the day */
    clearLabel: string;
    /** translated message beside the field; marks it invalid */
    error?: string | null;
    /** translated hint below the field */
    hint?: string;
    required?: boolean;
    inputRef?: Ref<HTMLInputElement>;
}

/** A day in the browser's own date input, with a button that clears it. */
export function DateField(props: DateFieldProps) {
    const { label, value, onChange, min, clearLabel, error, hint, required, inputRef } = props;
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
                        min={min}
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
