import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { control, openAs, type Situation } from '../control';
import type { SituationLink } from '../link';

/** The page of a link to a situation: one click sets it up and opens the portal as its user. */
export function Reproduce({ link, situations }: { link: SituationLink; situations: readonly Situation[] }) {
    const [message, setMessage] = useState<{ text: string; severity: 'success' | 'error' }>();
    const situation = situations.find(({ name }) => name === link.situation);
    const person = link.as ?? situation?.as;
    const page = link.open ?? situation?.open ?? '/dashboard';

    const start = async () => {
        try {
            await control('POST', `situations/${encodeURIComponent(link.situation)}/load`, {});
            const customer = person === situation?.as ? situation?.customer : undefined;
            if (person) await openAs({ email: person, userId: person, ...(customer && { customer }) }, page);
            setMessage({ text: 'It is set up.', severity: 'success' });
        } catch (error) {
            setMessage({ text: (error as Error).message, severity: 'error' });
        }
    };
    return (
        <Container maxWidth="sm" component="main" sx={{ py: 8 }}>
            <Stack spacing={2} sx={{ alignItems: 'start' }}>
                <Typography variant="h4" component="h1">
                    {situation?.title ?? `There is no situation “${link.situation}”`}
                </Typography>
                {situation && (
                    <>
                        <Typography>{situation.about}</Typography>
                        <Typography color="text.secondary">
                            All data of this mock server is replaced, and everybody is signed out.
                        </Typography>
                        <Button variant="contained" size="large" onClick={start}>
                            {person ? `Set it up and open ${page} as ${person}` : 'Set it up'}
                        </Button>
                    </>
                )}
                {message && <Alert severity={message.severity}>{message.text}</Alert>}
                <Button href="/__mock/desk">To the support desk</Button>
            </Stack>
        </Container>
    );
}
