import type { ReactNode } from 'react';
import { CheckboxField } from './CheckboxField';
import { FieldGroup } from './FieldGroup';

interface CheckboxGroupProps {
    /** what they are about, translated */
    legend: string;
    options: readonly { id: string; label: string; hint?: string }[];
    /** ids */
    chosen: readonly string[];
    onToggle(id: string, isChosen: boolean): void;
    /** above the checkboxes */
    text?: ReactNode;
    /** below them */
    children?: ReactNode;
}

/** Any number of several, each with a checkbox. */
export const CheckboxGroup = ({ legend, options, chosen, onToggle, text, children }: CheckboxGroupProps) => (
    <FieldGroup legend={legend} long>
        {text && <p className="muted no-margin">{text}</p>}
        {options.map(({ id, label, hint }) => (
            <CheckboxField
                key={id}
                label={label}
                hint={hint}
                checked={chosen.includes(id)}
                onChange={isChosen => onToggle(id, isChosen)}
            />
        ))}
        {children}
    </FieldGroup>
);
