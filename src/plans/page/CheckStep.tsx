import { Suspense, useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import { Reading } from '../../shared/many/rows';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { lazyDialog } from '../../ui/modal/lazyDialog';
import type { Surroundings } from '../kind';
import type { AnyKind } from '../kinds';
import type { Plan } from '../plan';
import { useSliced } from '../sliced';
import { CheckFoot } from './CheckFoot';
import { CheckTable } from './CheckTable';
import { Figures, Keys } from './Figures';
import styles from './plans.module.css';
import { StepFrame } from './Steps';

const RunModal = lazyDialog(() => import('./RunModal'));

interface CheckStepProps {
    plan: Plan;
    kind: AnyKind;
    draft: object;
    around: Surroundings;
    onChange(change: (draft: object) => object): void;
    /** changes the plan as it is by then */
    onPlan(change: (plan: Plan) => Plan): void;
    onBack(): void;
}

/** What the plan would do: nothing is sent but reads (PLAN-2). */
export function CheckStep(props: CheckStepProps) {
    const { kind, draft, around } = props;
    const t = useT();
    const facts = kind.useFacts(draft, around);
    // One frame: its heading gets the focus when the step begins, not again when the data is there.
    return (
        <StepFrame name="check">
            {facts.failure ? (
                <FailedNotice title={t('plans.check.failed')} error={facts.failure.error} onRetry={facts.failure.retry} />
            ) : facts.isPending || facts.isReading ? (
                <Reading label={t('plans.check.reading')} progress={facts.progress} />
            ) : (
                <Findings {...props} facts={facts} />
            )}
        </StepFrame>
    );
}

function Findings({
    plan,
    kind,
    draft,
    around,
    facts,
    onChange,
    onPlan,
    onBack,
}: CheckStepProps & { facts: ReturnType<AnyKind['useFacts']> }) {
    const [correcting, setCorrecting] = useState<string | null>(null);
    const [confirms, setConfirms] = useState(false);
    const work = useMemo(() => kind.checking?.(draft, facts, around) ?? null, [kind, draft, facts, around]);
    const sliced = useSliced(work);
    const checked = useMemo(() => (work ? sliced : kind.check(draft, facts, around)), [work, sliced, kind, draft, facts, around]);
    const { leftOut } = plan;
    const t = useT();
    const { Questions, Correct } = kind;
    const turn = (item: string) =>
        onPlan(now => ({
            ...now,
            leftOut: now.leftOut.includes(item) ? now.leftOut.filter(id => id !== item) : [...now.leftOut, item],
        }));
    if (!checked) return <Reading label={t('plans.check.reading')} />;
    return (
        <>
            <Figures kind={kind} items={checked.items} leftOut={leftOut} />
            <Keys needs={checked.keys} />
            {Questions && (
                <div className={styles.questions}>
                    <Questions draft={draft} facts={facts} checked={checked} {...around} onChange={onChange} />
                </div>
            )}
            <CheckTable
                kind={kind}
                items={checked.items}
                leftOut={leftOut}
                me={around.me.id}
                onTurn={turn}
                onCorrect={Correct && setCorrecting}
            />
            <CheckFoot
                plan={plan}
                checked={checked}
                draft={draft}
                around={around}
                onBack={onBack}
                onRun={() => setConfirms(true)}
            />
            {/* A dialog whose code is loading does not hide the page, which would lose the focus. */}
            <Suspense fallback={null}>
                {Correct && correcting !== null && (
                    <Correct
                        draft={draft}
                        facts={facts}
                        {...around}
                        item={correcting}
                        onChange={onChange}
                        onClose={() => setCorrecting(null)}
                    />
                )}
                {confirms && (
                    <RunModal
                        plan={plan}
                        kind={kind}
                        draft={draft}
                        facts={facts}
                        items={checked.items}
                        me={around.me.id}
                        onClose={() => setConfirms(false)}
                    />
                )}
            </Suspense>
        </>
    );
}
