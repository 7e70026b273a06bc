import {
    Datagrid,
    Labeled,
    ReferenceManyField,
    Show,
    SimpleShowLayout,
    DeleteWithConfirmButton,
    EditButton,
    TopToolbar,
    Pagination,
    WithRecord,
    type RaRecord,
} from 'react-admin';
import type { Field } from '../../rows/fields';
import type { Fields } from '../control';
import { FieldView } from '../fields/FieldView';
import { RESOURCES, type DeskResource } from '../resources';
import { columnsOf } from './RecordList';
import { SignInButton } from './SignInButton';
import { TicketAnswer } from './TicketAnswer';
import { WhyButton } from './WhyButton';

const IN_COLUMNS = {
    '& .RaSimpleShowLayout-stack': { display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, gap: 2 },
};

const Actions = ({ resource }: { resource: DeskResource }) => (
    <TopToolbar>
        {resource.name === 'users' && (
            <WithRecord
                render={(user: RaRecord) => (
                    <>
                        <WhyButton user={user} />
                        <SignInButton user={user} />
                    </>
                )}
            />
        )}
        <EditButton />
        <DeleteWithConfirmButton mutationMode="pessimistic" />
    </TopToolbar>
);

/** A record, and the records that refer to it. */
export function RecordShow({ resource, fields, all }: { resource: DeskResource; fields: readonly Field[]; all: Fields }) {
    return (
        <Show actions={<Actions resource={resource} />}>
            <SimpleShowLayout sx={IN_COLUMNS}>
                {fields.map(field => (
                    <Labeled key={field.name} source={field.name}>
                        <FieldView field={field} source={field.name} />
                    </Labeled>
                ))}
            </SimpleShowLayout>
            <SimpleShowLayout>
                {resource.name === 'tickets' && <TicketAnswer />}
                {resource.related?.flatMap(([name, target]) => {
                    const other = RESOURCES.find(candidate => candidate.name === name);
                    return other
                        ? [
                              <Labeled key={name} label={other.label} fullWidth>
                                  <ReferenceManyField reference={name} target={target} pagination={<Pagination />} perPage={10}>
                                      <Datagrid rowClick="show" bulkActionButtons={false} sx={{ overflowX: 'auto' }}>
                                          {columnsOf(other, all[name] ?? [])}
                                      </Datagrid>
                                  </ReferenceManyField>
                              </Labeled>,
                          ]
                        : [];
                })}
            </SimpleShowLayout>
        </Show>
    );
}
