import { useState } from 'react';
import { useT } from '#i18n/useT';
import type { Customer, User } from '#dataProvider/types';
import { startJob, type JobDraft } from '../../jobs/public';
import { FormModal } from '../../shared/form/FormModal';
import type { SelectedIds } from '../../shared/list/useSelectedIds';
import many from '../../shared/many/many.module.css';
import { Button } from '../../ui/Button';
import type { BatchKind } from './batch';
import styles from './batch.module.css';
import { BatchFields } from './BatchFields';
import { useBatchForm, type Audience } from './useBatchForm';

interface BatchModalProps {
    kind: BatchKind;
    /** the selected users; without it, all who are inactive */
    selected?: SelectedIds;
    /** id of the licence or group of the page; otherwise it is selected here */
    target?: string;
    me: User;
    customer: Customer;
    onClose(): void;
}

/**
 * Prepares an action for several users: shows whom it affects and whom not, and starts it as a job, whose progress is shown at the bottom of
 * the layout. Clears the selection; the job's page lists the users for whom it failed (MANY-4).
 */
export default function BatchModal({ selected, ...props }: BatchModalProps) {
    const [audience, setAudience] = useState<Audience>(selected?.ids ?? 'inactive');
    return (
        <Batch key={typeof audience} {...props} selected={selected} audience={audience} onEvery={() => setAudience('inactive')} />
    );
}

interface BatchProps extends BatchModalProps {
    audience: Audience;
    /** changes to all inactive users */
    onEvery(): void;
}

function Batch({ kind, selected, audience, target, me, customer, onClose, onEvery }: BatchProps) {
    const t = useT();
    const start = async (draft: JobDraft) => {
        await startJob(draft);
        if (audience !== 'inactive') selected?.replace([]);
    };
    const about = useBatchForm({ kind, audience, fixed: target, me, customer, start, onClose });
    return (
        <FormModal
            form={about.form}
            size="lg"
            title={t(`users.batch.titles.${kind}`)}
            submit={t(`users.batch.submit.${kind}`)}
            disabled={about.isPending || about.isReading || about.failure !== null || about.plan.run.length === 0}
            destroys={kind === 'delete' || kind === 'take'}
        >
            {kind === 'activate' && (
                <div className={styles.every}>
                    {audience === 'inactive' ? (
                        <p className={many.text}>{t('users.batch.every.text')}</p>
                    ) : (
                        <Button variant="outlined" onClick={onEvery}>
                            {t('users.batch.every.button')}
                        </Button>
                    )}
                </div>
            )}
            <BatchFields kind={kind} about={about} fixed={target !== undefined} />
        </FormModal>
    );
}
