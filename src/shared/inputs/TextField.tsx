import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type Ref } from 'react';
import styles from './inputs.module.css';

export interface TextFieldProps {
    /** translated */
    label: string;
    value: string;
    onChange(value: string): void;
    type?: 'text' | 'email' | 'password';
    /** translated message beside the field; marks it invalid */
    error?: string | null;
    /** translated hint below the field */
    hint?: string;
    /**
     * maximum number of characters (code points) after trimming; shows a counter. Longer input is allowed, so that pasted text is not cut
     * silently.
     */
    maxLength?: number;
    disabled?: boolean;
    /** marked as required in a modal, and on a page within `marks-required` */
    required?: boolean;
    autoComplete?: string;
    /** shows the numeric keyboard on a phone; the form validates the input */
    numeric?: boolean;
    inputRef?: Ref<HTMLInputElement>;
}

/** Counts characters as the API does: in code points, so that an emoji is not cut in half (WIRE-14). */
export const characterCount = (text: string): number => Array.from(text).length;

/** A labelled one-line input with its hint, error and counter linked to it. */
export function TextField(props: TextFieldProps) {
    const { label, value, onChange, error, hint, maxLength, type = 'text', numeric, required, inputRef, ...rest } = props;
    const id = useId();
    const helpId = `${id}-help`;
    return (
        <div className={styles.field}>
            <InputLabel htmlFor={id} shrink disableAnimation className={styles.label} data-required={required}>
                {label}
            </InputLabel>
            <OutlinedInput
                {...rest}
                id={id}
                type={type}
                fullWidth
                notched={false}
                value={value}
                error={Boolean(error)}
                inputRef={inputRef}
                onChange={event => onChange(event.target.value)}
                inputProps={{
                    'aria-describedby': helpId,
                    'aria-invalid': Boolean(error),
                    required,
                    inputMode: numeric ? 'numeric' : undefined,
                }}
            />
            <FormHelperText id={helpId} error={Boolean(error)} className={styles.help}>
                <span role={error ? 'alert' : undefined}>{error || hint}</span>
                {maxLength !== undefined && (
                    <span className={styles.counter}>
                        {characterCount(value.trim())}/{maxLength}
                    </span>
                )}
            </FormHelperText>
        </div>
    );
}
