import { useState, type SubmitEvent } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Choice } from '../Choice';
import { control } from '../control';

const STATUSES = (['open', 'inprogress', 'solved', 'closed'] as const).map(name => [name, name] as const);

/** Replies to the surrounding ticket as support, and sets its status. */
export function TicketAnswer() {
    const ticket = useRecordContext<{ id: string; status: string }>();
    const [content, setContent] = useState('');
    const [status, setStatus] = useState<string>();
    const refresh = useRefresh();
    const notify = useNotify();
    if (!ticket) return null;

    const send = async (event: SubmitEvent) => {
        event.preventDefault();
        try {
            await control('POST', `tickets/${ticket.id}`, {
                ...(content.trim() !== '' && { content }),
                status: status ?? ticket.status,
            });
            setContent('');
            refresh();
            notify('The answer is sent.');
        } catch (error) {
            notify((error as Error).message, { type: 'error' });
        }
    };
    return (
        <Stack
            component="form"
            spacing={1}
            onSubmit={send}
            aria-label="Answer as support"
            sx={{ maxWidth: 640, alignItems: 'start' }}
        >
            <TextField
                label="Answer as support"
                multiline
                minRows={3}
                fullWidth
                value={content}
                onChange={event => setContent(event.target.value)}
            />
            <Stack direction="row" spacing={1}>
                <Choice label="Status" value={status ?? ticket.status} options={STATUSES} onChange={setStatus} minWidth={160} />
                <Button
                    type="submit"
                    variant="contained"
                    disabled={content.trim() === '' && (status ?? ticket.status) === ticket.status}
                >
                    Send
                </Button>
            </Stack>
        </Stack>
    );
}
