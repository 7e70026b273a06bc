import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { stepsOf } from '#dataProvider/jobs/itemSteps';
import type { Item } from '#dataProvider/jobs/job';
import { phasesOf } from '#dataProvider/jobs/phases';
import type { Phase, Step } from '#dataProvider/jobs/steps';
import type { ShownJob } from '../../jobs/public';
import { CheckIcon } from '../../ui/icons';
import styles from './plans.module.css';

interface Progress {
    phase: Phase;
    /** number of items with steps of the phase */
    total: number;
    done: number;
}

const isOpen = ({ state }: Item): boolean => state === 'waiting' || state === 'sent';

/** How many items have completed each phase; each of the items, which may be thousands, is looked at once. */
function progressOf(steps: readonly Step[], items: readonly Item[]): Progress[] {
    const phases = phasesOf(steps).map(({ phase, to }) => ({ phase, to, total: 0, done: 0 }));
    const placeOf = phases.flatMap(({ to }, place) => Array.from({ length: to - (phases[place - 1]?.to ?? 0) }, () => place));
    for (const item of items) {
        // What has ended before its later steps never comes to them.
        const own = stepsOf(item, steps.length).filter(step => isOpen(item) || step < item.step);
        for (const place of new Set(own.map(step => placeOf[step]))) {
            const phase = place === undefined ? undefined : phases[place];
            if (!phase) continue;
            phase.total += 1;
            const isAhead = isOpen(item) && item.step < phase.to;
            if (!isAhead && !item.missed?.some(({ step }) => placeOf[step] === place)) phase.done += 1;
        }
    }
    return phases;
}

/** How far each phase of a job is (MANY-15). */
export function Phases({ job: { steps }, items }: { job: ShownJob; items: readonly Item[] }) {
    const t = useT();
    const phases = useMemo(() => progressOf(steps, items), [steps, items]);
    return (
        <ul className={`plain-list ${styles.phases}`} aria-label={t('plans.phases.label')}>
            {phases.map(({ phase, total, done }) => (
                <li key={phase} className={styles.phase} data-done={done === total || undefined}>
                    {done === total && <CheckIcon size={16} />}
                    <span>{t(`plans.phases.${phase}`)}</span>
                    <span className="tabular">{t('jobs.progress', { done, total })}</span>
                </li>
            ))}
        </ul>
    );
}
