import { useField } from '../../shared/form/fields';
import choiceStyles from '../../ui/inputs/choices.module.css';
import styles from './detail.module.css';

interface RadioChoiceProps {
    /** names a value of the form, which is true or false */
    name: string;
    /** the question, translated */
    label: string;
    options: readonly {
        value: boolean;
        /** translated, like the hint */
        label: string;
        hint: string;
    }[];
}

/** A choice between two options, each with its consequence. */
export function RadioChoice({ name, label, options }: RadioChoiceProps) {
    const { value, change } = useField<boolean>(name);
    return (
        <div role="radiogroup" aria-label={label}>
            <ul className={choiceStyles.list} role="presentation">
                {options.map(option => (
                    <li key={option.label}>
                        <label className={choiceStyles.option}>
                            <input
                                type="radio"
                                name={name}
                                checked={option.value === value}
                                onChange={() => change(option.value)}
                            />
                            <span className={choiceStyles.words}>
                                <span className={choiceStyles.name}>{option.label}</span>
                                <span className={styles.muted}>{option.hint}</span>
                            </span>
                        </label>
                    </li>
                ))}
            </ul>
        </div>
    );
}
