import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '#src/config/paths';
import { control, portalAddress } from '../control';
import type { SituationEntry } from '../../situations';
import { useServed, useWords } from '../texts';
import { useControl } from '../useControl';
import { Page } from './Page';

/** The page of a link to a situation: one click sets it up and opens the portal as its user. */
export function Reproduce() {
    const t = useWords();
    const served = useServed();
    const [given] = useSearchParams();
    const situations = useControl<SituationEntry[]>('situations');
    const [message, setMessage] = useState<{ text: string; severity: 'success' | 'error' }>();
    const wanted = given.get('situation') ?? '';
    const situation = situations.data?.find(({ name }) => name === wanted);
    const person = given.get('as') ?? situation?.as;
    const page = given.get('open') ?? situation?.open ?? paths.dashboard;

    const start = async () => {
        try {
            await control('POST', `situations/${encodeURIComponent(wanted)}/load`, {});
            const customer = person === situation?.as ? situation?.customer : undefined;
            if (person) window.open(portalAddress(person, page, customer), '_blank', 'noopener');
            setMessage({ text: t('reproduce.done'), severity: 'success' });
        } catch (error) {
            setMessage({ text: (error as Error).message, severity: 'error' });
        }
    };
    if (!situations.data) return <Page title={t('situations.title')} query={situations} />;
    if (!situation) return <Page title={t('reproduce.none', { name: wanted })} />;
    return (
        <Page
            title={served(`situation.${wanted}.title`, situation.title)}
            about={served(`situation.${wanted}.about`, situation.about)}
        >
            <Typography variant="body2" color="textSecondary">
                {t('reproduce.replaces')}
            </Typography>
            <Button variant="contained" size="large" sx={{ alignSelf: 'start' }} onClick={start}>
                {person ? t('reproduce.open', { page, name: person }) : t('reproduce.setUp')}
            </Button>
            {message && <Alert severity={message.severity}>{message.text}</Alert>}
        </Page>
    );
}
