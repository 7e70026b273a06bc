import { useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { control, type ClockState } from '../control';
import { usePoll } from '../usePoll';
import { Page } from './Page';

const read = () => control<ClockState>('GET', 'clock');

const DAY = 86_400;
const MOVES: readonly (readonly [string, number])[] = [
    ['+ 15 s', 15],
    ['+ 3 min', 180],
    ['+ 1 hour', 3600],
    ['+ 1 day', DAY],
    ['+ 30 days', 30 * DAY],
    ['+ 1 year', 365 * DAY],
];

const format = (seconds: number): string =>
    new Date(seconds * 1000).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'medium' });

/** The mock's clock: shown, moved and set. */
export function Time() {
    const [clock, change] = usePoll(read, 1000);
    const [wanted, setWanted] = useState('');
    const set = (event: SubmitEvent) => {
        event.preventDefault();
        void change(() => control('POST', 'clock', { now: Math.floor(Date.parse(wanted) / 1000) }));
    };
    return (
        <Page
            title="Time"
            about="Sign-ins, expiry, the 15 s of grace, the 180 s of an academy session and orders follow this clock. The portal itself knows only the real time."
        >
            {clock && (
                <Card>
                    <CardContent>
                        <Typography variant="h5" component="p">
                            {format(clock.now)}
                        </Typography>
                        <Typography color="text.secondary">
                            {clock.offset === 0 ? 'The real time' : `The real time is ${format(clock.real)}`}
                        </Typography>
                    </CardContent>
                </Card>
            )}
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                {MOVES.map(([label, move]) => (
                    <Button key={label} variant="outlined" onClick={() => change(() => control('POST', 'clock', { move }))}>
                        {label}
                    </Button>
                ))}
                <Button
                    variant="outlined"
                    disabled={clock?.offset === 0}
                    onClick={() => change(() => control('POST', 'clock', {}))}
                >
                    The real time
                </Button>
            </Stack>
            <Stack component="form" direction="row" spacing={1} onSubmit={set} sx={{ alignItems: 'center' }}>
                <TextField
                    fullWidth={false}
                    type="datetime-local"
                    label="Set to"
                    required
                    value={wanted}
                    onChange={event => setWanted(event.target.value)}
                    slotProps={{ inputLabel: { shrink: true } }}
                />
                <Button type="submit" variant="contained">
                    Set
                </Button>
            </Stack>
        </Page>
    );
}
