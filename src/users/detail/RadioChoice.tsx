import { useField } from '../../shared/form/fields';
import { RadioField, type RadioFieldProps } from '../../ui/inputs/RadioField';

/** A choice between two options of a form, whose value is true or false, each with its consequence. */
export function RadioChoice(props: Omit<RadioFieldProps<boolean>, 'value' | 'onChange'>) {
    const { value, change } = useField<boolean>(props.name);
    return <RadioField {...props} value={value} onChange={change} />;
}
