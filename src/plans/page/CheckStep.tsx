import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { ReadingRows } from '../../shared/many/ReadingRows';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { DOT } from '../../ui/dot';
import { lazyDialog } from '../../ui/modal/lazyDialog';
import type { Surroundings } from '../kind';
import type { AnyKind } from '../kinds';
import type { Plan } from '../plan';
import { toggled } from '../toggled';
import { useSay } from '../useSay';
import { CheckFoot } from './CheckFoot';
import { CheckTable } from './CheckTable';
import { Figures, Keys } from './Figures';
import { StepFrame } from './Steps';
import { useChecked, type Found } from './useChecked';

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
    const { facts, found, isBehind } = useChecked(kind, draft, around);
    // One frame: its heading gets the focus when the step begins, not again when the data is there.
    return (
        <StepFrame name="check">
            {facts.failure && (
                <FailedNotice title={t('plans.check.failed')} error={facts.failure.error} onRetry={facts.failure.retry} />
            )}
            {found ? (
                <Findings
                    {...props}
                    found={found}
                    stale={facts.failure ? 'plans.check.failed' : isBehind ? 'plans.check.checking' : null}
                />
            ) : (
                !facts.failure && <ReadingRows label={t('plans.check.reading')} progress={facts.progress} />
            )}
        </StepFrame>
    );
}

type FindingsProps = CheckStepProps & {
    found: Found;
    /** why what was found is not that of the draft as it is now */
    stale: MessageKey | null;
};

function Findings({ plan, kind, draft, around, found, stale, onChange, onPlan, onBack }: FindingsProps) {
    const [correcting, setCorrecting] = useState<string | null>(null);
    const [confirms, setConfirms] = useState(false);
    const { facts, checked } = found;
    const { leftOut } = plan;
    const { Questions, Correct } = kind;
    const t = useT();
    const say = useSay();
    const open = checked.open.map(say).join(DOT);
    const behind = stale ? t(stale) : open || null;
    const turn = useCallback((item: string) => onPlan(now => ({ ...now, leftOut: toggled(now.leftOut, item) })), [onPlan]);
    // A press shows its effect at once; the figures and the table of thousands of items follow in parts.
    const shownOut = useDeferredValue(leftOut);
    const shownItems = useDeferredValue(checked.items);
    const questions = useMemo(
        () =>
            Questions && (
                <div className="stack gap-16">
                    <Questions
                        draft={draft}
                        checkedDraft={found.draft}
                        facts={facts}
                        checked={checked}
                        {...found.around}
                        onChange={onChange}
                    />
                </div>
            ),
        [Questions, draft, found, facts, checked, onChange],
    );
    return (
        <>
            <Figures kind={kind} items={shownItems} leftOut={shownOut} />
            <Keys needs={checked.keys} />
            {questions}
            <CheckTable
                kind={kind}
                items={shownItems}
                leftOut={shownOut}
                me={around.me.id}
                onTurn={turn}
                onCorrect={Correct && setCorrecting}
            />
            <CheckFoot
                plan={plan}
                checked={checked}
                behind={behind}
                draft={draft}
                around={around}
                onBack={onBack}
                onRun={() => setConfirms(true)}
            />
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
                    draft={found.draft}
                    facts={facts}
                    items={checked.items}
                    me={around.me.id}
                    behind={behind}
                    onClose={() => setConfirms(false)}
                />
            )}
        </>
    );
}
