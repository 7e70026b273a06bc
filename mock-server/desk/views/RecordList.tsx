import type { ReactElement } from 'react';
import {
    BulkDeleteButton,
    Datagrid,
    FunctionField,
    List,
    Pagination,
    SearchInput,
    SimpleList,
    useListContext,
    useResourceContext,
    useGetResourceLabel,
    type RaRecord,
} from 'react-admin';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Field } from '../../rows/fields';
import { FieldInput } from '../fields/FieldInput';
import { FieldView } from '../fields/FieldView';
import { Trouble } from '../pages/Page';
import type { DeskResource } from '../resources';
import { useFormat } from '../texts';
import { fieldAt } from './fieldAt';
import { SignInButton } from './SignInButton';

const UNSORTED = ['group', 'list', 'json', 'references', 'texts'];

/** The columns of a list, or of the records related to another one. */
const columnsOf = ({ name, columns, nameOf }: DeskResource, fields: readonly Field[], target?: string) => [
    ...columns.flatMap(path => {
        if (path === target) return [];
        if (path === 'surname') {
            return [
                <FunctionField
                    key={path}
                    source={path}
                    label="resources.users.fields.name"
                    render={(user: RaRecord) => nameOf(user)}
                />,
            ];
        }
        const field = fieldAt(fields, path);
        return field
            ? [<FieldView key={path} field={field} source={path} sortable={!UNSORTED.includes(field.kind)} brief />]
            : [];
    }),
    ...(name === 'users'
        ? [
              <FunctionField
                  key="sign-in"
                  label="desk.signIn.short"
                  sortable={false}
                  render={(user: RaRecord) => <SignInButton user={user} />}
              />,
          ]
        : []),
];

/** The title of a list, with the number of its records. */
function Counted() {
    const resource = useResourceContext() ?? '';
    const label = useGetResourceLabel()(resource, 2);
    const format = new Intl.NumberFormat(useFormat());
    const { total } = useListContext();
    return (
        <>
            {label}
            {total !== undefined && (
                <Typography component="span" variant="h2" color="textSecondary" sx={{ ml: 1.5, fontWeight: 400 }}>
                    {format.format(total)}
                </Typography>
            )}
        </>
    );
}

/** Says that a list could not be read. */
function ListTrouble() {
    const { error, refetch } = useListContext();
    return <Trouble query={{ error, refetch }} />;
}

/** The pages of a list, of which nothing is known when it could not be read. */
function ListPages() {
    return useListContext().error ? null : <Pagination />;
}

const useIsPhone = () => useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'));

interface RecordsProps {
    resource: DeskResource;
    fields: readonly Field[];
    /** the field by which they refer to the record of the page */
    target?: string;
    /** what can be done with several at once */
    bulkActionButtons?: ReactElement | false;
}

/** The records of a list: a table, on a phone rows of two lines. */
export function Records({ resource, fields, target, bulkActionButtons = false }: RecordsProps) {
    const { second, nameOf } = resource;
    if (!useIsPhone()) {
        return (
            <Datagrid
                rowClick="show"
                bulkActionButtons={bulkActionButtons}
                sx={{
                    '& .MuiTableCell-root': { maxWidth: 320, paddingInline: '10px' },
                    '& .MuiTableCell-paddingCheckbox': { width: 48, paddingInline: '4px 0' },
                    '& .column-surname': { minWidth: 132 },
                    // its name and number stay in one line
                    '& :is(.column-customer, .column-customerId)': { whiteSpace: 'nowrap' },
                }}
            >
                {columnsOf(resource, fields, target)}
            </Datagrid>
        );
    }
    return (
        <SimpleList
            rowClick="show"
            primaryText={(record: RaRecord) => nameOf(record)}
            secondaryText={() => (
                <Stack component="span" direction="row" sx={{ columnGap: 2, flexWrap: 'wrap' }}>
                    {second.map(path => {
                        const field = fieldAt(fields, path);
                        return field && <FieldView key={path} field={field} source={path} brief plain />;
                    })}
                </Stack>
            )}
        />
    );
}

/** The list of a collection, with a search over all its fields and filters by some. */
export function RecordList({ resource, fields }: { resource: DeskResource; fields: readonly Field[] }) {
    const isPhone = useIsPhone();
    const filters = [
        <SearchInput key="q" source="q" alwaysOn />,
        ...resource.filters.flatMap(path => {
            const field = fieldAt(fields, path);
            return field ? [<FieldInput key={path} field={field} source={path} filter alwaysOn={!isPhone} />] : [];
        }),
    ];
    const field = resource.sort.replace('-', '');
    return (
        <List
            title={<Counted />}
            filters={filters}
            perPage={25}
            exporter={false}
            sort={{ field, order: field === resource.sort ? 'ASC' : 'DESC' }}
            error={<ListTrouble />}
            pagination={<ListPages />}
        >
            <Records
                resource={resource}
                fields={fields}
                // Waits for the response, because the server refuses to delete a row to which others refer.
                bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}
            />
        </List>
    );
}
