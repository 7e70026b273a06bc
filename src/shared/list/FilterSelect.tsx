import styles from './list.module.css';

interface FilterSelectProps {
    /** translated */
    label: string;
    /** `''` for all rows */
    value: string;
    /** the choices after `all`; translated */
    options: readonly { value: string; label: string }[];
    /** shown while nothing is chosen, translated */
    all: string;
    onChange(value: string): void;
}

/** A filter of a list in its toolbar: one value out of several, or all. */
export function FilterSelect({ label, value, options, all, onChange }: FilterSelectProps) {
    return (
        <select className={styles.sortSelect} aria-label={label} value={value} onChange={event => onChange(event.target.value)}>
            <option value="">{all}</option>
            {options.map(option => (
                <option key={option.value} value={option.value}>
                    {option.label}
                </option>
            ))}
        </select>
    );
}
