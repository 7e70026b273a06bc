import { useT } from '#i18n/useT';
import { act, useJobs } from '../../jobs/public';
import { ConfirmModal } from '../../ui/modal/ConfirmModal';
import { usePlanStore } from '../store';

interface DropModalProps {
    /** id of the plan */
    plan: string;
    onClose(): void;
}

/** Asks before a plan is removed, with what was entered for it and its report; what it waits with is not sent any more (PLAN-4). */
export default function DropModal({ plan, onClose }: DropModalProps) {
    const t = useT();
    const { drop, settled } = usePlanStore();
    const job = useJobs().list.find(({ id }) => id === plan);
    const confirm = async (): Promise<void> => {
        if (job?.state === 'held') act(plan, 'stop');
        if (job) act(plan, 'close');
        drop(plan);
        await settled(plan);
        onClose();
    };
    return (
        <ConfirmModal
            title={t('plans.dropping.title')}
            text={t('plans.dropping.text')}
            confirmLabel={t('plans.drop')}
            destroys
            onConfirm={confirm}
            onClose={onClose}
        />
    );
}
