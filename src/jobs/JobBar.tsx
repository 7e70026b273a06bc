import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMatch } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { Button, ButtonLink, IconButton } from '../ui/Button';
import { CheckIcon, CloseIcon, WarningIcon } from '../ui/icons';
import { Spinner } from '../ui/feedback/Spinner';
import { act, connect } from './engine';
import { JobProgress } from './JobProgress';
import styles from './jobs.module.css';
import { percentOf, timeLeft, useFigures, useTitleOf } from './jobTexts';
import { useJobs, type ShownJob } from './store';

/**
 * The bar at the foot of the layout: one line for each job that runs, or has ended and was not looked at (MANY-8). While it is mounted, the engine works
 * for the person who is signed in. Its height is `--p-foot` on the html element: what stands at the foot of the window stands above it.
 */
export default function JobBar() {
    const t = useT();
    const { data: me } = useCurrentUser();
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const owner = me && `${me.id}/${me.customerContext ?? me.customer}`;
    useEffect(() => (owner === undefined ? undefined : connect({ owner, provider, queries })), [owner, provider, queries]);

    const { list } = useJobs();
    const open = useMatch(paths.job(':job'))?.params.job;
    const shown = list.filter(({ id, seen }) => !seen && id !== open);
    const bar = useFootHeight(shown.length > 0);
    return (
        <>
            {list.map(job => (
                <Spoken key={job.id} job={job} />
            ))}
            {shown.length > 0 && (
                <section ref={bar} className={styles.bar} aria-label={t('jobs.bar')} data-foot="">
                    {shown.map(job => (
                        <Line key={job.id} job={job} />
                    ))}
                </section>
            )}
        </>
    );
}

/** Keeps `--p-foot` at the height of the bar, in px. */
function useFootHeight(any: boolean) {
    const bar = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
        const element = bar.current;
        if (!element) return undefined;
        const { style } = document.documentElement;
        const measure = () => style.setProperty('--p-foot', `${Math.ceil(innerHeight - element.getBoundingClientRect().top)}px`);
        measure();
        const growth = new ResizeObserver(measure);
        growth.observe(element);
        return () => {
            growth.disconnect();
            style.removeProperty('--p-foot');
        };
    }, [any]);
    return bar;
}

function Line({ job }: { job: ShownJob }) {
    const t = useT();
    const [language] = useLocaleState();
    const title = useTitleOf(job);
    const figures = useFigures(job);
    const { id, state, counts } = job;
    const works = state === 'running' || state === 'paused';
    const bad = counts.failed + counts.perhaps > 0 || state === 'over' || state === 'dropped';
    return (
        <div className={styles.line}>
            <span className={styles.sign} data-bad={!works && bad ? '' : undefined}>
                {state === 'running' ? <Spinner /> : !works && !bad ? <CheckIcon /> : <WarningIcon />}
            </span>
            <p className={styles.words}>
                <strong>{title}</strong>
                <span className={styles.figures}>{figures}</span>
                {state === 'running' && job.left !== undefined && (
                    <span className={styles.muted}>{t('jobs.left', { time: timeLeft(job.left, language) })}</span>
                )}
                {works && job.fleeting && <span className={styles.muted}>{t('jobs.fleeting')}</span>}
            </p>
            {works && <JobProgress job={job} title={title} figures={figures} />}
            <span className={styles.actions}>
                <Controls job={job} />
                {state !== 'dropped' && (
                    <ButtonLink variant="outlined" to={paths.job(id)}>
                        {t('jobs.open')}
                    </ButtonLink>
                )}
                {!works && (
                    <IconButton aria-label={t('jobs.close')} title={t('jobs.close')} onClick={() => act(id, 'close')}>
                        <CloseIcon />
                    </IconButton>
                )}
            </span>
        </div>
    );
}

/** The buttons that pause, go on and stop. */
export function Controls({ job: { id, state } }: { job: ShownJob }) {
    const t = useT();
    if (state !== 'running' && state !== 'paused') return null;
    const other = state === 'running' ? 'pause' : 'resume';
    return (
        <>
            <Button variant="outlined" onClick={() => act(id, other)}>
                {t(`jobs.${other}`)}
            </Button>
            <Button variant="outlined" onClick={() => act(id, 'stop')}>
                {t('jobs.stop')}
            </Button>
        </>
    );
}

/** Tells screen readers every 10 %, and the end; always rendered, because a live region has to exist before its content changes. */
function Spoken({ job }: { job: ShownJob }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const title = useTitleOf(job);
    const figures = useFigures(job);
    const works = job.state === 'running';
    const tens = Math.floor(percentOf(job.counts) / 10) * 10;
    const [first] = useState(tens);
    const [wasRunning, setWasRunning] = useState(works);
    if (works && !wasRunning) setWasRunning(true);
    const said = () => {
        if (!wasRunning) return '';
        if (!works) return `${title}: ${figures}`;
        return tens > first ? t('jobs.spoken', { title, percent: formatNumber(tens) }) : '';
    };
    return (
        <p role="status" className="visually-hidden">
            {said()}
        </p>
    );
}
