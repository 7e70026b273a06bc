import type { ComponentProps } from 'react';
import styles from './box.module.css';

export interface SelectOption<Value extends string = string> {
    value: Value;
    /** translated */
    label: string;
    disabled?: boolean | undefined;
}

interface SelectProps<Value extends string> extends Omit<
    ComponentProps<'select'>,
    'value' | 'onChange' | 'className' | 'children'
> {
    /** `''` while nothing is selected, or undefined if that is an option itself */
    value: Value | '' | undefined;
    options: readonly SelectOption<Value>[];
    onChange(value: NoInfer<Value>): void;
    /** translated; shown while nothing is selected */
    placeholder?: string | undefined;
    /** as wide as its words, for a toolbar */
    inline?: boolean;
}

/** The browser's own selection, quick by keyboard and on a phone; its caller names it. `SelectField` is one with a label. */
export function Select<Value extends string>({ value, options, onChange, placeholder, inline, ...props }: SelectProps<Value>) {
    const none = options.some(option => option.value === '') ? '?' : '';
    return (
        <select
            {...props}
            className={inline ? `${styles.input} ${styles.inline}` : styles.input}
            value={value ?? none}
            onChange={({ target }) => {
                const chosen = options.find(option => option.value === target.value);
                if (chosen) onChange(chosen.value);
            }}
        >
            {placeholder !== undefined && (
                <option value={none} disabled>
                    {placeholder}
                </option>
            )}
            {options.map(option => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                    {option.label}
                </option>
            ))}
        </select>
    );
}
