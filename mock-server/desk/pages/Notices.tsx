import { useState } from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { control, type Notice, type NoticesState } from '../control';
import { usePoll } from '../usePoll';
import { Page } from './Page';

const read = () => control<NoticesState>('GET', 'notifications');

const SEVERITY: Readonly<Record<string, AlertColor>> = {
    default: 'info',
    success: 'success',
    warning: 'warning',
    danger: 'error',
};

const EXAMPLE: Notice = {
    id: 'maintenance',
    variant: 'warning',
    text: { en: 'Maintenance tonight from 20:00.', de: 'Wartung heute ab 20:00 Uhr.' },
};

const parse = (text: string): { entries: Notice[] } | { problem: string } => {
    try {
        const entries = JSON.parse(text) as unknown;
        return Array.isArray(entries) ? { entries: entries as Notice[] } : { problem: 'A list of entries is expected.' };
    } catch (error) {
        return { problem: (error as Error).message };
    }
};

/** Edits the portal's notices (`notifications.json`), with a preview. */
export function Notices() {
    const [posted, change] = usePoll(read);
    /** null until something is typed, and again once it is posted */
    const [typed, setTyped] = useState<string | null>(null);
    const text = typed ?? JSON.stringify(posted?.entries ?? [], null, 2);
    const parsed = parse(text);
    const save = async (...saving: Parameters<typeof change>) => {
        if (await change(...saving)) setTyped(null);
    };
    return (
        <Page
            title="Notices"
            about="The entries of notifications.json: id, variant (default, success, warning, danger), text by language, and optionally roles, from, until, reset, public."
        >
            <Typography>{posted?.own ? 'The entries below are posted.' : 'The file of the build is served.'}</Typography>
            <TextField
                label="Entries"
                multiline
                minRows={8}
                value={text}
                disabled={!posted}
                onChange={event => setTyped(event.target.value)}
                error={'problem' in parsed}
                helperText={'problem' in parsed ? parsed.problem : ' '}
                slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
            />
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                <Button
                    variant="contained"
                    disabled={!posted || 'problem' in parsed}
                    onClick={() => save(() => control('PUT', 'notifications', parsed), 'The notices are posted.')}
                >
                    Post
                </Button>
                <Button
                    disabled={!posted || 'problem' in parsed}
                    onClick={() => {
                        if ('entries' in parsed) setTyped(JSON.stringify([...parsed.entries, EXAMPLE], null, 2));
                    }}
                >
                    Add an example
                </Button>
                <Button
                    disabled={!posted?.own}
                    onClick={() => save(() => control('DELETE', 'notifications'), 'The file of the build is served.')}
                >
                    Back to the build’s file
                </Button>
                <Button onClick={() => change(() => control('POST', 'deployment'), 'Every file counts as new now.')}>
                    Pretend a new version
                </Button>
            </Stack>
            {'entries' in parsed && parsed.entries.length > 0 && (
                <Stack spacing={1} component="section" aria-label="Preview">
                    <Typography variant="subtitle2" component="h2">
                        Preview
                    </Typography>
                    {parsed.entries.flatMap((entry, index) =>
                        Object.entries(entry?.text ?? {}).map(([language, words]) => (
                            <Alert key={`${index}-${language}`} severity={SEVERITY[entry.variant] ?? 'info'} role="note">
                                <strong>{language}</strong> {words}
                            </Alert>
                        )),
                    )}
                </Stack>
            )}
        </Page>
    );
}
