import choices from '../../ui/inputs/choices.module.css';
import step from '../step.module.css';

interface RadiosProps<Value extends string> {
    name: string;
    /** translated, like the texts of the options */
    label: string;
    value: Value;
    options: readonly { value: Value; label: string; hint?: string }[];
    onChange(value: Value): void;
}

/** One of several, each with a hint. */
export function Radios<Value extends string>({ name, label, value, options, onChange }: RadiosProps<Value>) {
    return (
        <div role="radiogroup" aria-label={label}>
            <ul className={choices.list} role="presentation">
                {options.map(option => (
                    <li key={option.value}>
                        <label className={choices.option}>
                            <input
                                type="radio"
                                name={name}
                                checked={option.value === value}
                                onChange={() => onChange(option.value)}
                            />
                            <span className={choices.words}>
                                <span className={choices.name}>{option.label}</span>
                                {option.hint !== undefined && <span className={step.muted}>{option.hint}</span>}
                            </span>
                        </label>
                    </li>
                ))}
            </ul>
        </div>
    );
}
