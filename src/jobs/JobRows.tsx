import { useCallback, useMemo } from 'react';
import { useT } from '#i18n/useT';
import { stepsOf } from '#dataProvider/jobs/itemSteps';
import type { Item } from '#dataProvider/jobs/job';
import { useShown } from '../shared/actions/action';
import { usePrinting } from '../shared/hooks/usePrinting';
import { SimpleTable } from '../shared/list/SimpleTable';
import { jobActions, jobColumns, type JobRow } from './columns';
import { act } from './engine';
import { rowsOf, sendsMail, useTitleOf } from './jobTexts';
import { newPerson } from './names';
import { isRunning, type ShownJob } from './store';
import { useNames } from './useNames';
import { useReasonOf } from './useReasonOf';
import { useStepName } from './useStepName';

/** The rows of a job: person, what was done, its outcome and the reason. Only the names of these rows are read. */
export function JobRows({ job, rows }: { job: ShownJob; rows: readonly Item[] }) {
    const t = useT();
    const title = useTitleOf(job);
    const reasonOf = useReasonOf(job);
    const nameOf = useStepName(job);
    const hasSteps = job.steps.length > 1;
    const namesOf = (steps: readonly number[]): string => steps.map(nameOf).join(', ');
    const all = hasSteps && !job.plan ? `${title}: ${namesOf([...job.steps.keys()])}` : title;
    /** of a plan each item has steps of its own */
    const whatOf = (item: Item): string => (job.plan ? namesOf(stepsOf(item, job.steps.length)) : all);
    const mails = sendsMail(job);
    const of = rowsOf(job);
    const held = job.state === 'held';
    const nameFor = useNames(job, rows);
    // A browser does not wait for a read once it prints.
    const unread = usePrinting() ? null : undefined;
    const nameIn = (item: Item) => {
        const name = newPerson(item) ?? nameFor(item.id);
        return name === undefined ? unread : name;
    };
    const offersRetry = !isRunning(job) && job.state !== 'dropped' && rows.some(({ state }) => state === 'unknown');
    const columns = useMemo(() => jobColumns({ of, hasSteps, mails, held }), [of, hasSteps, mails, held]);
    const shown = useShown(useCallback((item: string) => act(job.id, 'resend', item), [job.id]));
    return (
        <SimpleTable<JobRow>
            label={t(`jobs.rows.${of}`)}
            rows={rows.map(item => ({
                ...item,
                name: nameIn(item),
                what: whatOf(item),
                why: reasonOf(item),
            }))}
            columns={columns}
            actions={offersRetry ? item => shown(jobActions(item, mails)) : undefined}
        />
    );
}
