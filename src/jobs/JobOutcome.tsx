import { useState } from 'react';
import { useT } from '#i18n/useT';
import type { Item, ItemState } from '#dataProvider/jobs/job';
import { Button } from '../ui/Button';
import { Callout } from '../ui/feedback/Callout';
import { act } from './engine';
import { JobRows } from './JobRows';
import { outcomeKey, rowsOf, sendsMail } from './jobTexts';
import { Paged } from './Paged';
import { StateFilter } from './StateFilter';
import { isRunning, type ShownJob } from './store';

const OUTCOMES = ['done', 'gone', 'failed', 'changed', 'unknown', 'waiting', 'sent'] as const satisfies readonly ItemState[];

/** What became of the items of a job: of whom it is not known, a filter by outcome, and a row for each (MANY-8). */
export function JobOutcome({ job, items }: { job: ShownJob; items: readonly Item[] }) {
    const t = useT();
    const [outcome, setOutcome] = useState<ItemState | ''>('');
    const { counts } = job;
    const works = isRunning(job);
    return (
        <>
            {!works && counts.unknown > 0 && <Uncertain job={job} />}
            {!works && job.plan && counts.changed > 0 && <Changed job={job} />}
            <StateFilter
                label={t('jobs.outcome')}
                states={OUTCOMES.filter(state => counts[state] > 0)}
                wordOf={state => t(outcomeKey(state, { mails: sendsMail(job), held: job.state === 'held' }))}
                countOf={state => counts[state]}
                all={counts.all}
                value={outcome}
                onChange={setOutcome}
            />
            <Paged key={outcome} rows={outcome === '' ? items : items.filter(({ state }) => state === outcome)}>
                {rows => <JobRows job={job} rows={rows} />}
            </Paged>
        </>
    );
}

/** Those who were changed by others since the check: nothing was done, and can be done all the same (MANY-14). */
function Changed({ job }: { job: ShownJob }) {
    const t = useT();
    return (
        <Callout>
            <p>{t('plans.changed.text', { smart_count: job.counts.changed })}</p>
            <Button variant="outlined" onClick={() => act(job.id, 'force')}>
                {t('plans.changed.force', { smart_count: job.counts.changed })}
            </Button>
        </Callout>
    );
}

/** Those of whom nobody knows whether it was done: what that means, and another try. */
function Uncertain({ job }: { job: ShownJob }) {
    const t = useT();
    const mails = sendsMail(job);
    const of = rowsOf(job);
    return (
        <Callout>
            <p>{t(mails ? 'jobs.unknownText' : 'jobs.unknownChange.text')}</p>
            <Button variant="outlined" onClick={() => act(job.id, 'resend')}>
                {t(mails ? `jobs.resend.${of === 'keys' ? 'keys' : 'users'}` : `jobs.again.${of}`, {
                    smart_count: job.counts.unknown,
                })}
            </Button>
        </Callout>
    );
}
