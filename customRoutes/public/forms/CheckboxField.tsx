import { useId, type ReactNode } from 'react';
import { useT } from '../useT';

interface CheckboxFieldProps {
    label: string;
    name: string;
    checked: boolean;
    onChange: (checked: boolean) => void;
    error?: string | undefined;
    required?: boolean;
    /** adds a note after the text */
    optional?: boolean;
    /** a link below the text, e.g. to what is consented to */
    link?: ReactNode;
}

/** A checkbox with a clickable text beside it. */
export function CheckboxField({ label, name, checked, onChange, error, required = false, optional, link }: CheckboxFieldProps) {
    const id = useId();
    const t = useT();
    const errorId = `${id}-error`;
    return (
        <div className="p-field">
            <label className="p-check" htmlFor={id}>
                <input
                    id={id}
                    name={name}
                    type="checkbox"
                    checked={checked}
                    required={required}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? errorId : undefined}
                    onChange={event => onChange(event.target.checked)}
                />
                <span>
                    {label}
                    {optional && <span className="p-note"> ({t('publicPages.optional')})</span>}
                </span>
            </label>
            {link && <span className="p-check-link">{link}</span>}
            {error && (
                <p className="p-error" id={errorId}>
                    {error}
                </p>
            )}
        </div>
    );
}
