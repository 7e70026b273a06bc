import {
    Labeled,
    ReferenceManyField,
    Show,
    SimpleShowLayout,
    DeleteWithConfirmButton,
    EditButton,
    TopToolbar,
    Pagination,
    WithRecord,
    useGetResourceLabel,
    type RaRecord,
} from 'react-admin';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { Field } from '../../rows/fields';
import type { Fields } from '../control';
import { FieldView } from '../fields/FieldView';
import { Section } from '../pages/Page';
import { RESOURCES, type DeskResource } from '../resources';
import { Records } from './RecordList';
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
    const kindName = useGetResourceLabel();
    return (
        <Show actions={<Actions resource={resource} />} component={Stack} sx={{ '& .RaShow-card': { gap: 3 } }}>
            <Card>
                <SimpleShowLayout sx={IN_COLUMNS}>
                    {fields.map(field => (
                        <Labeled key={field.name} source={field.name}>
                            <FieldView field={field} source={field.name} />
                        </Labeled>
                    ))}
                </SimpleShowLayout>
            </Card>
            {resource.name === 'tickets' && <TicketAnswer />}
            {resource.related?.flatMap(([name, target]) => {
                const other = RESOURCES.find(candidate => candidate.name === name);
                if (!other) return [];
                return [
                    <Section key={name} title={kindName(name, 2)}>
                        <ReferenceManyField reference={name} target={target} pagination={<Pagination />} perPage={10}>
                            <Card>
                                <Records resource={other} fields={all[name] ?? []} target={target} />
                            </Card>
                        </ReferenceManyField>
                    </Section>,
                ];
            })}
        </Show>
    );
}
