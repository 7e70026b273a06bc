import { useState } from 'react';
import { useT } from '#i18n/useT';
import { stateSince } from '#dataProvider/jobs/mark';
import type { Licence, Seat } from '#dataProvider/types';
import { startJob } from '../../jobs/public';
import { usePortalForm } from '../../shared/form/usePortalForm';
import type { SelectedIds } from '../../shared/list/useSelectedIds';
import { ManyModal } from '../../shared/many/ManyModal';
import { planOf } from '../../shared/many/plan';
import { useSelectedRows } from '../../shared/many/useSelectedRows';
import { rowFields } from '../../shared/columns/reads';
import { seatList } from '../columns';
import { obstacleOf, type SeatBatch } from './seatBatch';

const VERBS = { releaseSeats: 'releaseSeat', removeSeats: 'removeSeat' } as const;

interface SeatBatchModalProps {
    kind: SeatBatch;
    selected: SelectedIds;
    licence: Licence;
    onClose(): void;
}

/** Prepares the release or removal of the selected seats, starts it as a job, and clears the selection (MANY-4, MANY-12). */
export default function SeatBatchModal({ kind, selected, licence, onClose }: SeatBatchModalProps) {
    const t = useT();
    const [ids] = useState(selected.ids);
    const seats = useSelectedRows<Seat>('seats', {
        ids,
        meta: { licence: licence.id },
        fields: rowFields(seatList, { licence: licence.id }).select,
    });
    const plan = planOf(ids, seats.data ?? [], seat => obstacleOf(seat, kind));
    const form = usePortalForm<Record<string, never>, boolean>({
        initial: {},
        send: async () => {
            if (plan.run.length === 0) return false;
            await startJob({
                kind,
                steps: [{ verb: VERBS[kind], licence: licence.id }],
                people: plan.run.map(seat => ({ id: seat.id, since: stateSince(seat) })),
                known: plan.run.map(({ id, machineName }) => ({ id, email: '', alias: machineName })),
            });
            selected.replace([]);
            return true;
        },
        rest: started => (started ? null : {}),
        onClose,
    });
    return (
        <ManyModal
            form={form}
            title={t(`seats.batch.titles.${kind}`)}
            submit={t(`seats.batch.submit.${kind}`)}
            isPending={seats.isPending}
            failure={seats.data ? null : seats.error}
            onRetry={seats.refetch}
            text={t(`seats.batch.text.${kind}`, { smart_count: plan.run.length })}
            run={{
                title: t('seats.batch.count', { smart_count: plan.run.length }),
                rows: plan.run,
                nameOf: ({ machineName }) => machineName,
            }}
            nobody={t('seats.batch.nobody')}
            leftOut={{
                title: t('seats.batch.leftOut', { smart_count: plan.leftOut.length }),
                rows: plan.leftOut,
                nameOf: ({ id, row }) => row?.machineName ?? id,
                reasonOf: ({ obstacle }) => t(`seats.batch.reasons.${obstacle}`),
            }}
        />
    );
}
