import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '#i18n/useT';
import type { Entry, Field, Value } from '../shared/activity/entry';
import { undoOf, type Undo } from '../shared/activity/undo';
import { useUndo } from '../shared/activity/useUndo';
import { useFailureText, useNotifyFailure } from '../shared/failure';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { Fact, Facts } from '../ui/Facts';
import { toast } from '../ui/feedback/toast';
import { Skeleton } from '../ui/feedback/Skeleton';
import { ConfirmModal } from '../ui/modal/ConfirmModal';
import styles from './activity.module.css';
import { useNames } from './names';
import { useValueText } from './useFormer';
import { readDifferences, type Difference } from './state';

interface ChangedModalProps {
    entry: Entry;
    onClose(): void;
}

interface Row {
    id: string;
    what: string;
    before: string;
    now: string;
}

/**
 * A change that is not undone at once, because others have changed the record since: the value before and the one of now, and whether it is put
 * back all the same (ACTIVITY-5).
 */
export default function ChangedModal({ entry, onClose }: ChangedModalProps) {
    const t = useT();
    const provider = usePortalDataProvider();
    const failureText = useFailureText();
    const notifyFailure = useNotifyFailure();
    const undo = useUndo();
    const [opened] = useState(() => Date.now());
    const found = undoOf(entry);
    const undos = typeof found === 'string' ? [] : found;
    const { data, error } = useQuery({
        queryKey: ['activity', entry.id, opened],
        queryFn: () => readDifferences(provider, undos),
        gcTime: 0,
    });
    const rows = useRows(entry, data ?? []);
    const next = data && nextOf(data, undos);
    const confirm = async (): Promise<void> => {
        if (!next) return;
        try {
            const outcome = await undo({ entry, undos: next });
            if (outcome === 'done') toast.success(t('activity.undone'));
            else toast.error(t(`activity.not.${outcome}`));
            onClose();
        } catch (failure) {
            notifyFailure(failure);
        }
    };
    const reasons = (data ?? []).flatMap(({ kind }) =>
        kind === 'value' || kind === 'users' ? [] : [t(`activity.changed.${kind}`)],
    );
    const isChanged = rows.length > 0;
    return (
        <ConfirmModal
            title={t('activity.changed.title')}
            confirmLabel={t(isChanged ? 'activity.changed.force' : 'activity.undo')}
            cancelLabel={t(next ? 'activity.changed.leave' : 'activity.changed.close')}
            disabled={!next}
            onConfirm={confirm}
            onClose={onClose}
        >
            {error && <p role="alert">{failureText(error)}</p>}
            {!data && !error && <Skeleton height={60} />}
            {isChanged && <p>{t('activity.changed.text')}</p>}
            {rows.map(({ id, what, before, now }) => (
                <section key={id} aria-label={what}>
                    <p className={styles.field}>{what}</p>
                    <Facts>
                        <Fact label={t('activity.changed.before')}>
                            <bdi translate="no">{before}</bdi>
                        </Fact>
                        <Fact label={t('activity.changed.now')}>
                            <bdi translate="no">{now}</bdi>
                        </Fact>
                    </Facts>
                </section>
            ))}
            {[...new Set(reasons)].map(reason => (
                <p key={reason}>{reason}</p>
            ))}
            {data?.length === 0 && <p>{t('activity.changed.unchanged')}</p>}
        </ConfirmModal>
    );
}

/** What can be done by a press: what differs is done anyway, the rest as it is; nothing if a part of it must not be. */
function nextOf(differences: readonly Difference[], undos: readonly Undo[]): readonly Undo[] | null {
    if (differences.length === 0) return undos.length > 0 ? undos : null;
    const forced = differences.flatMap(one => ('force' in one && one.force ? [one.force] : []));
    const isPossible = differences.every(one => one.kind === 'already' || ('force' in one && one.force !== undefined));
    if (!isPossible || forced.length === 0) return null;
    const same = undos.filter(
        ({ step }) => step.verb === 'putBack' && !differences.some(one => isOf(one, step.field, step.value)),
    );
    return [...forced, ...same];
}

const isOf = (difference: Difference, field: Field, value: Value): boolean =>
    difference.kind === 'value' && difference.field === field && difference.before === value;

/** The values before and now, in words. */
function useRows(entry: Entry, differences: readonly Difference[]): Row[] {
    const t = useT();
    const people = differences.flatMap(one => (one.kind === 'users' ? [...one.before, ...one.now] : []));
    const names = useNames([{ ...entry, from: people }]);
    const valueText = useValueText();
    const usersText = (ids: readonly string[]): string =>
        ids.length === 0 ? t('activity.values.nobody') : ids.map(id => names.of('user', id).name).join(', ');
    return differences.flatMap((one): Row[] => {
        if (one.kind === 'users') {
            return [{ id: 'users', what: t('activity.values.users'), before: usersText(one.before), now: usersText(one.now) }];
        }
        if (one.kind !== 'value') return [];
        const { field, before, now } = one;
        return [{ id: field, what: t(`activity.values.${field}`), before: valueText(field, before), now: valueText(field, now) }];
    });
}
