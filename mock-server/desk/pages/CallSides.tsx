import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CallDetails } from '../control';
import { useWords } from '../texts';

interface SideProps {
    title: string;
    headers: Record<string, string>;
    body: string;
}

const Side = ({ title, headers, body }: SideProps) => (
    <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            {title}
        </Typography>
        <Box
            component="pre"
            tabIndex={0}
            role="region"
            aria-label={title}
            sx={{
                m: 0,
                p: 1.5,
                maxHeight: 320,
                overflow: 'auto',
                font: '13px/1.5 var(--p-mono)',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                bgcolor: 'background.default',
                borderRadius: 1,
            }}
        >
            {Object.entries(headers)
                .map(([name, value]) => `${name}: ${value}`)
                .join('\n')}
            {'\n\n'}
            {body}
        </Box>
    </Box>
);

/** The request and the response of a call. */
export const CallSides = ({ call, onCopy, onClose }: { call: CallDetails; onCopy(): void; onClose(): void }) => {
    const t = useWords();
    return (
        <Card aria-label={t('calls.details')} component="section" sx={{ p: 2 }}>
            <Stack sx={{ gap: 2 }}>
                <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
                    {call.method} {call.path}
                </Typography>
                <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
                    <Side title={t('calls.request')} headers={call.request.headers} body={call.request.body} />
                    <Side
                        title={t('calls.answer', { status: `${call.status}, ${call.ms} ms` })}
                        headers={call.answer.headers}
                        body={call.answer.body}
                    />
                </Box>
                <Stack direction="row" sx={{ gap: 1 }}>
                    <Button variant="outlined" onClick={onCopy}>
                        {t('calls.curl')}
                    </Button>
                    <Button onClick={onClose}>{t('close')}</Button>
                </Stack>
            </Stack>
        </Card>
    );
};
