import {
    ArrayInput,
    AutocompleteArrayInput,
    AutocompleteInput,
    BooleanInput,
    DateInput,
    DateTimeInput,
    NullableBooleanInput,
    NumberInput,
    ReferenceArrayInput,
    ReferenceInput,
    required,
    SelectInput,
    SimpleFormIterator,
    TextArrayInput,
    TextInput,
    useTranslate,
} from 'react-admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Field } from '../../rows/fields';

const LONG = /^(content|text|description|adminNote)$/;

const emptyToNull = (value: string): string | null => (value === '' ? null : value);
const toSeconds = (value: string): number | null => {
    const time = Date.parse(value);
    return Number.isNaN(time) ? null : Math.floor(time / 1000);
};
const fromSeconds = (seconds: number | null | undefined): Date | '' =>
    seconds === null || seconds === undefined ? '' : new Date(seconds * 1000);
const search = (q: string): { q?: string } => (q === '' ? {} : { q });

interface Props {
    field: Field;
    /** the path of the value in the record; the field's name unless it is part of a group */
    source?: string;
    disabled?: boolean;
    /** in a filter no field is required */
    filter?: boolean;
    alwaysOn?: boolean;
    /** in a group or list: its name is not one of the collection's fields */
    nested?: boolean;
}

/** The input of a field by its kind. The server checks the record against its schema and returns errors by field. */
export function FieldInput({ field, source = field.name, disabled = false, filter = false, nested = false }: Props) {
    const translate = useTranslate();
    const { kind, nullable, choices = [], reference = '', fields = [] } = field;
    const common = {
        source,
        disabled,
        ...(nested && { label: `fields.${field.name}` }),
        helperText: false as const,
        validate: field.required && !nullable && !filter && kind !== 'boolean' && kind !== 'text' ? required() : undefined,
    };
    switch (kind) {
        case 'text':
            return (
                <TextInput {...common} parse={nullable ? emptyToNull : undefined} multiline={LONG.test(field.name) && !filter} />
            );
        case 'number':
        case 'integer':
            return <NumberInput {...common} step={kind === 'integer' ? 1 : 'any'} />;
        case 'boolean':
            return filter ? <NullableBooleanInput {...common} /> : <BooleanInput {...common} />;
        case 'choice':
            return (
                <SelectInput
                    {...common}
                    choices={choices.map(value => ({
                        id: value,
                        name: translate(`values.${field.name}.${value}`, { _: String(value) }),
                    }))}
                    translateChoice={false}
                    parse={nullable ? emptyToNull : undefined}
                />
            );
        case 'time':
            return <DateTimeInput {...common} format={fromSeconds} parse={toSeconds} />;
        case 'day':
            return <DateInput {...common} parse={emptyToNull} />;
        case 'reference':
            return (
                <ReferenceInput source={source} reference={reference}>
                    <AutocompleteInput {...common} filterToQuery={search} parse={(id: string) => emptyToNull(id)} />
                </ReferenceInput>
            );
        case 'references':
            return (
                <ReferenceArrayInput source={source} reference={reference}>
                    <AutocompleteArrayInput {...common} filterToQuery={search} />
                </ReferenceArrayInput>
            );
        case 'texts':
            return <TextArrayInput {...common} />;
        case 'group':
            return (
                <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, width: '100%' }}>
                    <Typography component="legend" variant="subtitle2">
                        {translate(`fields.${field.name}`)}
                    </Typography>
                    {fields.map(part => (
                        <FieldInput key={part.name} field={part} source={`${source}.${part.name}`} nested />
                    ))}
                </Box>
            );
        case 'list':
            return (
                <ArrayInput source={source} helperText={false}>
                    <SimpleFormIterator inline>
                        {fields.map(part => (
                            <FieldInput key={part.name} field={part} nested />
                        ))}
                    </SimpleFormIterator>
                </ArrayInput>
            );
        case 'json':
            return <TextInput {...common} multiline format={formatJson} parse={parseJson} />;
    }
}

const formatJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** Returns text that is not valid JSON unchanged; the server refuses it. */
const parseJson = (text: string): unknown => {
    try {
        return JSON.parse(text);
    } catch {
        return text;
    }
};
