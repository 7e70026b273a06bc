import { Fragment } from 'react';
import {
    ArrayField,
    BooleanField,
    Datagrid,
    DateField,
    FunctionField,
    NumberField,
    ReferenceArrayField,
    ReferenceField,
    SelectField,
    TextArrayField,
    TextField,
    UrlField,
    useTranslate,
    type RaRecord,
} from 'react-admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Field } from '../../rows/fields';
import { useFormat, useWords } from '../texts';

/** Epoch seconds as a Date for react-admin's fields. */
const toDate = (seconds: unknown): Date => new Date(Number(seconds) * 1000);

const WRAPPED = { overflowWrap: 'break-word', whiteSpace: 'pre-line' } as const;
const CUT = {
    display: 'inline-block',
    maxWidth: 180,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
} as const;
const CODE = { fontFamily: 'var(--p-mono)', whiteSpace: 'nowrap' } as const;

interface Props {
    field: Field;
    source: string;
    /** read by react-admin from a column's element */
    sortable?: boolean;
    /** in a table: shows only the number of entries of long contents */
    brief?: boolean;
    /** within a link: has none of its own */
    plain?: boolean;
}

/** The value of a field of the surrounding record, shown by the field's kind. */
export function FieldView({ field, source, brief = false, plain = false }: Props) {
    const t = useWords();
    const locales = useFormat();
    const empty = t('unset');
    switch (field.kind) {
        case 'number':
        case 'integer':
            return <NumberField source={source} options={{ useGrouping: false }} emptyText={empty} />;
        case 'boolean':
            return <BooleanField source={source} />;
        case 'time':
            return (
                <DateField
                    source={source}
                    showTime={!brief || field.name !== 'expire'}
                    showDate
                    transform={toDate}
                    emptyText={empty}
                    locales={locales}
                />
            );
        case 'day':
            return <DateField source={source} emptyText={empty} locales={locales} options={{ timeZone: 'UTC' }} />;
        case 'reference':
            return (
                <ReferenceField source={source} reference={field.reference ?? ''} link={plain ? false : 'show'} empty={empty} />
            );
        case 'references':
            return brief ? <Count source={source} /> : <ReferenceArrayField source={source} reference={field.reference ?? ''} />;
        case 'texts':
            return <TextArrayField source={source} />;
        case 'group':
            return brief ? <TrueParts source={source} /> : <Parts fields={field.fields ?? []} source={source} />;
        case 'list':
            return brief ? <Count source={source} /> : <Rows fields={field.fields ?? []} source={source} />;
        case 'json':
            return <FunctionField source={source} render={(record: RaRecord) => JSON.stringify(record[source])} />;
        case 'choice':
            return <Value field={field} source={source} />;
        case 'text':
            if (field.name === 'link' && !plain)
                return <UrlField source={source} emptyText={empty} style={brief ? CUT : WRAPPED} />;
            return (
                <TextField
                    source={source}
                    emptyText={empty}
                    sx={field.name === 'token' || field.name === 'releaseCode' ? CODE : WRAPPED}
                />
            );
    }
}

/** A value of a few, by its name. */
const Value = ({ field: { name, choices = [] }, source }: { field: Field; source: string }) => {
    const translate = useTranslate();
    const t = useWords();
    const named = choices.map(id => ({ id, name: translate(`values.${name}.${id}`, { _: String(id) }) }));
    return <SelectField source={source} choices={named} translateChoice={false} emptyText={t('unset')} />;
};

/** The flags of a group that are set. */
const TrueParts = ({ source }: { source: string }) => {
    const translate = useTranslate();
    const t = useWords();
    return (
        <FunctionField
            source={source}
            render={(record: RaRecord) =>
                Object.entries((record[source] ?? {}) as Record<string, unknown>)
                    .filter(([, value]) => value === true)
                    .map(([name]) => translate(`fields.${name}`))
                    .join(', ') || t('unset')
            }
        />
    );
};

const Count = ({ source }: { source: string }) => (
    <FunctionField source={source} render={(record: RaRecord) => (record[source] as unknown[] | undefined)?.length ?? 0} />
);

/** The fields of a group, each beside its name. */
const Parts = ({ fields, source }: { fields: readonly Field[]; source: string }) => {
    const translate = useTranslate();
    return (
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, alignItems: 'center' }}>
            {fields.map(part => (
                <Fragment key={part.name}>
                    <Typography component="dt" variant="body2" color="textSecondary">
                        {translate(`fields.${part.name}`)}
                    </Typography>
                    <Box component="dd" sx={{ m: 0 }}>
                        <FieldView field={part} source={`${source}.${part.name}`} />
                    </Box>
                </Fragment>
            ))}
        </Box>
    );
};

const Rows = ({ fields, source }: { fields: readonly Field[]; source: string }) => (
    <ArrayField source={source}>
        <Datagrid bulkActionButtons={false} rowClick={false}>
            {fields.map(part => (
                <FieldView key={part.name} field={part} source={part.name} brief />
            ))}
        </Datagrid>
    </ArrayField>
);
