import { useEffect } from 'react';
import { mayDo } from '#authProvider/access';
import { useT } from '#i18n/useT';
import type { Item } from '#dataProvider/jobs/job';
import * as jobs from '../../jobs/public';
import { useCurrentUser } from '../../shared/hooks/useCurrent';
import { PageHeader } from '../../shared/PageHeader';
import { Button } from '../../ui/Button';
import { CheckIcon, SendIcon } from '../../ui/icons';
import type { AnyKind } from '../kinds';
import { Signatures } from '../paper/Signatures';
import type { Plan } from '../plan';
import { usePlanStore } from '../store';
import { Phases } from './Phases';
import styles from './plans.module.css';
import { ReceiptFoot } from './ReceiptFoot';
import { Reminder } from './Reminder';
import { StepFrame, Steps } from './Steps';

interface RunStepProps {
    plan: Plan;
    job: jobs.ShownJob;
    kind: AnyKind;
    draft: object;
}

/** A plan that has begun: its progress, then its receipt (PLAN-7). */
export function RunStep({ plan, job, kind, draft }: RunStepProps) {
    const t = useT();
    const { change } = usePlanStore();
    const figures = jobs.useFigures(job);
    const items = jobs.useItems(job);
    const works = jobs.isRunning(job) || job.state === 'held';
    const current = works ? 'run' : 'receipt';
    const { id, ended } = job;

    // The page tells it, so the bar at the foot need not. Each command makes a new object of the job, so this does not depend on it.
    const isRunning = jobs.isRunning(job);
    useEffect(() => {
        if (!isRunning) jobs.act(id, 'close');
    }, [id, isRunning]);
    // From here on the plan counts as ended, for 30 days; tried again, it does not.
    useEffect(() => {
        if (plan.ended !== (works ? undefined : ended)) change(id, now => ({ ...now, ended: works ? undefined : ended }));
    }, [change, id, works, ended, plan.ended]);

    const isTrial = job.state === 'held' && job.first !== undefined;
    return (
        <div className={`stack gap-16 ${styles.page}`}>
            <PageHeader title={t(`plans.kinds.${plan.kind}.title`)} facts={figures} actions={<jobs.Controls job={job} />} />
            <Steps current={current} />
            <StepFrame name={current}>
                <jobs.JobStatus job={job} />
                {isTrial ? <Trial job={job} items={items} /> : job.state === 'held' && <Held job={job} items={items} />}
                {!isRunning && kind.Afterwards && <kind.Afterwards plan={id} job={job} items={items} />}
                <Phases job={job} items={items} />
                {!isRunning && <ReceiptFoot plan={plan} job={job} kind={kind} draft={draft} items={items} />}
                {!isRunning && !isTrial && kind.Report && <kind.Report draft={draft} job={job} items={items} />}
                <jobs.JobOutcome job={job} items={items} />
                {kind.signs && <Signatures />}
            </StepFrame>
        </div>
    );
}

/** All is done but the mails: nobody has been written to yet, and one press sends them. */
function Held({ job, items }: { job: jobs.ShownJob; items: readonly Item[] }) {
    const t = useT();
    const { data: me } = useCurrentUser();
    const waiting = items.filter(({ state }) => state === 'waiting').length;
    return (
        <div className={styles.note} role="note">
            <p className={styles.strong}>{t('plans.ready.text', { smart_count: waiting })}</p>
            {me && mayDo(me.role, 'send', 'users') && (
                <Button variant="contained" startIcon={<SendIcon />} onClick={() => jobs.act(job.id, 'last')}>
                    {t('plans.ready.send', { smart_count: waiting })}
                </Button>
            )}
            <p className="muted no-margin">{t('plans.ready.later')}</p>
            <Reminder plan={job.id} waiting={waiting} />
        </div>
    );
}

/** The first ones are done: they can be looked at, and taken back, before the others are. */
function Trial({ job, items }: { job: jobs.ShownJob; items: readonly Item[] }) {
    const t = useT();
    const { data: me } = useCurrentUser();
    const { first = 0 } = job;
    return (
        <div className={styles.note} role="note">
            <p className={styles.strong}>{t('plans.trial.text', { smart_count: first })}</p>
            {me && mayDo(me.role, 'edit', 'plans') && (
                <Button variant="contained" startIcon={<CheckIcon />} onClick={() => jobs.act(job.id, 'others')}>
                    {t('plans.trial.go', { smart_count: items.length - first })}
                </Button>
            )}
            <p className="muted no-margin">{t('plans.trial.later')}</p>
        </div>
    );
}
