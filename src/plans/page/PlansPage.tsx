import { useEffect, useState } from 'react';
import { useLocaleState } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import type { PlanName } from '#dataProvider/jobs/job';
import { paths } from '../../config/paths';
import { showJobs, useJobs, type ShownJob } from '../../jobs/public';
import { useShown, type Action } from '../../shared/actions/action';
import { useBreadcrumb } from '../../shared/breadcrumb';
import { free, text } from '../../shared/columns/kinds';
import { columnsOf } from '../../shared/columns/list';
import { formatDay, readersToday } from '../../shared/format/day';
import { dayAndTime } from '../../shared/format/time';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { useLinkedAction } from '../../shared/hooks/useLinkedAction';
import { useRequestedAction } from '../../shared/hooks/useRequestedAction';
import { PageTexts } from '../../shared/LaterTexts';
import { SimpleTable } from '../../shared/list/SimpleTable';
import { PageHeader } from '../../shared/PageHeader';
import { Button } from '../../ui/Button';
import { AcademyIcon, AssignIcon, CheckIcon, DeleteIcon, DocumentIcon, PlusIcon } from '../../ui/icons';
import { Link } from '../../ui/Link';
import { PageSkeleton } from '../../ui/feedback/Skeleton';
import { Notice } from '../../ui/feedback/Notice';
import { lazyDialog } from '../../ui/modal/lazyDialog';
import { loadKind } from '../kinds';
import type { Plan } from '../plan';
import { usePlans, usePlanStore } from '../store';
import { LoadFile } from './LoadFile';
import styles from './plans.module.css';

const CompareModal = lazyDialog(() => import('../compare/CompareModal'));
const DropModal = lazyDialog(() => import('./DropModal'));

/** `/plans`: the plans of this browser's user, those with a receipt too (PLAN-1). Its texts are loaded with it. */
export default function PlansPage() {
    return (
        <PageTexts name="plan">
            <AllPlans />
        </PageTexts>
    );
}

interface Row {
    id: string;
    title: string;
    made: string;
    state: string;
}

/** Makes plans and opens them: by a button, or at once if a list or the page of a record leads here. */
function useNewPlans(isReady: boolean) {
    const t = useT();
    const [language] = useLocaleState();
    const { add } = usePlanStore();
    const navigate = useNavigate();
    const { data: customer, isPending: isCustomerPending } = useCurrentCustomer();
    /** those who leave or were pupils, and the licences whose keys are looked at */
    const { state } = useLocation() as { state: { people?: readonly string[]; licences?: readonly string[] } | null };

    async function begin(
        kind: PlanName,
        make: (initial: object) => object | Promise<object> = initial => initial,
        at?: Parameters<typeof add>[2],
    ): Promise<void> {
        const { initial } = await loadKind(kind);
        await navigate(paths.plan(await add(kind, await make(initial), at)));
    }

    const invite = () => begin('invite');
    const review = () => begin('review');
    const leave = (people: readonly string[] = []) =>
        begin('leave', initial => ({
            ...initial,
            people,
            note: t('planLeave.note', { day: formatDay(readersToday(), language) }),
        }));
    // What is deleted is decided in its check.
    const free = (licences: readonly string[] = []) => begin('free', initial => ({ ...initial, licences }), { step: 'check' });
    const newYear = (people: readonly string[] = []) =>
        begin('year', async initial => (await import('../year/newDraft')).newDraft(initial, people, customer));

    useRequestedAction('free', () => void free(state?.licences), isReady);
    useRequestedAction('review', () => void review(), isReady);
    useRequestedAction('invite', () => void invite(), isReady);
    useLinkedAction('invite', isReady, () => ({ onClick: () => void invite() }));
    useRequestedAction('leave', () => void leave(state?.people), isReady);
    useRequestedAction('year', () => void newYear(state?.people), isReady && !isCustomerPending);
    return { invite, leave, newYear, review };
}

function AllPlans() {
    const t = useT();
    const [language] = useLocaleState();
    const plans = usePlans();
    const jobs = useJobs();
    const [compares, setCompares] = useState(false);
    const [dropped, setDropped] = useState<string | null>(null);
    useEffect(() => showJobs({ wanted: true }), []);
    useBreadcrumb([{ title: t('plans.title') }]);
    const shown = useShown(setDropped);
    const stateOf = ({ id, ran, step }: Plan): string => {
        const job = ran && jobs.list.find(one => one.id === id);
        if (!job) return t(`plans.steps.${step}`);
        return job.state === 'held' ? t('plans.held') : t(`jobs.states.${job.state}`);
    };
    const isDroppable = ({ id }: Row): boolean => !isAtWork(jobs.list, id);

    const { invite, leave, newYear, review } = useNewPlans(plans !== undefined);

    if (!plans) return <PageSkeleton />;
    return (
        <div className={`stack gap-16 ${styles.page}`}>
            <PageHeader
                title={t('plans.title')}
                facts={t('plans.about')}
                actions={
                    <>
                        <Button variant="outlined" startIcon={<AcademyIcon />} onClick={() => void newYear()}>
                            {t('plans.kinds.year.title')}
                        </Button>
                        <Button variant="outlined" startIcon={<CheckIcon />} onClick={() => void review()}>
                            {t('plans.kinds.review.title')}
                        </Button>
                        <Button variant="outlined" startIcon={<AssignIcon />} onClick={() => void leave()}>
                            {t('plans.kinds.leave.title')}
                        </Button>
                        <Button variant="contained" startIcon={<PlusIcon />} onClick={() => void invite()}>
                            {t('plans.kinds.invite.title')}
                        </Button>
                    </>
                }
            />
            {plans.unsaved && <p className="muted no-margin">{t('plans.unsaved')}</p>}
            {plans.list.length === 0 ? (
                <Notice title={t('plans.empty.title')} text={t('plans.empty.text')} />
            ) : (
                <SimpleTable<Row>
                    label={t('plans.title')}
                    rows={plans.list.map(plan => ({
                        id: plan.id,
                        title: t(`plans.kinds.${plan.kind}.title`),
                        made: dayAndTime(Math.floor(plan.made / 1000), language),
                        state: stateOf(plan),
                    }))}
                    columns={COLUMNS}
                    actions={row => (isDroppable(row) ? shown(rowActions(row.id)) : [])}
                />
            )}
            <div className={`row gap-8 ${styles.foot}`}>
                <LoadFile />
                <Button variant="outlined" startIcon={<DocumentIcon />} onClick={() => setCompares(true)}>
                    {t('planCompare.title')}
                </Button>
            </div>
            {compares && <CompareModal onClose={() => setCompares(false)} />}
            {dropped !== null && <DropModal plan={dropped} onClose={() => setDropped(null)} />}
        </div>
    );
}

/** Whether the plan's job runs or is paused. */
const isAtWork = (jobs: readonly ShownJob[], id: string): boolean =>
    jobs.some(job => job.id === id && ['running', 'paused'].includes(job.state));

const COLUMNS = columnsOf<Row>([
    free('title', 'plans.fields.title', {
        isName: true,
        reads: ['id', 'title'],
        cell: ({ id, title }) => <Link to={paths.plan(id)}>{title}</Link>,
        text: ({ title }) => title,
    }),
    text('made', 'plans.fields.made'),
    text('state', 'plans.check.state'),
]);

const rowActions = (id: string): Action<string>[] => [
    { id: 'drop', label: 'plans.drop', icon: DeleteIcon, tone: 'danger', dialog: id },
];
