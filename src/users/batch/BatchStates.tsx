import { useT } from '#i18n/useT';
import { CheckIcon } from '../../ui/icons';
import type { BatchKind, BatchOutcome, Plan } from './batch';
import styles from './batch.module.css';
import { Reasons } from './PeopleLists';
import type { BatchProgress } from './useBatch';

/** The progress of a batch, as numbers and as a bar. `leaving`: the user is being asked whether to leave the page. */
export function Running({ progress: { ended, total, stopping }, leaving }: { progress: BatchProgress; leaving: boolean }) {
    const t = useT();
    return (
        <div className={styles.progress}>
            <p className={styles.figures}>{t('users.batch.progress', { done: ended, total })}</p>
            <progress className={styles.bar} value={ended} max={total} aria-label={t('users.batch.progressLabel')} />
            <p className={styles.note} role="status">
                {t(stopping ? 'users.batch.stopping' : 'users.batch.running')}
            </p>
            {leaving && (
                <p className={styles.leaving} role="alert">
                    {t('users.batch.leaveText')}
                </p>
            )}
        </div>
    );
}

/** The result for each user: who failed and why, who was not reached, who was left out, and the number of successes. */
export function Result({ kind, outcome, leftOut }: { kind: BatchKind; outcome: BatchOutcome; leftOut: Plan['leftOut'] }) {
    const t = useT();
    const { done, reached, failed, stopped } = outcome;
    return (
        <div className={styles.form} role="status">
            {done > 0 && (
                <p className={styles.done}>
                    <CheckIcon />
                    {t('users.batch.done', { smart_count: done })}
                </p>
            )}
            {/* After a stop, the user must know for whom the action was carried out. */}
            {stopped.length > 0 && (
                <Reasons tone="neutral" title={t('users.batch.reached')} people={reached.map(person => ({ person }))} />
            )}
            {kind === 'licence' && failed.length > 0 && done > 0 && <p className={styles.text}>{t('users.ofLicence.partial')}</p>}
            <Reasons
                tone="danger"
                title={t('users.batch.failed', { smart_count: failed.length })}
                people={failed.map(({ person, reason }) => ({ person, reason: t(reason) }))}
            />
            <Reasons
                tone="neutral"
                title={t('users.batch.stopped', { smart_count: stopped.length })}
                people={stopped.map(person => ({ person }))}
            />
            {failed.length + stopped.length > 0 && <p className={styles.note}>{t('users.batch.keep')}</p>}
            <LeftOut leftOut={leftOut} />
        </div>
    );
}

/** The users to whom the action does not apply, and why. */
export function LeftOut({ leftOut }: { leftOut: Plan['leftOut'] }) {
    const t = useT();
    return (
        <Reasons
            tone="neutral"
            title={t('users.batch.leftOut', { smart_count: leftOut.length })}
            people={leftOut.map(({ person, obstacle }) => ({ person, reason: t(`users.batch.reasons.${obstacle}`) }))}
        />
    );
}
