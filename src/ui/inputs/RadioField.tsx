import choices from './choices.module.css';

export interface RadioOption<Value> {
    value: Value;
    /** translated, like the hint */
    label: string;
    hint?: string | undefined;
}

export interface RadioFieldProps<Value> {
    /** the same for all options, and no other's on the page */
    name: string;
    /** the question, translated; only screen readers read it */
    label: string;
    value: Value;
    options: readonly RadioOption<Value>[];
    onChange(value: NoInfer<Value>): void;
}

/** One of several, each with what it means. */
export function RadioField<Value extends string | boolean>({ name, label, value, options, onChange }: RadioFieldProps<Value>) {
    return (
        <div role="radiogroup" aria-label={label}>
            <ul className={choices.list} role="presentation">
                {options.map(option => (
                    <li key={String(option.value)}>
                        <label className={choices.option}>
                            <input
                                type="radio"
                                name={name}
                                checked={option.value === value}
                                onChange={() => onChange(option.value)}
                            />
                            <span className={choices.words}>
                                <span className={choices.name}>{option.label}</span>
                                {option.hint !== undefined && <span className="muted small">{option.hint}</span>}
                            </span>
                        </label>
                    </li>
                ))}
            </ul>
        </div>
    );
}
