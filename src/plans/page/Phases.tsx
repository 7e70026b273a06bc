import { useT } from '#i18n/useT';
import { stepsOf } from '#dataProvider/jobs/itemSteps';
import type { Item } from '#dataProvider/jobs/job';
import { phasesOf } from '#dataProvider/jobs/phases';
import type { ShownJob } from '../../jobs/public';
import { CheckIcon } from '../../ui/icons';
import styles from './plans.module.css';

/** How far each phase of a job is (MANY-15). */
export function Phases({ job: { steps }, items }: { job: ShownJob; items: readonly Item[] }) {
    const t = useT();
    let begin = 0;
    const phases = phasesOf(steps).map(({ phase, to }) => {
        const from = begin;
        begin = to;
        const isHere = (step: number): boolean => step >= from && step < to;
        const isOpen = ({ state }: Item): boolean => state === 'waiting' || state === 'sent';
        // What has ended before its later steps never comes to them.
        const own = items.filter(item =>
            stepsOf(item, steps.length).some(step => isHere(step) && (isOpen(item) || step < item.step)),
        );
        const isDone = (item: Item): boolean =>
            !(isOpen(item) && item.step < to) && !item.missed?.some(({ step }) => isHere(step));
        return { phase, total: own.length, done: own.filter(isDone).length };
    });
    return (
        <ul className={styles.phases} aria-label={t('plans.phases.label')}>
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
