import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { CallDetails } from '../control';

interface SideProps {
    title: string;
    headers: Record<string, string>;
    body: string | null;
}

const Side = ({ title, headers, body }: SideProps) => (
    <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
            {title}
        </Typography>
        <Box
            component="pre"
            tabIndex={0}
            role="region"
            aria-label={title}
            sx={{
                m: 0,
                p: 1,
                maxHeight: 320,
                overflow: 'auto',
                fontSize: 12,
                whiteSpace: 'pre-wrap',
                bgcolor: 'background.default',
            }}
        >
            {Object.entries(headers)
                .map(([name, value]) => `${name}: ${value}`)
                .join('\n')}
            {'\n\n'}
            {body ?? '(no body)'}
        </Box>
    </Box>
);

/** The request and the response of a call. */
export const CallSides = ({ call, onCopy, onClose }: { call: CallDetails; onCopy(): void; onClose(): void }) => (
    <Card aria-label="One call" component="section">
        <CardContent>
            <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
                {call.method} {call.path}
            </Typography>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
                <Side title="Request" headers={call.request.headers} body={call.request.body} />
                <Side title={`Answer ${call.status}, ${call.ms} ms`} headers={call.answer.headers} body={call.answer.body} />
            </Box>
        </CardContent>
        <CardActions>
            <Button onClick={onCopy}>Copy as curl</Button>
            <Button onClick={onClose}>Close</Button>
        </CardActions>
    </Card>
);
