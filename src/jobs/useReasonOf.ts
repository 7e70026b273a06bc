import { useT } from '#i18n/useT';
import type { Failure, Item, ItemState, Job } from '#dataProvider/jobs/job';
import { sendsMail } from './jobTexts';
import { useStepName } from './useStepName';

/** Returns a function that describes why a person's calls failed, by licence if there are several; empty if they succeeded. */
export function useReasonOf(job: Pick<Job, 'steps' | 'plan'>): (item: Item) => string {
    const t = useT();
    const nameOf = useStepName(job);
    const mails = (step: number | undefined): boolean =>
        job.steps.length === 1 || step === undefined
            ? sendsMail(job)
            : job.steps[step] !== undefined && sendsMail({ steps: [job.steps[step]] });
    const textOf = ({ state, reason, difference, step }: Failure & { state: ItemState; step?: number }): string => {
        if (job.plan !== undefined && difference) {
            const { was, now, count } = difference;
            return t('plans.difference', { was: t(was), now: t(now, { smart_count: count }) });
        }
        if (state === 'unknown') return t(mails(step) ? 'jobs.unknownReason' : 'jobs.unknownChange.reason');
        return (state === 'failed' || state === 'changed') && reason ? t(reason) : '';
    };
    return item => {
        if (item.state === 'gone') return t('jobs.batch.gone');
        const existed = item.existed ? [t('planReceipt.existed')] : [];
        if (job.steps.length === 1 || !item.missed) return [...existed, textOf(item)].filter(Boolean).join('\n');
        return [...existed, ...item.missed.map(one => `${nameOf(one.step)}: ${textOf(one)}`)].join('\n');
    };
}
