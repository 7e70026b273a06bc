import { Select } from '../../ui/inputs/Select';

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
        <Select inline aria-label={label} value={value} options={[{ value: '', label: all }, ...options]} onChange={onChange} />
    );
}
