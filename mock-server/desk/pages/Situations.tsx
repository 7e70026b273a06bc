import { useRef, useState, type SubmitEvent } from 'react';
import { Confirm, useNotify } from 'react-admin';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { control, openAs, type Situation } from '../control';
import { linkTo } from '../link';
import { usePoll } from '../usePoll';
import { Page } from './Page';

const read = () => control<Situation[]>('GET', 'situations');

/** Built-in and saved situations, each a whole state of the mock that is set up at once. */
export function Situations() {
    const [situations, change] = usePoll(read);
    const [name, setName] = useState('');
    const [question, setQuestion] = useState<{ title: string; run(): Promise<unknown>; done: string }>();
    const file = useRef<HTMLInputElement>(null);
    const notify = useNotify();

    const save = async (event: SubmitEvent) => {
        event.preventDefault();
        if (await change(() => control('POST', 'situations', { name }), `Saved as “${name}”.`)) setName('');
    };
    const upload = (chosen: File | undefined) => {
        if (!chosen) return;
        setQuestion({
            title: `Replace all data by ${chosen.name}?`,
            done: `${chosen.name} is loaded.`,
            run: () => control('POST', 'situation-file', chosen),
        });
    };
    const copyLink = async ({ name: situation, as, open }: Situation) => {
        await navigator.clipboard.writeText(linkTo({ situation, as, open }));
        notify('Copied.');
    };
    return (
        <Page title="Situations" about="A situation is the whole data of the mock and its time. Loading one signs everybody out.">
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                <Stack component="form" direction="row" spacing={1} onSubmit={save}>
                    <TextField
                        fullWidth={false}
                        label="Name"
                        required
                        size="small"
                        value={name}
                        onChange={event => setName(event.target.value)}
                    />
                    <Button type="submit" variant="contained">
                        Save what is now
                    </Button>
                </Stack>
                <Button href="/__mock/api/situation-file" download>
                    Download
                </Button>
                <Button onClick={() => file.current?.click()}>Upload</Button>
                <input
                    ref={file}
                    type="file"
                    accept="application/json,.json,.gz"
                    hidden
                    aria-label="File of a situation"
                    onChange={event => {
                        upload(event.target.files?.[0]);
                        event.target.value = '';
                    }}
                />
                <Button
                    color="error"
                    onClick={() =>
                        setQuestion({
                            title: 'Reset all data?',
                            run: () => control('POST', 'reset', {}),
                            done: 'All data is as in the beginning.',
                        })
                    }
                >
                    Reset all data
                </Button>
            </Stack>
            <Stack spacing={2} component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
                {situations?.map(situation => (
                    <SituationCard
                        key={situation.name}
                        situation={situation}
                        onLoad={() =>
                            setQuestion({
                                title: `Load “${situation.title}”?`,
                                run: () => control('POST', `situations/${encodeURIComponent(situation.name)}/load`, {}),
                                done: `“${situation.title}” is loaded.`,
                            })
                        }
                        onOpen={() =>
                            void change(() =>
                                openAs(
                                    { email: situation.as ?? '', ...(situation.customer && { customer: situation.customer }) },
                                    situation.open ?? '/dashboard',
                                ),
                            )
                        }
                        onCopy={() => void copyLink(situation)}
                        onDelete={() => void change(() => control('DELETE', `situations/${encodeURIComponent(situation.name)}`))}
                    />
                ))}
            </Stack>
            <Confirm
                isOpen={question !== undefined}
                title={question?.title ?? ''}
                content="What is in the mock now is lost unless it was saved."
                onConfirm={() => {
                    if (question) void change(question.run, question.done);
                    setQuestion(undefined);
                }}
                onClose={() => setQuestion(undefined)}
            />
        </Page>
    );
}

interface CardProps {
    situation: Situation;
    onLoad(): void;
    onOpen(): void;
    onCopy(): void;
    onDelete(): void;
}

const SituationCard = ({ situation, onLoad, onOpen, onCopy, onDelete }: CardProps) => (
    <Card component="li">
        <CardContent>
            <Typography variant="h6" component="h2">
                {situation.title}
            </Typography>
            <Typography>{situation.about}</Typography>
            {situation.savedAt !== null && (
                <Typography color="text.secondary">Saved {new Date(situation.savedAt * 1000).toLocaleString('en-GB')}</Typography>
            )}
        </CardContent>
        <CardActions>
            <Button variant="contained" onClick={onLoad} aria-label={`Load ${situation.title}`}>
                Load
            </Button>
            {situation.as !== null && (
                <Button onClick={onOpen} aria-label={`Sign in as ${situation.as}`}>
                    Sign in as {situation.as}
                </Button>
            )}
            <Button onClick={onCopy}>Copy its link</Button>
            {!situation.ready && (
                <Button color="error" onClick={onDelete} aria-label={`Delete ${situation.title}`}>
                    Delete
                </Button>
            )}
        </CardActions>
    </Card>
);
