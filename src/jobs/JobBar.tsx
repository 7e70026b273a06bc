import * as session from '#authProvider/session';
import { boundTo } from '#dataProvider/boundTo';
import { ofJob } from '#dataProvider/ofJob';
import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Job } from '#dataProvider/jobs/job';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import { timeOfDay } from '../shared/format/time';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { LaterTexts } from '../shared/LaterTexts';
import { Button, ButtonLink, IconButton } from '../ui/Button';
import { CheckIcon, CloseIcon, DocumentIcon, WarningIcon } from '../ui/icons';
import { Spinner } from '../ui/feedback/Spinner';
import { act, connect } from './engine';
import { JobProgress } from './JobProgress';
import styles from './jobs.module.css';
import { percentOf, timeLeft, useFigures, useTitleOf } from './jobTexts';
import { ownerOf } from './owner';
import { useJobs, type ShownJob } from './store';

/**
 * The bar at the bottom of the layout: one line for each job that is running, or has ended and not been opened (MANY-8). While it is mounted,
 * the engine works for the signed-in user. Its height is `--p-foot` on the html element, so that other elements at the bottom of the window
 * stay above it.
 */
export default function JobBar() {
    const { data: me } = useCurrentUser();
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const owner = me && ownerOf(me);
    useEffect(() => {
        if (owner === undefined) return undefined;
        const bound = (one: typeof provider) => boundTo(one, session.sameSession());
        const providerOf = ({ id, plan }: Job) => bound(ofJob(provider, { id, plan }));
        return connect({ owner, provider: bound(provider), providerOf, queries });
    }, [owner, provider, queries]);

    return (
        <LaterTexts name="plan">
            <Bar />
        </LaterTexts>
    );
}

function Bar() {
    const t = useT();
    const { list, plans } = useJobs();
    const { pathname } = useLocation();
    const shown = list.filter(job => !job.seen && pathname !== pageOf(job));
    // The running ones have a line of their own.
    const open = pathname === paths.dashboard && shown.length === 0 ? plans : 0;
    const isShown = shown.length > 0 || open > 0;
    const bar = useFootHeight(isShown);
    return (
        <>
            <Spoken list={list} />
            {isShown && (
                <section ref={bar} className={styles.bar} aria-label={t('jobs.bar')} data-foot="">
                    {shown.map(job => (
                        <Line key={job.id} job={job} />
                    ))}
                    {open > 0 && <OpenPlans count={open} />}
                </section>
            )}
        </>
    );
}

/** On the dashboard: the plans that have not ended. */
function OpenPlans({ count }: { count: number }) {
    const t = useT();
    return (
        <div className={styles.line}>
            <span className={styles.sign}>
                <DocumentIcon />
            </span>
            <p className={styles.words}>{t('plans.open', { smart_count: count })}</p>
            <span className={styles.actions}>
                <ButtonLink variant="outlined" to={paths.plans}>
                    {t('plans.toPlans')}
                </ButtonLink>
            </span>
        </div>
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

/** The page of a job, or of its plan. */
const pageOf = ({ id, plan }: ShownJob): string => (plan ? paths.plan(id) : paths.job(id));

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
                    <span className="muted">{t('jobs.left', { time: timeLeft(job.left, language) })}</span>
                )}
                <Busy job={job} />
                {works && job.unsaved && <span className="muted">{t('jobs.unsaved')}</span>}
            </p>
            {works && <JobProgress job={job} title={title} figures={figures} />}
            <span className={styles.actions}>
                <Controls job={job} />
                {state !== 'dropped' && (
                    <ButtonLink variant="outlined" to={pageOf(job)}>
                        {t('jobs.open')}
                    </ButtonLink>
                )}
                {!works && (
                    <IconButton aria-label={t('modal.close')} title={t('modal.close')} onClick={() => act(id, 'close')}>
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
    return <span className="muted">{t('jobs.busy', { time: timeOfDay(Math.ceil(goesOn / 1000), language) })}</span>;
}

/** The announcement for a job: every 10 %, then how it stopped or ended. */
const momentOf = (job: ShownJob): string => (job.state === 'running' ? `${Math.floor(percentOf(job) / 10) * 10}` : job.state);

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
    const percent = formatNumber(Math.floor(percentOf(job) / 10) * 10);
    return <span>{job.state === 'running' ? t('jobs.spoken', { title, percent }) : `${title}: ${figures}`}</span>;
}
