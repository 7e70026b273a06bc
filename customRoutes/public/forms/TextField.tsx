import { useId, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { useT } from '../useT';
import { FieldFrame } from './FieldFrame';

export interface TextFieldProps {
    label: string;
    name: string;
    value: string;
    onChange: (value: string) => void;
    /** error text; marks the field invalid */
    error?: string | undefined;
    hint?: string | undefined;
    /** `email` is sent as typed, which browsers do not do with an input of that type (TEXT-1) */
    type?: HTMLInputTypeAttribute;
    autoComplete?: string;
    /** adds a note beside the label; fields are required otherwise */
    optional?: boolean;
    /** rendered inside the field at its end, e.g. a button */
    end?: ReactNode;
}

/** A native input with its label above and its error below. */
export function TextField({ label, name, value, onChange, error, hint, type = 'text', end, optional, ...input }: TextFieldProps) {
    const id = useId();
    const t = useT();
    return (
        <FieldFrame id={id} label={label} error={error} hint={hint} note={optional ? t('publicPages.optional') : undefined}>
            {described => (
                <span className="p-input">
                    <input
                        {...described}
                        {...input}
                        id={id}
                        name={name}
                        type={type === 'email' ? 'text' : type}
                        inputMode={type === 'email' ? 'email' : undefined}
                        value={value}
                        required={!optional}
                        // No spell checking for addresses and names.
                        spellCheck={false}
                        autoCapitalize={type === 'text' ? undefined : 'none'}
                        onChange={event => onChange(event.target.value)}
                    />
                    {end}
                </span>
            )}
        </FieldFrame>
    );
}
