import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useT, type Translate } from '#i18n/useT';
import { startJob, type Reading } from '../../jobs/public';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { isCount } from '../../shared/many/count';
import many from '../../shared/many/many.module.css';
import { ReadingRows } from '../../shared/many/ReadingRows';
import { Callout } from '../../ui/feedback/Callout';
import { TextField } from '../../ui/inputs/TextField';
import { ConfirmModal } from '../../ui/modal/ConfirmModal';
import type { Phase } from '#dataProvider/jobs/steps';
import type { PlanItem } from '../kind';
import { withDraft, type AnyKind } from '../kinds';
import type { Plan } from '../plan';
import { jobOf } from '../planned';
import { actingItems, effectsOf, needsTyping } from '../safety';
import { usePlanStore } from '../store';

interface RunModalProps {
    plan: Plan;
    kind: AnyKind;
    draft: object;
    facts: Reading;
    items: readonly PlanItem<string>[];
    me: string;
    /** why it cannot run as it is any more: it may be changed in another tab */
    behind: string | null;
    onClose(): void;
}

/** What a plan does, as sentences. */
function linesOf(
    t: Translate,
    effects: ReturnType<typeof effectsOf>,
    { first, holds }: { first: number | undefined; holds: Phase | undefined },
): string[] {
    const { changed, created, deleted, keys, lose, written } = effects;
    const losing = lose - deleted - keys;
    return [
        t('plans.confirm.all', { smart_count: changed }),
        first !== undefined && first < changed && t('plans.confirm.first', { smart_count: first }),
        created > 0 && t('plans.confirm.created', { smart_count: created }),
        keys > 0 && t('verbs.deleteKey.text', { smart_count: keys }),
        losing > 0 && t('plans.confirm.lose', { smart_count: losing }),
        deleted > 0 && t('plans.confirm.deleted', { smart_count: deleted }),
        written > 0 && t(holds === 'mails' ? 'plans.confirm.writtenLater' : 'plans.confirm.written', { smart_count: written }),
        written === 0 && t('plans.confirm.nobodyWritten'),
    ].filter(line => line !== false);
}

/** Asks before a plan runs: who loses something, who is deleted and who is written to; many are typed as a number (PLAN-5). */
export default function RunModal({ plan, kind, draft, facts, items, me, behind, onClose }: RunModalProps) {
    const t = useT();
    const { change, settled } = usePlanStore();
    const provider = usePortalDataProvider();
    const [typed, setTyped] = useState('');
    const [isWrong, setWrong] = useState(false);
    const { leftOut } = plan;
    const acting = useMemo(() => actingItems(items, leftOut, me), [items, leftOut, me]);
    const effects = useMemo(() => effectsOf(acting), [acting]);
    const users = useQuery({
        queryKey: ['plans', 'users'],
        queryFn: async ({ signal }) =>
            (await provider.getList('users', { pagination: { page: 1, perPage: 1 }, meta: { expand: [] }, signal })).total ?? 0,
        enabled: effects.lose > 0,
        staleTime: 0,
    });
    const of = effects.keys > 0 ? 'keys' : 'users';
    const isTyped = (all: number): boolean =>
        needsTyping(effects.lose, all) || (effects.deleted > 0 && kind.typesDeleted?.(draft) === true);
    const asks = effects.keys > 0 || (effects.lose > 0 && users.data !== undefined && isTyped(users.data));

    const holds = kind.holds?.(draft);
    const wanted = kind.first?.(draft);
    const first = useMemo(() => jobOf(acting, wanted).first, [acting, wanted]);

    async function run(): Promise<void> {
        if (asks && !isCount(typed, effects.lose)) {
            setWrong(true);
            return;
        }
        // Those who are deleted have no name on the server any more.
        const people = acting.flatMap(({ subject: { id, make }, name, email = '' }) =>
            make ? [] : [{ id, email, alias: name }],
        );
        const known = [...people, ...(kind.known?.(facts) ?? [])];
        const { ran, ...planned } = jobOf(acting, wanted);
        const job = { kind: plan.kind, plan: plan.id, holds, known, ...planned };
        // What has begun is known before anything is sent; names are dropped once the job has those that it needs (PLAN-4).
        change(plan.id, now => ((now.ran !== undefined) === (plan.ran !== undefined) ? { ...now, ran } : now));
        // Another tab may have begun it meanwhile.
        if ((await settled(plan.id))?.ran === ran) {
            await startJob(job);
            const begun = new Set(ran);
            change(
                plan.id,
                withDraft(kind, now => kind.forget(now, items, begun, facts)),
            );
            await settled(plan.id);
        }
        onClose();
    }

    const mismatch =
        of === 'keys'
            ? t('jobs.batch.keys.typed.mismatch', { count: effects.keys })
            : t('plans.confirm.mismatch', { smart_count: effects.lose });
    const lines = linesOf(t, effects, { first, holds });
    return (
        <ConfirmModal
            size="lg"
            title={t('plans.confirm.title')}
            confirmLabel={t('plans.run')}
            destroys={effects.lose > 0}
            disabled={behind !== null || (effects.lose > 0 && users.data === undefined)}
            onConfirm={run}
            onClose={onClose}
        >
            <div className={many.form}>
                {behind && (
                    <Callout role="alert">
                        <p>{behind}</p>
                    </Callout>
                )}
                <ul>
                    {lines.map(line => (
                        <li key={line}>{line}</li>
                    ))}
                </ul>
                {users.error && <FailedNotice error={users.error} onRetry={users.refetch} />}
                {effects.lose > 0 && users.isPending && <ReadingRows label={t('plans.check.reading')} />}
                {asks && (
                    <TextField
                        required
                        numeric
                        label={t(`jobs.batch.${of}.typed.label`)}
                        hint={t(`jobs.batch.${of}.typed.hint`, { count: effects.lose })}
                        value={typed}
                        error={isWrong ? mismatch : null}
                        onChange={value => {
                            setTyped(value);
                            setWrong(false);
                        }}
                    />
                )}
            </div>
        </ConfirmModal>
    );
}
