import {
    ArrayField,
    BooleanField,
    Datagrid,
    DateField,
    FunctionField,
    Labeled,
    NumberField,
    ReferenceArrayField,
    ReferenceField,
    SimpleShowLayout,
    TextArrayField,
    TextField,
    type RaRecord,
} from 'react-admin';
import type { Field } from '../../rows/fields';

/** Epoch seconds as a Date for react-admin's fields. */
const toDate = (seconds: unknown): Date => new Date(Number(seconds) * 1000);

interface Props {
    field: Field;
    source: string;
    /** read by react-admin from a column's element */
    sortable?: boolean;
    /** in a table: shows only the number of entries of long contents */
    brief?: boolean;
}

/** The value of a field of the surrounding record, shown by the field's kind. */
export function FieldView({ field, source, brief = false }: Props) {
    switch (field.kind) {
        case 'number':
        case 'integer':
            return <NumberField source={source} options={{ useGrouping: false }} emptyText="–" />;
        case 'boolean':
            return <BooleanField source={source} />;
        case 'time':
            return <DateField source={source} showTime transform={toDate} emptyText="–" locales="en-GB" />;
        case 'reference':
            return <ReferenceField source={source} reference={field.reference ?? ''} link="show" empty="–" />;
        case 'references':
            return <ReferenceArrayField source={source} reference={field.reference ?? ''} />;
        case 'texts':
            return <TextArrayField source={source} />;
        case 'group':
            return brief ? <TrueParts source={source} /> : <Parts fields={field.fields ?? []} source={source} />;
        case 'list':
            return brief ? <Count source={source} /> : <Rows fields={field.fields ?? []} source={source} />;
        case 'json':
            return <FunctionField source={source} render={(record: RaRecord) => JSON.stringify(record[source])} />;
        case 'text':
        case 'choice':
        case 'day':
            return <TextField source={source} emptyText="–" sx={{ overflowWrap: 'break-word', whiteSpace: 'pre-line' }} />;
    }
}

/** The flags of a group that are set, as chips. */
const TrueParts = ({ source }: { source: string }) => (
    <FunctionField
        source={source}
        render={(record: RaRecord) =>
            Object.entries((record[source] ?? {}) as Record<string, unknown>)
                .filter(([, value]) => value === true)
                .map(([name]) => name)
                .join(', ') || '–'
        }
    />
);

const Count = ({ source }: { source: string }) => (
    <FunctionField source={source} render={(record: RaRecord) => (record[source] as unknown[] | undefined)?.length ?? 0} />
);

const Parts = ({ fields, source }: { fields: readonly Field[]; source: string }) => (
    <SimpleShowLayout sx={{ p: 0 }}>
        {fields.map(part => (
            <Labeled key={part.name} source={`${source}.${part.name}`}>
                <FieldView field={part} source={`${source}.${part.name}`} />
            </Labeled>
        ))}
    </SimpleShowLayout>
);

const Rows = ({ fields, source }: { fields: readonly Field[]; source: string }) => (
    <ArrayField source={source}>
        <Datagrid bulkActionButtons={false} rowClick={false} sx={{ overflowX: 'auto' }}>
            {fields.map(part => (
                <FieldView key={part.name} field={part} source={part.name} brief />
            ))}
        </Datagrid>
    </ArrayField>
);
