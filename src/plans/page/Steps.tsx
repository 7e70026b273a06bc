import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import styles from './plans.module.css';

/** The steps of a plan, in order (PLAN-1). */
const STEPS = ['source', 'check', 'run', 'receipt'] as const;
export type StepName = (typeof STEPS)[number];

interface StepsProps<Open extends StepName> {
    current: StepName;
    /** those that can be chosen */
    open?: readonly Open[];
    onChoose?(step: Open): void;
}

/** Where the plan is, and the way back to an earlier step. */
export function Steps<Open extends StepName>({ current, open = [], onChoose }: StepsProps<Open>) {
    const t = useT();
    return (
        <nav aria-label={t('plans.steps.label')}>
            <ol className={`plain-list ${styles.steps}`}>
                {STEPS.map(name => {
                    const here = name === current;
                    const choice = open.find(one => one === name);
                    const isPast = STEPS.indexOf(name) < STEPS.indexOf(current);
                    return (
                        <li key={name} className={styles.step} data-past={isPast || undefined}>
                            {choice && !here ? (
                                <button type="button" className={styles.stepLink} onClick={() => onChoose?.(choice)}>
                                    {t(`plans.steps.${name}`)}
                                </button>
                            ) : (
                                <span aria-current={here ? 'step' : undefined}>{t(`plans.steps.${name}`)}</span>
                            )}
                        </li>
                    );
                })}
            </ol>
        </nav>
    );
}

/** A step with its heading, which gets the focus when the step begins. */
export function StepFrame({ name, children }: { name: StepName; children: ReactNode }) {
    const t = useT();
    const heading = useRef<HTMLHeadingElement>(null);
    useEffect(() => heading.current?.focus({ preventScroll: true }), [name]);
    return (
        <section className={`stack gap-16 ${styles.frame}`} aria-labelledby={`step-${name}`}>
            <h2 id={`step-${name}`} ref={heading} tabIndex={-1} className={styles.heading}>
                {t(`plans.steps.${name}`)}
            </h2>
            {children}
        </section>
    );
}
