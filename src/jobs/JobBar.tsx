import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMatch } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import { timeOfDay } from '../shared/format/time';
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
 * The bar at the bottom of the layout: one line for each job that is running, or has ended and not been opened (MANY-8). While it is mounted,
 * the engine works for the signed-in user. Its height is `--p-foot` on the html element, so that other elements at the bottom of the window
 * stay above it.
 */
export default function JobBar() {
    const t = useT();
    const { data: me } = useCurrentUser();
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const owner = me && `${me.id}/${me.customerContext ?? me.customer}`;
    useEffect(() => (owner === undefined ? undefined : connect({ owner, provider, queries })), [owner, provider, queries]);

    const { list } = useJobs();
    const open = useMatch(`${paths.jobs}/:job`)?.params.job;
    const shown = list.filter(({ id, seen }) => !seen && id !== open);
    const bar = useFootHeight(shown.length > 0);
    return (
        <>
            <Spoken list={list} />
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
    const bad = counts.failed + counts.changed + counts.unknown > 0 || state === 'targetMissing' || state === 'dropped';
    return (
        <div className={styles.line}>
            <span className={styles.sign} data-bad={!works && bad ? '' : undefined}>
                {state === 'running' ? <Spinner /> : !works && !bad ? <CheckIcon /> : <WarningIcon />}
            </span>
            <p className={styles.words}>
                <strong>{title}</strong>
                <span className={styles.figures}>{figures}</span>
                {state === 'running' && job.left !== undefined && job.goesOn === undefined && (
                    <span className={styles.muted}>{t('jobs.left', { time: timeLeft(job.left, language) })}</span>
                )}
                <Busy job={job} />
                {works && job.unsaved && <span className={styles.muted}>{t('jobs.unsaved')}</span>}
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

/** The buttons that pause, resume and stop. */
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

/** When a job that waits for a busy server continues. */
export function Busy({ job: { goesOn } }: { job: ShownJob }) {
    const t = useT();
    const [language] = useLocaleState();
    if (goesOn === undefined) return null;
    return <span className={styles.muted}>{t('jobs.busy', { time: timeOfDay(Math.ceil(goesOn / 1000), language) })}</span>;
}

/** The announcement for a job: every 10 %, then how it stopped or ended. */
const momentOf = (job: ShownJob): string =>
    job.state === 'running' ? `${Math.floor(percentOf(job.counts) / 10) * 10}` : job.state;

/**
 * Announces to screen readers every 10 % of a job, and how it ends; not jobs that had already ended. One live region for all jobs, always
 * rendered, because it has to exist before its content changes.
 */
function Spoken({ list }: { list: readonly ShownJob[] }) {
    const [told, setTold] = useState<ReadonlyMap<string, string>>(new Map());
    const [news, setNews] = useState<ShownJob | null>(null);
    const changed = list.filter(job => told.get(job.id) !== momentOf(job));
    if (changed.length > 0) {
        setTold(new Map(list.map(job => [job.id, momentOf(job)])));
        const known = changed.filter(job => told.has(job.id));
        const last = known.at(-1);
        if (last) setNews(last);
    }
    return (
        <p role="status" className="visually-hidden">
            {news && <News job={news} />}
        </p>
    );
}

function News({ job }: { job: ShownJob }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const title = useTitleOf(job);
    const figures = useFigures(job);
    const percent = formatNumber(Math.floor(percentOf(job.counts) / 10) * 10);
    return <span>{job.state === 'running' ? t('jobs.spoken', { title, percent }) : `${title}: ${figures}`}</span>;
}
