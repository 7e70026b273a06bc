import { useLocaleState } from 'ra-core';
import { useRef } from 'react';
import { CheckboxField as Checkbox, type CheckboxFieldProps } from '../../ui/inputs/CheckboxField';
import { DateField, type DateFieldProps } from '../../ui/inputs/DateField';
import { MessageField as Message, type MessageFieldProps } from '../../ui/inputs/MessageField';
import { SelectField as Select, type SelectFieldProps } from '../../ui/inputs/SelectField';
import { TextField as Text, type TextFieldProps } from '../../ui/inputs/TextField';
import { formatLongDay, todayUtc } from '../format/date';
import { useForm } from './FormFields';

/** The inputs of `src/ui/inputs`, bound by name to the surrounding form: value, change and error. */

/** An input's own props, without those that the form provides. */
type Bound<Props, Value> = Omit<Props, 'name' | 'value' | 'checked' | 'onChange' | 'error'> & {
    /** names a value of the form, and its input */
    name: string;
    /** called after the form's value has changed */
    onChange?(value: Value): void;
};

/** Returns the value of a field, a function that changes it, and its error. A change clears the error until the form is sent again. */
export function useField<Value>(name: string, onChange?: (value: Value) => void) {
    const form = useForm<Record<string, unknown>>();
    return {
        value: form.values[name] as Value,
        error: form.refusals[name] || null,
        change(value: Value) {
            form.change({ [name]: value });
            onChange?.(value);
        },
    };
}

interface InstantProps {
    /** an error to show before the form is sent, translated */
    error?: string | undefined;
}

/** A line of text. */
export function TextField({ name, onChange, ...props }: Bound<TextFieldProps, string> & InstantProps) {
    const { value, error, change } = useField(name, onChange);
    return <Text autoComplete="off" {...props} name={name} value={value} error={props.error ?? error} onChange={change} />;
}

/** A text of several lines; Ctrl+Enter or Cmd+Enter sends the form. */
export function MessageField({ name, onChange, inputRef, ...props }: Bound<MessageFieldProps, string>) {
    const { value, error, change } = useField(name, onChange);
    const own = useRef<HTMLTextAreaElement>(null);
    const input = inputRef ?? own;
    const send = () => input.current?.form?.requestSubmit();
    return <Message {...props} name={name} inputRef={input} value={value} error={error} onSend={send} onChange={change} />;
}

/**
 * An expiry date, today or later (KEY-6); `''` while there is none. Shows the day in the portal's language too, because the browser's input
 * uses the browser's. The form validates complete dates with `expirySeconds` and `todayUtc`.
 */
export function ExpiryField({ name, onChange, ...props }: Bound<DateFieldProps, string>) {
    const { value, error, change } = useField(name, onChange);
    const [language] = useLocaleState();
    const long = formatLongDay(value, language);
    return <DateField min={todayUtc()} {...props} name={name} long={long} value={value} error={error} onChange={change} />;
}

/** A select. A value from a draft that is no longer an option counts as none. */
export function SelectField({ name, onChange, ...props }: Bound<SelectFieldProps, string>) {
    const { value, error, change } = useField(name, onChange);
    const offered = props.options.some(option => option.value === value);
    return <Select {...props} name={name} value={offered ? value : ''} error={error} onChange={change} />;
}

interface FixedProps {
    /** shows this instead of the value, and cannot be changed */
    fixed?: boolean | undefined;
}

/** A checkbox. */
export function CheckboxField({ name, onChange, fixed, ...props }: Bound<CheckboxFieldProps, boolean> & FixedProps) {
    const { value, error, change } = useField(name, onChange);
    return (
        <Checkbox
            {...props}
            name={name}
            disabled={props.disabled || fixed !== undefined}
            checked={fixed ?? value}
            error={error}
            onChange={change}
        />
    );
}
