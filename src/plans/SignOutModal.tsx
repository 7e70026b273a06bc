import { useT } from '#i18n/useT';
import type { PlanName } from '#dataProvider/jobs/job';
import { isRunning, itemsOf, useJobs } from '../jobs/public';
import { LaterTexts } from '../shared/LaterTexts';
import { Button } from '../ui/Button';
import { DownloadIcon } from '../ui/icons';
import { ConfirmModal } from '../ui/modal/ConfirmModal';
import type { Plan } from './plan';
import { receiptOf } from './planFile';
import { usePlans } from './store';
import { useSaveFile } from './useSaveFile';

/** Of these nothing is left to run again once they have begun: their file is their report, by which they are taken back. */
const ONCE: ReadonlySet<PlanName> = new Set(['invite', 'year', 'review']);

interface SignOutModalProps {
    onConfirm(): Promise<unknown>;
    onClose(): void;
}

/** Asks for confirmation of a sign-out while a job is running, which ends with the session, or a plan has not ended, which is removed (PLAN-4). */
export default function SignOutModal(props: SignOutModalProps) {
    return (
        <LaterTexts name="plan">
            <SignOutDialog {...props} />
        </LaterTexts>
    );
}

function SignOutDialog({ onConfirm, onClose }: SignOutModalProps) {
    const t = useT();
    const save = useSaveFile();
    const { list } = useJobs();
    const open = list.filter(isRunning);
    const left = open.reduce((sum, { counts }) => sum + counts.waiting + counts.sent, 0);
    const saveOne = async (plan: Plan): Promise<void> => {
        const job = plan.ran && ONCE.has(plan.kind) ? list.find(({ id }) => id === plan.id) : undefined;
        save(plan, job && receiptOf(job, await itemsOf(job.id)));
    };
    const plans = (usePlans()?.list ?? []).filter(({ ended }) => ended === undefined);
    return (
        <ConfirmModal
            title={t('jobs.signOut.title')}
            text={open.length > 0 ? t('jobs.signOut.text', { smart_count: left }) : undefined}
            confirmLabel={t('layout.signOut')}
            cancelLabel={t('jobs.signOut.stay')}
            destroys
            onConfirm={onConfirm}
            onClose={onClose}
        >
            {plans.length > 0 && <p>{t('plans.signOut', { smart_count: plans.length })}</p>}
            {plans.map(plan => (
                <p key={plan.id}>
                    <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void saveOne(plan)}>
                        {t('plans.saveNamed', { name: t(`plans.kinds.${plan.kind}.title`) })}
                    </Button>
                </p>
            ))}
        </ConfirmModal>
    );
}
