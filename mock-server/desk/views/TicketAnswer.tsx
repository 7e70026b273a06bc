import { useState, type SubmitEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Choice } from '../Choice';
import { control } from '../control';
import { useWords } from '../texts';
import { useChange } from '../useControl';

const STATUSES = ['open', 'inprogress', 'solved', 'closed'] as const;

/** Replies to the surrounding ticket as support, and sets its status. */
export function TicketAnswer() {
    const ticket = useRecordContext<{ id: string; status: string }>();
    const [content, setContent] = useState('');
    const [status, setStatus] = useState<string>();
    const t = useWords();
    const translate = useTranslate();
    const change = useChange();
    if (!ticket) return null;

    const send = async (event: SubmitEvent) => {
        event.preventDefault();
        const answer = { ...(content.trim() !== '' && { content }), status: status ?? ticket.status };
        if (await change(() => control('POST', `tickets/${ticket.id}`, answer), t('answer.sent'))) setContent('');
    };
    return (
        <Stack
            component="form"
            spacing={1}
            onSubmit={send}
            aria-label={t('answer.title')}
            sx={{ maxWidth: 640, alignItems: 'start' }}
        >
            <TextField
                label={t('answer.title')}
                multiline
                minRows={3}
                fullWidth
                value={content}
                onChange={event => setContent(event.target.value)}
            />
            <Stack direction="row" spacing={1} sx={{ alignItems: 'end' }}>
                <Choice
                    label={t('calls.status')}
                    value={status ?? ticket.status}
                    options={STATUSES.map(name => [name, translate(`values.status.${name}`)])}
                    onChange={setStatus}
                    minWidth={160}
                />
                <Button
                    type="submit"
                    variant="contained"
                    sx={{ height: 40 }}
                    disabled={content.trim() === '' && (status ?? ticket.status) === ticket.status}
                >
                    {t('answer.send')}
                </Button>
            </Stack>
        </Stack>
    );
}
