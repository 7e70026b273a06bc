import { useId } from 'react';
import { useT } from '../useT';
import { FieldFrame } from './FieldFrame';

interface SelectFieldProps {
    label: string;
    name: string;
    /** the selected option's value; empty while none is selected */
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
    error?: string | undefined;
}

/** A native select without an initial selection. */
export function SelectField({ label, name, value, options, onChange, error }: SelectFieldProps) {
    const id = useId();
    const t = useT();
    return (
        <FieldFrame id={id} label={label} error={error}>
            {described => (
                <span className="p-input">
                    <select
                        {...described}
                        id={id}
                        name={name}
                        value={value}
                        required
                        onChange={event => onChange(event.target.value)}
                    >
                        <option value="" disabled>
                            {t('activateEdu.choose')}
                        </option>
                        {options.map(option => (
                            <option key={option.value} value={option.value}>
                                {option.label}
                            </option>
                        ))}
                    </select>
                </span>
            )}
        </FieldFrame>
    );
}
