import { useSearchParams, Link as RouterLink } from 'react-router-dom';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Field } from '../../rows/fields';
import type { KindDifference } from '../../situations/compare';
import { BoxTable } from '../BoxTable';
import { Choice } from '../Choice';
import type { Fields } from '../control';
import type { SituationEntry } from '../../situations';
import { nameOf } from '../resources';
import { useFormat, useServed, useWords } from '../texts';
import { useControl } from '../useControl';
import { fieldAt } from '../views/fieldAt';
import { Page, Section, Trouble } from './Page';

const CELL = { py: 1.5, verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

const SIDES = ['before', 'after'] as const;

/** What is different between two situations; the address names them, and is empty for what is there now. */
export function Compare({ fields }: { fields: Fields }) {
    const t = useWords();
    const served = useServed();
    const format = useFormat();
    const [chosen, choose] = useSearchParams();
    const situations = useControl<SituationEntry[]>('situations');
    const [before, after] = SIDES.map(side => chosen.get(side) ?? '');
    const difference = useControl<KindDifference[]>(
        `situations/difference?${new URLSearchParams({ before: before ?? '', after: after ?? '' }).toString()}`,
    );
    const options = [
        ['', t('compare.now')],
        ...(situations.data ?? []).map(({ name, title, ready, savedAt }) => {
            const time = ready || savedAt === null ? '' : `, ${new Date(savedAt * 1000).toLocaleString(format)}`;
            return [name, served(`situation.${name}.title`, title) + time] as const;
        }),
    ] as const;
    const known = (name = ''): string => (options.some(([value]) => value === name) ? name : '');
    return (
        <Page title={t('compare.title')} about={t('compare.about')} query={situations}>
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'end' } }}>
                <Choice
                    label={t('compare.before')}
                    value={known(before)}
                    options={options}
                    onChange={name => choose({ before: name, after: after ?? '' })}
                />
                <IconButton
                    aria-label={t('compare.swap')}
                    sx={{ flex: 'none', alignSelf: { xs: 'center', sm: 'end' } }}
                    onClick={() => choose({ before: after ?? '', after: before ?? '' })}
                >
                    <SwapHoriz />
                </IconButton>
                <Choice
                    label={t('compare.after')}
                    value={known(after)}
                    options={options}
                    onChange={name => choose({ before: before ?? '', after: name })}
                />
            </Stack>
            <Trouble query={difference} />
            {difference.data?.length === 0 && <Alert severity="info">{t('compare.same')}</Alert>}
            {difference.data && difference.data.length > 0 && (
                <Differences kinds={difference.data} isNow={after === ''} fields={fields} />
            )}
        </Page>
    );
}

const useKindName = () => {
    const label = useGetResourceLabel();
    return (kind: string): string => label(kind, 2);
};

interface ShownProps {
    /** whether the later one is what is there now */
    isNow: boolean;
    fields: Fields;
}

function Differences({ kinds, ...shown }: ShownProps & { kinds: readonly KindDifference[] }) {
    const t = useWords();
    const nameOfKind = useKindName();
    const format = new Intl.NumberFormat(useFormat());
    return (
        <>
            <BoxTable
                label={t('compare.overview')}
                head={[
                    { title: t('compare.kind') },
                    { title: t('compare.came'), align: 'right' },
                    { title: t('compare.went'), align: 'right' },
                    { title: t('compare.changed'), align: 'right' },
                ]}
            >
                {kinds.map(({ kind, came, went, changed }) => (
                    <TableRow key={kind}>
                        <TableCell component="th" scope="row">
                            {nameOfKind(kind)}
                        </TableCell>
                        {[came, went, changed].map(({ total }, at) => (
                            <TableCell key={at} align="right" sx={{ color: total === 0 ? 'text.secondary' : undefined }}>
                                {format.format(total)}
                            </TableCell>
                        ))}
                    </TableRow>
                ))}
            </BoxTable>
            {kinds.map(difference => (
                <KindSection key={difference.kind} difference={difference} {...shown} />
            ))}
        </>
    );
}

/** The records of a kind that differ; those that are there now are links. */
function KindSection({ difference, isNow, fields: all }: ShownProps & { difference: KindDifference }) {
    const { kind, came, went, changed } = difference;
    const t = useWords();
    const nameOfKind = useKindName();
    const total = came.total + went.total + changed.total;
    const shown = came.rows.length + went.rows.length + changed.rows.length;
    const rows = [
        ...changed.rows.map(({ row, fields }) => ({ what: t('compare.changed'), row, fields })),
        ...came.rows.map(row => ({ what: t('compare.came'), row, fields: [] })),
        ...went.rows.map(row => ({ what: t('compare.went'), row, fields: [] })),
    ];
    return (
        <Section title={nameOfKind(kind)} {...(shown < total && { about: t('compare.more', { shown, smart_count: total }) })}>
            <BoxTable
                label={nameOfKind(kind)}
                head={[{ title: t('compare.record') }, { title: t('compare.what') }, { title: t('compare.fields') }]}
            >
                {rows.map(({ what, row, fields }, at) => (
                    <TableRow key={at}>
                        <TableCell component="th" scope="row" sx={CELL}>
                            {isNow &&
                            what !== t('compare.went') &&
                            typeof row.id === 'string' &&
                            nameOf(kind, row) !== undefined ? (
                                <Link component={RouterLink} to={`/${kind}/${encodeURIComponent(row.id)}/show`}>
                                    {nameOf(kind, row)}
                                </Link>
                            ) : (
                                (nameOf(kind, row) ?? JSON.stringify(row))
                            )}
                        </TableCell>
                        <TableCell sx={{ ...CELL, overflowWrap: 'normal' }}>{what}</TableCell>
                        <TableCell sx={CELL}>
                            {fields.map(change => (
                                <Change
                                    key={change.field}
                                    kind={kind}
                                    known={fieldAt(all[kind] ?? [], change.field)}
                                    {...change}
                                />
                            ))}
                        </TableCell>
                    </TableRow>
                ))}
            </BoxTable>
        </Section>
    );
}

interface ChangeProps {
    kind: string;
    field: string;
    /** what is known of the field */
    known: Field | undefined;
    before: unknown;
    after: unknown;
}

function Change({ kind, field, known, before, after }: ChangeProps) {
    const t = useWords();
    const translate = useTranslate();
    const format = useFormat();
    const path = field.split('.');
    const label = path.map(name => translate(`resources.${kind}.fields.${name}`, { _: name })).join(', ');
    const show = (value: unknown): string => {
        if (value === null || value === '') return t('unset');
        if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
        if (typeof value === 'number' && known?.kind === 'time') return new Date(value * 1000).toLocaleString(format);
        if (Array.isArray(value) && value.every(item => typeof item === 'string')) return value.join(', ') || t('unset');
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return known?.kind === 'choice' ? translate(`values.${known.name}.${text}`, { _: text }) : text;
    };
    return (
        <Typography variant="body2" component="div">
            <Typography variant="body2" component="span" color="textSecondary">
                {label}:
            </Typography>{' '}
            {show(before)} → {show(after)}
        </Typography>
    );
}
