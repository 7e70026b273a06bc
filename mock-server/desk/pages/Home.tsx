import { useGetResourceLabel } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '#src/config/paths';
import type { CallRecord } from '../../calls';
import type { Fault } from '../../faultInput';
import type { Persona } from '../../support/personas';
import { portalAddress } from '../control';
import type { ClockReading } from '../../clock';
import type { SituationEntry } from '../../situations';
import { Entries, Entry } from '../Entries';
import { RESOURCES } from '../resources';
import { useFormat, useServed, useWords, type Word } from '../texts';
import { useControl } from '../useControl';
import { hasFailed } from './callStates';
import { CallStatus } from './CallStatus';
import { callOf, useFaultWords } from './FaultList';
import { Page, Section, Trouble } from './Page';
import { SituationList } from './SituationList';

const More = ({ to, word }: { to: string; word: Word }) => {
    const t = useWords();
    return (
        <Link component={RouterLink} to={to} variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            {t(word)}
        </Link>
    );
};

/** What do you want to reproduce? Accounts and situations to begin with, and what is set now. */
export function Home() {
    const t = useWords();
    return (
        <Page title={t('home.title')}>
            <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' } }}>
                <Stack sx={{ gap: 4, minWidth: 0 }}>
                    <Accounts />
                    <Prepared />
                </Stack>
                <Stack component="aside" aria-label={t('home.now')} sx={{ gap: 4, minWidth: 0 }}>
                    <Clock />
                    <Failing />
                    <LastCalls />
                    <Data />
                </Stack>
            </Box>
        </Page>
    );
}

function Accounts() {
    const t = useWords();
    const served = useServed();
    const personas = useControl<Persona[]>('personas');
    return (
        <Section title={t('home.signIn')} about={t('home.signInAbout')} more={<More to="/users" word="home.users" />}>
            <Trouble query={personas} />
            {personas.data && (
                <Entries label={t('home.signIn')}>
                    {personas.data.map(({ id, name, email, active, about, customers }) => {
                        return (
                            <Entry
                                key={id}
                                title={
                                    <>
                                        {name}{' '}
                                        <Typography component="span" variant="body2" color="textSecondary">
                                            {email}
                                        </Typography>
                                    </>
                                }
                                about={served(`account.${email}`, about) || customers.map(customer => customer.name).join(', ')}
                            >
                                {active ? (
                                    customers.map(customer => (
                                        <Button
                                            key={customer.id}
                                            variant="outlined"
                                            size="small"
                                            href={portalAddress(
                                                id,
                                                paths.dashboard,
                                                customers.length > 1 ? customer.id : undefined,
                                            )}
                                            target="_blank"
                                            rel="noopener"
                                            aria-label={
                                                customers.length > 1
                                                    ? t('signIn.for', { name: email, customer: customer.name })
                                                    : t('signIn.as', { name: email })
                                            }
                                        >
                                            {customers.length > 1 ? customer.name : t('signIn.short')}
                                        </Button>
                                    ))
                                ) : (
                                    <Typography variant="body2" color="textSecondary">
                                        {t('signIn.inactive')}
                                    </Typography>
                                )}
                            </Entry>
                        );
                    })}
                </Entries>
            )}
        </Section>
    );
}

function Prepared() {
    const t = useWords();
    const situations = useControl<SituationEntry[]>('situations');
    return (
        <Section
            title={t('home.situations')}
            about={t('home.situationsAbout')}
            more={<More to="/situations" word="home.allSituations" />}
        >
            <Trouble query={situations} />
            {situations.data && <SituationList situations={situations.data} />}
        </Section>
    );
}

function Clock() {
    const t = useWords();
    const format = useFormat();
    const { data } = useControl<ClockReading>('clock', 5000);
    return (
        <Section title={t('time.title')} more={<More to="/time" word="home.changeTime" />}>
            {data && (
                <Stack>
                    <Typography>
                        {new Date(data.now * 1000).toLocaleString(format, { dateStyle: 'full', timeStyle: 'short' })}
                    </Typography>
                    {data.offset === 0 && (
                        <Typography variant="body2" color="textSecondary">
                            {t('time.real')}
                        </Typography>
                    )}
                </Stack>
            )}
        </Section>
    );
}

const FAULTS_SHOWN = 3;

function Failing() {
    const t = useWords();
    const wordsOf = useFaultWords();
    const { data } = useControl<Fault[]>('faults', 5000);
    const rest = (data?.length ?? 0) - FAULTS_SHOWN;
    return (
        <Section title={t('faults.title')} more={<More to="/faults" word="home.setFault" />}>
            {data?.length === 0 && <Typography color="textSecondary">{t('faults.none')}</Typography>}
            {data && data.length > 0 && (
                <Entries label={t('faults.title')}>
                    {data.slice(0, FAULTS_SHOWN).map(fault => (
                        <Entry key={fault.id} title={wordsOf(fault)} about={callOf(fault)} />
                    ))}
                    {rest > 0 && <Entry title={t('home.moreFaults', { smart_count: rest })} />}
                </Entries>
            )}
        </Section>
    );
}

const CALLS_SHOWN = 5;

function LastCalls() {
    const t = useWords();
    const { data } = useControl<CallRecord[]>('calls', 5000);
    const failed = data?.filter(hasFailed).length ?? 0;
    return (
        <Section title={t('home.calls')} more={<More to="/calls" word="home.allCalls" />}>
            {data?.length === 0 && <Typography color="textSecondary">{t('home.noCalls')}</Typography>}
            {data && data.length > 0 && (
                <>
                    <Typography variant="body2" color="textSecondary">
                        {failed === 0 ? t('home.noneFailed') : t('home.failed', { smart_count: failed })}
                    </Typography>
                    <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.5, listStyle: 'none' }}>
                        {data
                            .slice(-CALLS_SHOWN)
                            .toReversed()
                            .map(call => (
                                <Stack
                                    key={call.id}
                                    component="li"
                                    direction="row"
                                    sx={{ gap: 1, justifyContent: 'space-between' }}
                                >
                                    <Typography variant="body2" noWrap sx={{ minWidth: 0 }}>
                                        {call.method} {call.path}
                                    </Typography>
                                    <CallStatus call={call} />
                                </Stack>
                            ))}
                    </Stack>
                </>
            )}
        </Section>
    );
}

function Data() {
    const t = useWords();
    const kindName = useGetResourceLabel();
    const format = new Intl.NumberFormat(useFormat());
    const { data } = useControl<{ counts: Record<string, number> }>('state');
    return (
        <Section title={t('home.data')}>
            {data && (
                <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5 }}>
                    {RESOURCES.map(({ name }) => (
                        <Box key={name} sx={{ display: 'contents' }}>
                            <dt>
                                <Link component={RouterLink} to={`/${name}`} variant="body2">
                                    {kindName(name, 2)}
                                </Link>
                            </dt>
                            <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right' }}>
                                {format.format(data.counts[name] ?? 0)}
                            </Typography>
                        </Box>
                    ))}
                </Box>
            )}
        </Section>
    );
}
