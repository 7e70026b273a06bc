import type { ReactElement } from 'react';

/** The ARIA props that link an input to the texts below it. */
export interface Described {
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
}

interface FieldFrameProps {
    /** id of the input */
    id: string;
    label: string;
    /** shown beside the label in a muted colour, e.g. "optional" */
    note?: string | undefined;
    hint?: string | undefined;
    error?: string | undefined;
    children: (described: Described) => ReactElement;
}

/** Label, input, hint and error of one field, linked to each other for screen readers. */
export function FieldFrame({ id, label, note, hint, error, children }: FieldFrameProps) {
    const hintId = `${id}-hint`;
    const errorId = `${id}-error`;
    const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
    return (
        <div className="p-field">
            <label htmlFor={id}>
                {label}
                {note && <span className="p-note"> ({note})</span>}
            </label>
            {children({ 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
            {hint && (
                <p className="p-hint" id={hintId}>
                    {hint}
                </p>
            )}
            {error && (
                <p className="p-error" id={errorId}>
                    {error}
                </p>
            )}
        </div>
    );
}
