import { BooleanInput, NumberInput, SaveButton, SelectInput, SimpleForm, Toolbar } from 'react-admin';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Settings } from '../../control';
import { control } from '../control';
import { useWords } from '../texts';
import { useChange, useControl } from '../useControl';
import { Page, Section } from './Page';

const SWITCHES = ['nextLinks', 'emptyAnswers', 'thinTickets', 'bareRefusals'] as const;

/** How the API behaves where the contract leaves it open, and a pretended deployment. */
export function Server() {
    const t = useWords();
    const settings = useControl<Settings>('settings');
    const change = useChange();
    const save = async ({ deviate: _deviate, ...values }: Partial<Settings>) => {
        await change(() => control('PATCH', 'settings', values), t('server.saved'));
    };
    return (
        <Page title={t('server.title')} about={t('server.about')} query={settings}>
            {settings.data && (
                <Card sx={{ maxWidth: 640 }}>
                    <SimpleForm
                        record={settings.data}
                        onSubmit={save}
                        toolbar={
                            <Toolbar>
                                <SaveButton />
                            </Toolbar>
                        }
                    >
                        <NumberInput
                            source="latency"
                            label={t('server.latency')}
                            min={0}
                            max={60_000}
                            step={1}
                            helperText={false}
                        />
                        <SelectInput
                            source="odata"
                            label={t('server.odata')}
                            choices={(['full', 'basic', 'plain'] as const).map(id => ({ id, name: t(`server.odata.${id}`) }))}
                            helperText={false}
                        />
                        <NumberInput source="pageLimit" label={t('server.pageLimit')} min={0} step={1} helperText={false} />
                        <SelectInput
                            source="locks"
                            label={t('server.locks')}
                            choices={(['told', 'silent'] as const).map(id => ({ id, name: t(`server.locks.${id}`) }))}
                            helperText={false}
                        />
                        {SWITCHES.map(name => (
                            <BooleanInput key={name} source={name} label={t(`server.${name}`)} helperText={false} />
                        ))}
                    </SimpleForm>
                </Card>
            )}
            <Section title={t('server.release')} about={t('server.releaseAbout')}>
                <Button
                    variant="outlined"
                    sx={{ alignSelf: 'start' }}
                    onClick={() => void change(() => control('POST', 'deployment'), t('server.renewed'))}
                >
                    {t('server.renew')}
                </Button>
            </Section>
        </Page>
    );
}
