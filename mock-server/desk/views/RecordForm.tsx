import { Create, Edit, SimpleForm } from 'react-admin';
import type { Field } from '../../rows/fields';
import { emptyRecord } from '../fields/emptyRecord';
import { FieldInput } from '../fields/FieldInput';
import type { DeskResource } from '../resources';

interface Props {
    resource: DeskResource;
    fields: readonly Field[];
}

/** Edits a record. Waits for the response, so that errors are shown at their fields. */
export const RecordEdit = ({ fields }: Pick<Props, 'fields'>) => (
    <Edit mutationMode="pessimistic" redirect="show" sx={{ maxWidth: 640 }}>
        <SimpleForm>
            {fields.map(field => (
                <FieldInput key={field.name} field={field} disabled={field.name === 'id'} />
            ))}
        </SimpleForm>
    </Edit>
);

/** Creates a record; the server assigns its id, except for a customer's. */
export function RecordCreate({ resource, fields }: Props) {
    const asked = fields.filter(({ name }) => name !== 'id' || resource.name === 'customers');
    return (
        <Create redirect="show" sx={{ maxWidth: 640 }}>
            <SimpleForm defaultValues={{ ...emptyRecord(asked), ...resource.defaults }}>
                {asked.map(field => (
                    <FieldInput key={field.name} field={field} />
                ))}
            </SimpleForm>
        </Create>
    );
}
