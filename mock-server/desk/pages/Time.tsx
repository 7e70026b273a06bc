import { useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { control } from '../control';
import type { ClockReading } from '../../clock';
import { useFormat, useWords } from '../texts';
import { useChange, useControl } from '../useControl';
import { Page, Section } from './Page';

const DAY = 86_400;

/** The mock's clock: shown, moved and set. */
export function Time() {
    const t = useWords();
    const format = useFormat();
    const clock = useControl<ClockReading>('clock', 1000);
    const change = useChange();
    const [wanted, setWanted] = useState('');
    const { data } = clock;
    const written = (seconds: number): string =>
        new Date(seconds * 1000).toLocaleString(format, { dateStyle: 'full', timeStyle: 'medium' });
    const moves: readonly (readonly [string, number])[] = [
        ['+ 15 s', 15],
        ['+ 3 min', 180],
        [t('time.hour'), 3600],
        [t('time.day'), DAY],
        [t('time.month'), 30 * DAY],
        [t('time.year'), 365 * DAY],
    ];
    const set = (event: SubmitEvent) => {
        event.preventDefault();
        void change(() => control('POST', 'clock', { now: Math.floor(Date.parse(wanted) / 1000) }));
    };
    return (
        <Page title={t('time.title')} about={t('time.about')} query={clock}>
            {data && (
                <Stack>
                    <Typography sx={{ fontSize: 'var(--p-size-figure)', lineHeight: 'var(--p-line-figure)', fontWeight: 600 }}>
                        {written(data.now)}
                    </Typography>
                    <Typography color="textSecondary">
                        {data.offset === 0 ? t('time.real') : t('time.realIs', { time: written(data.real) })}
                    </Typography>
                </Stack>
            )}
            <Section title={t('time.move')}>
                <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                    {moves.map(([label, move]) => (
                        <Button
                            key={move}
                            variant="outlined"
                            onClick={() => void change(() => control('POST', 'clock', { move }))}
                        >
                            {label}
                        </Button>
                    ))}
                    <Button
                        variant="outlined"
                        disabled={data?.offset === 0}
                        onClick={() => void change(() => control('POST', 'clock', {}))}
                    >
                        {t('time.real')}
                    </Button>
                </Stack>
                <Stack component="form" direction="row" onSubmit={set} sx={{ gap: 1, alignItems: 'end' }}>
                    <TextField
                        sx={{ maxWidth: 260 }}
                        type="datetime-local"
                        label={t('time.setTo')}
                        required
                        value={wanted}
                        onChange={event => setWanted(event.target.value)}
                    />
                    <Button type="submit" variant="contained" sx={{ height: 40 }}>
                        {t('time.set')}
                    </Button>
                </Stack>
            </Section>
        </Page>
    );
}
