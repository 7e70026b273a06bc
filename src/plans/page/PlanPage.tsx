import { useCallback, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../../config/paths';
import { showJobs, useJobs } from '../../jobs/public';
import { useBreadcrumb } from '../../shared/breadcrumb';
import { useCurrentCustomer, useCurrentUser } from '../../shared/hooks/useCurrent';
import { PageTexts } from '../../shared/LaterTexts';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { PageHeader } from '../../shared/PageHeader';
import { Notice } from '../../ui/feedback/Notice';
import { PageSkeleton } from '../../ui/feedback/Skeleton';
import type { Surroundings } from '../kind';
import { draftOf, useKind, withDraft, type AnyKind } from '../kinds';
import type { Plan } from '../plan';
import { Fault } from '../read';
import { usePlans, usePlanStore } from '../store';
import { CheckStep } from './CheckStep';
import { RunStep } from './RunStep';
import { SourceStep } from './SourceStep';
import { Steps } from './Steps';
import styles from './plans.module.css';

/** `/plans/{plan}`: one plan, from its source to its receipt (PLAN-1). Its texts are loaded with it. */
export default function PlanPage() {
    return (
        <PageTexts name="plan">
            <OnePlan />
        </PageTexts>
    );
}

function OnePlan() {
    const t = useT();
    const { plan: id } = useParams();
    const plans = usePlans();
    const jobs = useJobs();
    const me = useCurrentUser();
    const customer = useCurrentCustomer();
    useEffect(() => showJobs({ wanted: true }), []);
    const plan = plans?.list.find(one => one.id === id);
    const title = plan ? t(`plans.kinds.${plan.kind}.title`) : t('plans.title');
    useBreadcrumb([{ title: t('plans.title'), url: paths.plans }, { title }]);
    if (customer.error && !customer.data) return <FailedNotice error={customer.error} onRetry={customer.refetch} />;
    // What has begun is known to the engine.
    const isWaiting = !plans || !me.data || !customer.data || (plan?.ran && !jobs.read);
    if (isWaiting || !me.data || !customer.data) return <PageSkeleton />;
    if (!plan) {
        return (
            <>
                <PageHeader title={t('plans.title')} />
                <Notice title={t('plans.missing.title')} text={t('plans.missing.text')} />
            </>
        );
    }
    return <Chosen key={plan.id} plan={plan} unsaved={plans.unsaved} me={me.data} customer={customer.data} />;
}

interface ChosenProps extends Pick<Surroundings, 'me' | 'customer'> {
    plan: Plan;
    unsaved: boolean;
}

function Chosen(props: ChosenProps) {
    const kind = useKind(props.plan.kind);
    return kind ? <Known {...props} kind={kind} /> : <PageSkeleton />;
}

interface KnownProps extends ChosenProps {
    kind: AnyKind;
}

function Known({ plan, kind, unsaved, me, customer }: KnownProps) {
    const t = useT();
    const { list } = useJobs();
    const job = plan.ran && list.find(({ id }) => id === plan.id);
    const draft = readableDraft(kind, plan);
    const { leftOut } = plan;
    const around = useMemo(() => ({ me, customer, leftOut }), [me, customer, leftOut]);
    const title = t(`plans.kinds.${plan.kind}.title`);
    if (draft instanceof Fault) {
        return (
            <>
                <PageHeader title={title} />
                <Notice alert title={t('plans.fault.title')} text={t('plans.fault.at', { at: draft.place })} />
            </>
        );
    }
    if (job) return <RunStep plan={plan} job={job} kind={kind} draft={draft} />;
    return <Preparation plan={plan} kind={kind} draft={draft} around={around} unsaved={unsaved} />;
}

/** The plan's draft, checked by its kind, or where it is wrong. */
function readableDraft(kind: AnyKind, plan: Plan): object {
    try {
        return draftOf(kind, plan);
    } catch (error) {
        if (error instanceof Fault) return error;
        throw error;
    }
}

interface PreparationProps extends Pick<KnownProps, 'plan' | 'kind' | 'unsaved'> {
    draft: object;
    around: Surroundings;
}

/** The steps before anything is changed. */
function Preparation({ plan, kind, draft, around, unsaved }: PreparationProps) {
    const t = useT();
    const { change } = usePlanStore();
    const isBegun = plan.ran !== undefined;
    // While it is being started its job is not known yet either.
    const [isLost] = useState(isBegun);
    const { id } = plan;
    // Another tab may have begun it meanwhile: what runs is not edited any more.
    const onPlan = useCallback(
        (next: (now: Plan) => Plan) => change(id, now => ((now.ran !== undefined) === isBegun ? next(now) : now)),
        [change, id, isBegun],
    );
    const onChange = useCallback((next: (now: object) => object) => onPlan(withDraft(kind, next)), [onPlan, kind]);
    const goTo = (next: Plan['step']) => onPlan(now => ({ ...now, step: next }));
    const isReady = kind.obstacle(draft, around) === null;
    const current = isReady ? plan.step : 'source';
    return (
        <div className={`stack gap-16 ${styles.page}`}>
            <PageHeader title={t(`plans.kinds.${plan.kind}.title`)} />
            <Steps current={current} onChoose={goTo} open={['source']} />
            {unsaved && <p className="muted no-margin">{t('plans.unsaved')}</p>}
            {isLost && (
                <p className={styles.note} role="note">
                    {t('plans.lost')}
                </p>
            )}
            {current === 'source' ? (
                <SourceStep kind={kind} draft={draft} around={around} onChange={onChange} onNext={() => goTo('check')} />
            ) : (
                <CheckStep
                    plan={plan}
                    kind={kind}
                    draft={draft}
                    around={around}
                    onChange={onChange}
                    onPlan={onPlan}
                    onBack={() => goTo('source')}
                />
            )}
        </div>
    );
}
