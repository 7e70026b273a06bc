import { FieldFrame } from './FieldFrame';
import { Select, type SelectOption } from './Select';

export interface SelectFieldProps<Value extends string = string> {
    /** names the input; forms find it by this */
    name?: string;
    /** translated */
    label: string;
    /** `''` while nothing is selected */
    value: Value | '';
    options: readonly SelectOption<Value>[];
    onChange(value: NoInfer<Value>): void;
    /** translated; shown while nothing is selected, which has to be */
    placeholder?: string;
    /** translated message beside the field; marks it invalid */
    error?: string | null;
    /** translated hint below the field */
    hint?: string;
}

/** A selection with its label, hint and error. */
export function SelectField<Value extends string>({ label, error, hint, ...select }: SelectFieldProps<Value>) {
    const { placeholder } = select;
    return (
        <FieldFrame label={label} required={placeholder === undefined ? undefined : true} error={error} hint={hint}>
            {input => <Select {...select} {...input} />}
        </FieldFrame>
    );
}
