import {
    BooleanField,
    Datagrid,
    FunctionField,
    List,
    ReferenceArrayField,
    ReferenceInput,
    AutocompleteInput,
    SearchInput,
    SelectInput,
    TextField,
    NullableBooleanInput,
    type RaRecord,
} from 'react-admin';
import { SignInButton } from '../views/SignInButton';

const ROLES = ['USER', 'ADMIN', 'READER_ADMIN'].map(id => ({ id, name: id }));

const FILTERS = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="role" source="role" choices={ROLES} alwaysOn helperText={false} />,
    <ReferenceInput key="customer" source="customers_like" reference="customers" alwaysOn>
        <AutocompleteInput label="Customer" helperText={false} filterToQuery={(q: string) => (q === '' ? {} : { q })} />
    </ReferenceInput>,
    <NullableBooleanInput key="active" source="active" alwaysOn helperText={false} />,
];

/** All users, searched by name, e-mail, role, customer and state, with a button to sign in as them. */
export const SignInAs = () => (
    <List
        resource="users"
        title="Sign in as anybody"
        filters={FILTERS}
        exporter={false}
        actions={false}
        perPage={25}
        disableSyncWithLocation
        sort={{ field: 'email', order: 'ASC' }}
    >
        <Datagrid bulkActionButtons={false} rowClick="show" sx={{ '& .RaDatagrid-tableWrapper': { overflowX: 'auto' } }}>
            <TextField source="email" />
            <FunctionField
                label="name"
                sortBy="surname"
                render={({ forename, surname }: RaRecord) => [forename, surname].filter(Boolean).join(' ') || '–'}
            />
            <TextField source="role" />
            <ReferenceArrayField source="customers" reference="customers" sortable={false} />
            <BooleanField source="active" />
            <FunctionField label="" render={(user: RaRecord) => <SignInButton user={user} />} />
        </Datagrid>
    </List>
);
