import { useState } from 'react';
import { useT } from '#i18n/useT';
import type { Customer, User } from '#dataProvider/types';
import { startJob, type JobDraft } from '../../jobs/public';
import { FormModal } from '../../shared/form/FormModal';
import type { ChosenIds } from '../../shared/list/useChosenIds';
import type { BatchKind } from './batch';
import { BatchFields } from './BatchFields';
import { useBatchForm } from './useBatchForm';

interface BatchModalProps {
    kind: BatchKind;
    chosen: ChosenIds;
    me: User;
    customer: Customer;
    onClose(): void;
}

/**
 * Prepares an action for the selected users: shows whom it affects and whom not, and starts it as a job, which goes on by itself at the foot
 * of the layout. The selection ends with it: who failed stands on the job's page (MANY-4).
 */
export default function BatchModal({ kind, chosen, me, customer, onClose }: BatchModalProps) {
    const t = useT();
    const [people] = useState(chosen.ids);
    const start = async (draft: JobDraft) => {
        await startJob(draft);
        chosen.replace([]);
    };
    const about = useBatchForm({ kind, people, me, customer, start, onClose });
    return (
        <FormModal
            form={about.form}
            size="lg"
            title={t(`users.batch.titles.${kind}`)}
            submit={t(`users.batch.submit.${kind}`)}
            disabled={about.isPending || about.failure !== null || about.plan.run.length === 0}
        >
            <BatchFields kind={kind} about={about} school={customer.flags.school} />
        </FormModal>
    );
}
