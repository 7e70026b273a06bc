import { useId } from 'react';
import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import type { Surroundings } from '../kind';
import type { AnyKind } from '../kinds';
import styles from './plans.module.css';
import { StepFrame } from './Steps';

interface SourceStepProps {
    kind: AnyKind;
    draft: object;
    around: Surroundings;
    onChange(change: (draft: object) => object): void;
    onNext(): void;
}

/** The first step: what the plan is made from. Nothing is sent but reads. */
export function SourceStep({ kind, draft, around, onChange, onNext }: SourceStepProps) {
    const t = useT();
    const why = useId();
    const obstacle = kind.obstacle(draft, around);
    return (
        <StepFrame name="source">
            <kind.Source draft={draft} {...around} onChange={onChange} />
            <div className={`row gap-8 ${styles.foot}`}>
                <Button
                    variant="contained"
                    disabled={obstacle !== null}
                    aria-describedby={obstacle === null ? undefined : why}
                    onClick={onNext}
                >
                    {t('plans.toCheck')}
                </Button>
                {obstacle && (
                    <p id={why} className="muted no-margin">
                        {t(obstacle)}
                    </p>
                )}
            </div>
        </StepFrame>
    );
}
