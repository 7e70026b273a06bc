import { useRef, useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { control } from '../control';
import type { SituationEntry } from '../../situations';
import { useWords } from '../texts';
import { useChange, useControl } from '../useControl';
import { Page } from './Page';
import { SituationList, useReplace } from './SituationList';

/** Built-in and saved situations, each a whole state of the mock that is set up at once. */
export function Situations() {
    const t = useWords();
    const situations = useControl<SituationEntry[]>('situations');
    const change = useChange();
    const [dialog, ask] = useReplace();
    const [name, setName] = useState('');
    const file = useRef<HTMLInputElement>(null);

    const save = async (event: SubmitEvent) => {
        event.preventDefault();
        if (await change(() => control('POST', 'situations', { name }), t('situations.saved', { name }))) setName('');
    };
    const upload = (chosen: File | undefined) => {
        if (!chosen) return;
        ask({
            title: t('situations.askFile', { name: chosen.name }),
            run: () => control('POST', 'situation-file', chosen),
            done: t('situations.loaded', { name: chosen.name }),
        });
    };
    return (
        <Page title={t('situations.title')} about={t('situations.about')} query={situations}>
            <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between' }}>
                <Stack component="form" direction="row" onSubmit={save} sx={{ gap: 1, alignItems: 'end', flex: '1 1 320px' }}>
                    <TextField
                        sx={{ maxWidth: 260 }}
                        label={t('situations.name')}
                        required
                        value={name}
                        onChange={event => setName(event.target.value)}
                    />
                    <Button type="submit" variant="contained" sx={{ flex: 'none', height: 40 }}>
                        {t('situations.save')}
                    </Button>
                </Stack>
                <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                    <Button variant="outlined" onClick={() => file.current?.click()}>
                        {t('situations.upload')}
                    </Button>
                    <Button variant="outlined" href="/__mock/api/situation-file" download>
                        {t('situations.download')}
                    </Button>
                    <Button
                        color="error"
                        onClick={() =>
                            ask({
                                title: t('situations.askReset'),
                                run: () => control('POST', 'reset', {}),
                                done: t('situations.wasReset'),
                            })
                        }
                    >
                        {t('reset')}
                    </Button>
                </Stack>
                <input
                    ref={file}
                    type="file"
                    accept="application/json,.json,.gz"
                    hidden
                    aria-label={t('situations.file')}
                    onChange={event => {
                        upload(event.target.files?.[0]);
                        event.target.value = '';
                    }}
                />
            </Stack>
            {situations.data && <SituationList situations={situations.data} />}
            {dialog}
        </Page>
    );
}
