import { useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FAULT_KINDS, METHODS, type Fault } from '../../faultInput';
import { Choice } from '../Choice';
import { control } from '../control';
import type { FaultPreset } from '../../faultPresets';
import { useServed, useWords, type Word } from '../texts';
import { useChange, useControl } from '../useControl';
import { FaultList } from './FaultList';
import { Page, Section } from './Page';

const FIELDS: readonly (readonly [name: string, label: Word, hint?: Word])[] = [
    ['path', 'faults.path', 'faults.pathHint'],
    ['person', 'faults.person', 'faults.personHint'],
    ['status', 'faults.status', 'faults.statusHint'],
    ['code', 'faults.code', 'faults.codeHint'],
    ['message', 'faults.message'],
    ['retryAfter', 'faults.retryAfter', 'faults.retryAfterHint'],
    ['seconds', 'faults.seconds', 'faults.secondsHint'],
    ['times', 'faults.times', 'faults.timesHint'],
];

/** The faults of the API: those that are set, common ones at one click, others with a form. */
export function Faults() {
    const t = useWords();
    const served = useServed();
    const faults = useControl<Fault[]>('faults', 3000);
    const presets = useControl<FaultPreset[]>('fault-presets');
    const change = useChange();
    return (
        <Page title={t('faults.title')} about={t('faults.about')} query={faults}>
            {faults.data?.length === 0 && <Typography color="textSecondary">{t('faults.none')}</Typography>}
            {faults.data && faults.data.length > 0 && <FaultList faults={faults.data} />}
            {faults.data && faults.data.length > 1 && (
                <Button
                    variant="outlined"
                    sx={{ alignSelf: 'start' }}
                    onClick={() => void change(() => control('DELETE', 'faults'))}
                >
                    {t('faults.removeAll')}
                </Button>
            )}
            <Section title={t('faults.common')}>
                <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                    {presets.data?.map(({ name, title, fault }) => {
                        const words = served(`fault.${name}`, title);
                        return (
                            <Button
                                key={name}
                                variant="outlined"
                                onClick={() =>
                                    void change(() => control('POST', 'faults', fault), t('faults.presetDone', { name: words }))
                                }
                            >
                                {words}
                            </Button>
                        );
                    })}
                </Stack>
            </Section>
            <Section title={t('faults.new')}>
                <FaultForm />
            </Section>
        </Page>
    );
}

function FaultForm() {
    const t = useWords();
    const change = useChange();
    const [kind, setKind] = useState('status');
    const [method, setMethod] = useState<string>('*');
    const [values, setValues] = useState<Record<string, string>>({});
    const add = async (event: SubmitEvent) => {
        event.preventDefault();
        if (await change(() => control('POST', 'faults', { kind, method, ...values }), t('faults.setDone'))) setValues({});
    };
    return (
        <Card component="form" onSubmit={add} aria-label={t('faults.new')} sx={{ p: 2 }}>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' }}>
                <Choice
                    label={t('faults.kind')}
                    value={kind}
                    options={FAULT_KINDS.map(name => [name, t(`kind.${name}`)])}
                    onChange={setKind}
                />
                <Choice
                    label={t('faults.method')}
                    value={method}
                    options={METHODS.map(name => [name, name === '*' ? t('faults.anyMethod') : name])}
                    onChange={setMethod}
                />
                {FIELDS.map(([name, label, hint]) => (
                    <TextField
                        key={name}
                        label={t(label)}
                        helperText={hint && t(hint)}
                        value={values[name] ?? ''}
                        onChange={event => setValues({ ...values, [name]: event.target.value })}
                    />
                ))}
            </Box>
            <Button type="submit" variant="contained" sx={{ mt: 2 }}>
                {t('faults.set')}
            </Button>
        </Card>
    );
}
