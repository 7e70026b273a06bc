import { useState } from 'react';
import { useNotify } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CallRecord } from '../../calls';
import { BoxTable, WIDE_ONLY } from '../BoxTable';
import { control, type CallDetails } from '../control';
import { useFormat, useWords } from '../texts';
import { useChange, useControl } from '../useControl';
import { CallSides } from './CallSides';
import { fits, hasFailed } from './callStates';
import { CallStatus } from './CallStatus';
import { Page } from './Page';

/** The last calls of the API, with a filter: one with its request and response, or as a curl command, or all as a HAR file. */
export function Calls() {
    const t = useWords();
    const format = useFormat();
    const calls = useControl<CallRecord[]>('calls', 2000);
    const change = useChange();
    const [term, setTerm] = useState('');
    const [failedOnly, setFailedOnly] = useState(false);
    const [details, setDetails] = useState<CallDetails>();
    const notify = useNotify();

    const open = async (id: number) => {
        try {
            setDetails(await control<CallDetails>('GET', `calls/${id}`));
        } catch (error) {
            notify((error as Error).message, { type: 'error' });
        }
    };
    const copy = async (id: number) => {
        const { curl } = await control<{ curl: string }>('GET', `calls/${id}/curl`);
        await navigator.clipboard.writeText(curl);
        notify(t('copied'));
    };
    const shown = calls.data?.filter(call => fits(call, term) && (!failedOnly || hasFailed(call))).toReversed();
    return (
        <Page title={t('calls.title')} about={t('calls.about')} query={calls}>
            <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'end' }}>
                <TextField
                    sx={{ flex: '1 1 220px', maxWidth: { sm: 320 } }}
                    label={t('calls.filter')}
                    value={term}
                    onChange={event => setTerm(event.target.value)}
                />
                <FormControlLabel
                    control={<Checkbox checked={failedOnly} onChange={event => setFailedOnly(event.target.checked)} />}
                    label={t('calls.failedOnly')}
                />
                <Box sx={{ flex: { sm: 1 } }} />
                <Button variant="outlined" href="/__mock/api/calls.har" download="calls.har">
                    {t('calls.har')}
                </Button>
                <Button variant="outlined" onClick={() => void change(() => control('DELETE', 'calls'))}>
                    {t('calls.clear')}
                </Button>
            </Stack>
            {details && <CallSides call={details} onCopy={() => void copy(details.id)} onClose={() => setDetails(undefined)} />}
            {shown?.length === 0 && (
                <Typography color="textSecondary">{t(calls.data?.length === 0 ? 'home.noCalls' : 'calls.none')}</Typography>
            )}
            {shown && shown.length > 0 && (
                <BoxTable
                    label={t('calls.title')}
                    head={[
                        { title: t('calls.time'), sx: WIDE_ONLY },
                        { title: t('calls.call') },
                        { title: t('calls.status') },
                        { title: t('calls.ms'), align: 'right', sx: WIDE_ONLY },
                        { title: t('calls.who'), sx: WIDE_ONLY },
                        { title: t('calls.details'), align: 'right' },
                    ]}
                >
                    {shown.map(call => (
                        <TableRow key={call.id} selected={call.id === details?.id}>
                            <TableCell sx={WIDE_ONLY}>{new Date(call.time).toLocaleTimeString(format)}</TableCell>
                            <TableCell sx={{ overflowWrap: 'anywhere', py: 1 }}>
                                {call.method} {call.path}
                                {call.fault !== undefined && (
                                    <Typography variant="body2" color="textSecondary">
                                        {t('calls.fault', { name: call.fault })}
                                    </Typography>
                                )}
                                {call.problem !== undefined && (
                                    <Typography variant="body2" color="error">
                                        {call.problem}
                                    </Typography>
                                )}
                            </TableCell>
                            <TableCell>
                                <CallStatus call={call} />
                            </TableCell>
                            <TableCell align="right" sx={WIDE_ONLY}>
                                {call.ms}
                            </TableCell>
                            <TableCell sx={{ ...WIDE_ONLY, overflowWrap: 'anywhere' }}>{call.user}</TableCell>
                            <TableCell align="right">
                                <Button
                                    size="small"
                                    aria-label={t('calls.openNamed', { name: `${call.method} ${call.path}` })}
                                    onClick={() => void open(call.id)}
                                >
                                    {t('calls.open')}
                                </Button>
                            </TableCell>
                        </TableRow>
                    ))}
                </BoxTable>
            )}
        </Page>
    );
}
