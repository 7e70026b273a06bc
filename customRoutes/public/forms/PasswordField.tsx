import { useState } from 'react';
import { useT } from '../useT';
import { TextField, type TextFieldProps } from './TextField';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'optional'> & {
    autoComplete: 'current-password' | 'new-password';
};

/** A password input with a button that shows its text. */
export function PasswordField(props: PasswordFieldProps) {
    const t = useT();
    const [shown, setShown] = useState(false);
    return (
        <TextField
            {...props}
            type={shown ? 'text' : 'password'}
            end={
                <button
                    type="button"
                    className="p-reveal"
                    aria-pressed={shown}
                    aria-label={t('auth.showPassword')}
                    title={t('auth.showPassword')}
                    onClick={({ currentTarget }) => {
                        // Rendering again would put back what the form knows (FORM-2).
                        const input = currentTarget.parentElement?.querySelector('input');
                        if (input && input.value !== props.value) props.onChange(input.value);
                        setShown(!shown);
                    }}
                >
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
                        <circle cx="12" cy="12" r="2.8" />
                        {shown && <path d="m4 20 16-16" />}
                    </svg>
                </button>
            }
        />
    );
}
