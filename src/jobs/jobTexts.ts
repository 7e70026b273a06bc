import { useT } from '#i18n/useT';
import type { MessageKey } from '#i18n/messages';
import { PLANS, settled, type ItemState, type Job, type PlanName } from '#dataProvider/jobs/job';
import { kindOf } from '#dataProvider/jobs/steps';
import type { ShownJob } from './store';
import { DOT } from '../ui/dot';

/** The texts about a job. */

/** How much of a job is completed, in whole percent; of one with several phases the steps count. */
export const percentOf = ({ counts, part }: Pick<ShownJob, 'counts' | 'part'>): number =>
    counts.all === 0 ? 100 : Math.floor((part ?? settled(counts) / counts.all) * 100);

const isPlan = (kind: Job['kind']): kind is PlanName => PLANS.some(name => name === kind);

/** What a job does, e.g. "Reset password". */
export function useTitleOf({ kind }: Pick<Job, 'kind'>): string {
    const t = useT();
    return t(isPlan(kind) ? `plans.kinds.${kind}.title` : `verbs.${kind}.title`);
}

/** The kind of a job's rows; also the last part of their texts' i18n keys. */
export const rowsOf = ({ steps: [step] }: Pick<Job, 'steps'>): 'users' | 'keys' | 'seats' => (step ? kindOf(step).of : 'users');

/** Whether a job sends nothing but e-mails, which may have arrived although the connection was lost. */
export const sendsMail = ({ steps }: Pick<Job, 'steps'>): boolean => steps.every(step => kindOf(step).mails);

/** The word for an outcome: a change of which it is not known is no e-mail, and what a job is held before is ready. */
export const outcomeKey = (state: ItemState, { mails, held = false }: { mails: boolean; held?: boolean }): MessageKey => {
    if (state === 'unknown' && !mails) return 'jobs.unknownChange.outcome';
    return state === 'waiting' && held ? 'plans.held' : `jobs.outcomes.${state}`;
};

/** A job's progress in one line: its state, how many are done of how many, and what failed. */
export function useFigures({ steps, state, counts }: Pick<Job, 'steps' | 'state' | 'counts'>): string {
    const t = useT();
    const done = counts.done + counts.gone;
    const works = state === 'running' || state === 'paused';
    return [
        state === 'running' || (state === 'ended' && done === counts.all)
            ? ''
            : t(state === 'held' ? 'plans.held' : `jobs.states.${state}`),
        works || done < counts.all
            ? t('jobs.progress', { done, total: counts.all })
            : t(`jobs.allDone.${rowsOf({ steps })}`, { smart_count: done }),
        counts.failed > 0 ? t('jobs.failed', { smart_count: counts.failed }) : '',
        counts.changed > 0 ? t('jobs.changed', { smart_count: counts.changed }) : '',
        counts.unknown > 0 ? t('jobs.unknownCount', { smart_count: counts.unknown }) : '',
    ]
        .filter(Boolean)
        .join(DOT);
}

const MINUTE_MS = 60_000;

/** A remaining time, rounded, e.g. "20 seconds" or "3 minutes". */
export function timeLeft(ms: number, language: string): string {
    const isShort = ms < 1.5 * MINUTE_MS;
    const amount = isShort ? Math.max(10, Math.ceil(ms / 10_000) * 10) : Math.ceil(ms / MINUTE_MS);
    const unit = isShort ? 'second' : 'minute';
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
