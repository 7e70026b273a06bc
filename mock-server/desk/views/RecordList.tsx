import { BulkDeleteButton, Datagrid, List, SearchInput } from 'react-admin';
import type { Field } from '../../rows/fields';
import { FieldInput } from '../fields/FieldInput';
import { FieldView } from '../fields/FieldView';
import type { DeskResource } from '../resources';
import { fieldAt } from './fieldAt';

/** The columns of a list, or of the records related to another one. */
export const columnsOf = ({ columns }: DeskResource, fields: readonly Field[]) =>
    columns.flatMap(path => {
        const field = fieldAt(fields, path);
        const sortable = field && !['group', 'list', 'json', 'references', 'texts'].includes(field.kind);
        return field ? [<FieldView key={path} field={field} source={path} sortable={sortable} brief />] : [];
    });

/** The list of a collection, with a search over all its fields and filters by some. */
export function RecordList({ resource, fields }: { resource: DeskResource; fields: readonly Field[] }) {
    const filters = [
        <SearchInput key="q" source="q" alwaysOn />,
        ...resource.filters.flatMap(path => {
            const field = fieldAt(fields, path);
            return field ? [<FieldInput key={path} field={field} source={path} filter alwaysOn />] : [];
        }),
    ];
    return (
        <List title={resource.label} filters={filters} perPage={25} exporter={false}>
            <Datagrid
                rowClick="show"
                // Waits for the response, because the server refuses to delete a row to which others refer.
                bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}
                sx={{ '& .MuiTableCell-root': { maxWidth: 320 }, '& .RaDatagrid-tableWrapper': { overflowX: 'auto' } }}
            >
                {columnsOf(resource, fields)}
            </Datagrid>
        </List>
    );
}
