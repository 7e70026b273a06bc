import { useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { METHODS, type Fault } from '../../faultInput';
import { Choice } from '../Choice';
import { control, type FaultPreset } from '../control';
import { usePoll } from '../usePoll';
import { Page } from './Page';

const readFaults = () => control<Fault[]>('GET', 'faults');
const readPresets = () => control<FaultPreset[]>('GET', 'fault-presets');

const KINDS: readonly (readonly [string, string])[] = [
    ['status', 'Answers with an error'],
    ['status-after', 'Takes effect, then answers with an error'],
    ['lost', 'Takes effect, then the answer is lost'],
    ['html-after', 'Takes effect, then answers with HTML'],
    ['late', 'Cuts the connection, takes effect later'],
    ['abort', 'Cuts the connection'],
    ['delay', 'Answers late'],
    ['status-html', 'Answers with an error in HTML'],
    ['malformed', 'Answers with cut JSON'],
    ['html', 'Answers with HTML'],
    ['empty', 'Answers with nothing'],
];
const FIELDS: readonly (readonly [name: string, label: string, hint: string])[] = [
    ['path', 'Path below /api', '* within a segment, ** anything'],
    ['person', 'Person', 'e-mail or id; empty: everybody'],
    ['status', 'Status', '500'],
    ['code', 'Code', 'error.code, e.g. 11'],
    ['message', 'Message', ''],
    ['retryAfter', 'Retry-After', 'seconds or a date'],
    ['seconds', 'After seconds', '0'],
    ['times', 'Times', 'empty: until removed'],
];

/** The faults of the API: common ones at one click, others with a form. */
export function Faults() {
    const [faults, change] = usePoll(readFaults, 3000);
    const [presets] = usePoll(readPresets);
    const [kind, setKind] = useState('status');
    const [method, setMethod] = useState<string>('*');
    const [values, setValues] = useState<Record<string, string>>({});

    const add = async (event: SubmitEvent) => {
        event.preventDefault();
        if (await change(() => control('POST', 'faults', { kind, method, ...values }), 'The fault is set.')) setValues({});
    };
    return (
        <Page title="Faults" about="What the API does wrong from now on. The first fault that fits a call strikes.">
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                {presets?.map(({ name, title, fault }) => (
                    <Button
                        key={name}
                        variant="outlined"
                        onClick={() => change(() => control('POST', 'faults', fault), `Set: ${title}`)}
                    >
                        {title}
                    </Button>
                ))}
            </Stack>
            <Card component="form" onSubmit={add} aria-label="New fault">
                <CardContent>
                    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                        <Choice label="Kind" value={kind} options={KINDS} onChange={setKind} minWidth={280} />
                        <Choice
                            label="Method"
                            value={method}
                            options={METHODS.map(name => [name, name])}
                            onChange={setMethod}
                            minWidth={100}
                        />
                        {FIELDS.map(([name, label, hint]) => (
                            <TextField
                                key={name}
                                fullWidth={false}
                                label={label}
                                helperText={hint}
                                value={values[name] ?? ''}
                                onChange={event => setValues({ ...values, [name]: event.target.value })}
                            />
                        ))}
                    </Stack>
                    <Button type="submit" variant="contained" sx={{ mt: 1 }}>
                        Set
                    </Button>
                </CardContent>
            </Card>
            {faults?.length === 0 && <Typography color="text.secondary">No fault is set.</Typography>}
            {faults && faults.length > 0 && (
                <TableContainer component={Card}>
                    <Table size="small" aria-label="Faults that are set">
                        <TableHead>
                            <TableRow>
                                {['Call', 'Person', 'What', 'Struck', 'Action'].map(title => (
                                    <TableCell key={title}>{title}</TableCell>
                                ))}
                            </TableRow>
                        </TableHead>
                        <TableBody>
                            {faults.map(fault => (
                                <TableRow key={fault.id}>
                                    <TableCell>
                                        {fault.method} {fault.path}
                                    </TableCell>
                                    <TableCell>{fault.person ?? 'everybody'}</TableCell>
                                    <TableCell>
                                        {KINDS.find(([value]) => value === fault.kind)?.[1]}
                                        {fault.kind.startsWith('status') && ` ${fault.status} (${fault.code})`}
                                    </TableCell>
                                    <TableCell>
                                        {fault.hits}
                                        {fault.times !== null && ` of ${fault.times}`}
                                    </TableCell>
                                    <TableCell align="right">
                                        <Button
                                            size="small"
                                            onClick={() => change(() => control('DELETE', `faults/${fault.id}`))}
                                        >
                                            Remove
                                        </Button>
                                    </TableCell>
                                </TableRow>
                            ))}
                        </TableBody>
                    </Table>
                </TableContainer>
            )}
            {faults && faults.length > 1 && (
                <Button sx={{ alignSelf: 'start' }} onClick={() => change(() => control('DELETE', 'faults'))}>
                    Remove all
                </Button>
            )}
        </Page>
    );
}
