import type { Ref } from 'react';
import { FieldFrame } from './FieldFrame';
import styles from './box.module.css';

export interface TextFieldProps {
    /** names the input; forms find it by this */
    name?: string;
    /** translated */
    label: string;
    value: string;
    onChange(value: string): void;
    /** `email` is sent as typed, which browsers do not do with an input of that type (TEXT-1) */
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
    /** marked as required in modals, and on pages within `marks-required` */
    required?: boolean;
    autoComplete?: string;
    /** shows the numeric keyboard on a phone; the form validates the input */
    numeric?: boolean;
    inputRef?: Ref<HTMLInputElement>;
}

/** Counts characters as the API does: in code points, so that an emoji is not cut in half (WIRE-14). */
const characterCount = (text: string): number => Array.from(text).length;

/** The keyboard for addresses, and no capital letter or spelling that a phone adds. */
const EMAIL = { type: 'text', inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** A labelled one-line input with its hint, error and counter linked to it. */
export function TextField(props: TextFieldProps) {
    const { label, value, onChange, error, hint, maxLength, type = 'text', numeric, required, inputRef, ...rest } = props;
    const counter = maxLength === undefined ? undefined : `${characterCount(value.trim())}/${maxLength}`;
    return (
        <FieldFrame label={label} required={required} error={error} hint={hint} counter={counter}>
            {input => (
                <input
                    {...rest}
                    {...input}
                    ref={inputRef}
                    {...(type === 'email' ? EMAIL : { type })}
                    className={styles.input}
                    value={value}
                    {...(numeric ? { inputMode: 'numeric' } : {})}
                    onChange={event => onChange(event.target.value)}
                />
            )}
        </FieldFrame>
    );
}
