import { useState } from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { control, type Notice, type NoticesState } from '../control';
import { useWords } from '../texts';
import { useChange, useControl } from '../useControl';
import { Page, Section } from './Page';

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

const parse = (text: string): { entries: Notice[] } | { problem: string | null } => {
    try {
        const entries = JSON.parse(text) as unknown;
        return Array.isArray(entries) ? { entries: entries as Notice[] } : { problem: null };
    } catch (error) {
        return { problem: (error as Error).message };
    }
};

/** Edits the portal's notices (`notifications.json`), with a preview. */
export function Notices() {
    const t = useWords();
    const notices = useControl<NoticesState>('notifications');
    const change = useChange();
    const posted = notices.data;
    /** null until something is typed, and again once it is posted */
    const [typed, setTyped] = useState<string | null>(null);
    const text = typed ?? JSON.stringify(posted?.entries ?? [], null, 2);
    const parsed = parse(text);
    const isReady = posted !== undefined && 'entries' in parsed;
    const save = async (...saving: Parameters<typeof change>) => {
        if (await change(...saving)) setTyped(null);
    };
    return (
        <Page title={t('notices.title')} about={t('notices.about')} query={notices}>
            <Typography>{t(posted?.own ? 'notices.own' : 'notices.build')}</Typography>
            <TextField
                label={t('notices.entries')}
                multiline
                minRows={8}
                value={text}
                disabled={!posted}
                onChange={event => setTyped(event.target.value)}
                error={'problem' in parsed}
                helperText={'problem' in parsed ? (parsed.problem ?? t('notices.noList')) : ' '}
                slotProps={{ htmlInput: { spellCheck: false, style: { font: '14px/1.5 var(--p-mono)' } } }}
            />
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                <Button
                    variant="contained"
                    disabled={!isReady}
                    onClick={() => save(() => control('PUT', 'notifications', parsed), t('notices.posted'))}
                >
                    {t('notices.post')}
                </Button>
                <Button
                    variant="outlined"
                    disabled={!isReady}
                    onClick={() => {
                        if ('entries' in parsed) setTyped(JSON.stringify([...parsed.entries, EXAMPLE], null, 2));
                    }}
                >
                    {t('notices.example')}
                </Button>
                <Button
                    disabled={!posted?.own}
                    onClick={() => save(() => control('DELETE', 'notifications'), t('notices.build'))}
                >
                    {t('notices.drop')}
                </Button>
            </Stack>
            {'entries' in parsed && parsed.entries.length > 0 && (
                <Section title={t('notices.preview')}>
                    {parsed.entries.flatMap((entry, index) =>
                        Object.entries(entry?.text ?? {}).map(([language, words]) => (
                            <Alert key={`${index}-${language}`} severity={SEVERITY[entry.variant] ?? 'info'} role="note">
                                <strong>{language}</strong> {words}
                            </Alert>
                        )),
                    )}
                </Section>
            )}
        </Page>
    );
}
