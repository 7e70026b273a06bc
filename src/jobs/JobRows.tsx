import { useCallback, useMemo } from 'react';
import { useT } from '#i18n/useT';
import type { Item } from '#dataProvider/jobs/job';
import { useShown } from '../shared/actions/action';
import { SimpleTable } from '../shared/list/SimpleTable';
import { jobActions, jobColumns, type JobRow } from './columns';
import { act } from './engine';
import { rowsOf, sendsMail, useTitleOf } from './jobTexts';
import { isRunning, type ShownJob } from './store';
import { useNames, type Name } from './useNames';
import { useReasonOf } from './useReasonOf';
import { useStepName } from './useStepName';

/** The name of somebody who does not exist yet. */
const newName = ({ id, make }: Item): Name | undefined =>
    make && { id, email: make.email, alias: [make.forename, make.surname].filter(Boolean).join(' ') };

/** The rows of a job: person, what was done, its outcome and the reason. Only the names of these rows are read. */
export function JobRows({ job, rows }: { job: ShownJob; rows: readonly Item[] }) {
    const t = useT();
    const title = useTitleOf(job);
    const reasonOf = useReasonOf(job);
    const nameOf = useStepName(job);
    const hasSteps = job.steps.length > 1;
    const all = hasSteps ? `${title}: ${job.steps.map((_, at) => nameOf(at)).join(', ')}` : title;
    /** of a plan each item has steps of its own */
    const whatOf = ({ skips, taken }: Item): string => {
        if (!job.plan) return all;
        return job.steps.flatMap((_, at) => (skips?.includes(at) && !taken?.includes(at) ? [] : [nameOf(at)])).join(', ');
    };
    const mails = sendsMail(job);
    const of = rowsOf(job);
    const held = job.state === 'held';
    const nameFor = useNames(
        job,
        rows.flatMap(({ id, make }) => (make ? [] : [id])),
    );
    const offersRetry = !isRunning(job) && job.state !== 'dropped' && rows.some(({ state }) => state === 'unknown');
    const columns = useMemo(() => jobColumns({ of, hasSteps, mails, held }), [of, hasSteps, mails, held]);
    const shown = useShown(useCallback((item: string) => act(job.id, 'resend', item), [job.id]));
    return (
        <SimpleTable<JobRow>
            label={t(`jobs.rows.${of}`)}
            rows={rows.map(item => ({
                ...item,
                name: newName(item) ?? nameFor?.(item.id),
                what: whatOf(item),
                why: reasonOf(item),
            }))}
            columns={columns}
            actions={offersRetry ? item => shown(jobActions(item, mails)) : undefined}
        />
    );
}
