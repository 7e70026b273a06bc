import { useState } from 'react';
import { useNotify } from 'react-admin';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { CallRecord } from '../../calls';
import { control, type CallDetails } from '../control';
import { usePoll } from '../usePoll';
import { CallSides } from './CallSides';
import { Page } from './Page';

const read = () => control<CallRecord[]>('GET', 'calls');

const OK = 400;

const matches = (call: CallRecord, term: string): boolean =>
    `${call.method} ${call.path} ${call.status} ${call.user ?? ''} ${call.fault ?? ''} ${call.problem ?? ''}`
        .toLowerCase()
        .includes(term.trim().toLowerCase());

/** The last calls of the API, with a filter: one with its request and response, or as a curl command, or all as a HAR file. */
export function Calls() {
    const [calls, change] = usePoll(read, 2000);
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
        notify('Copied.');
    };
    const shown = (calls ?? [])
        .filter(
            call => matches(call, term) && (!failedOnly || call.status === 0 || call.status >= OK || call.problem !== undefined),
        )
        .toReversed();
    return (
        <Page title="Calls" about="The last 200 calls of the API, newest first. Passwords and tokens are hidden.">
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
                <TextField
                    fullWidth={false}
                    label="Filter"
                    size="small"
                    value={term}
                    onChange={event => setTerm(event.target.value)}
                />
                <FormControlLabel
                    control={<Checkbox checked={failedOnly} onChange={event => setFailedOnly(event.target.checked)} />}
                    label="Failed ones only"
                />
                <Button href="/__mock/api/calls.har" download="calls.har">
                    Download as HAR
                </Button>
                <Button onClick={() => change(() => control('DELETE', 'calls'))}>Empty the log</Button>
            </Stack>
            {details && <CallSides call={details} onCopy={() => void copy(details.id)} onClose={() => setDetails(undefined)} />}
            <TableContainer component={Card}>
                <Table size="small" aria-label="Calls">
                    <TableHead>
                        <TableRow>
                            {['Time', 'Call', 'Status', 'ms', 'Person', 'Details'].map(title => (
                                <TableCell key={title}>{title}</TableCell>
                            ))}
                        </TableRow>
                    </TableHead>
                    <TableBody>
                        {shown.map(call => (
                            <TableRow key={call.id} selected={call.id === details?.id}>
                                <TableCell>{new Date(call.time).toLocaleTimeString('en-GB')}</TableCell>
                                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                                    {call.method} {call.path}
                                    {call.problem !== undefined && <Alert severity="warning">{call.problem}</Alert>}
                                </TableCell>
                                <TableCell>
                                    {call.status}
                                    {call.fault !== undefined && ` (fault: ${call.fault})`}
                                </TableCell>
                                <TableCell align="right">{call.ms}</TableCell>
                                <TableCell>{call.user}</TableCell>
                                <TableCell align="right">
                                    <Button
                                        size="small"
                                        aria-label={`Open ${call.method} ${call.path}`}
                                        onClick={() => void open(call.id)}
                                    >
                                        Open
                                    </Button>
                                </TableCell>
                            </TableRow>
                        ))}
                    </TableBody>
                </Table>
            </TableContainer>
        </Page>
    );
}
