import { useT } from '#i18n/useT';
import type { Progress } from '../query/every';
import styles from './many.module.css';

/**
 * The placeholder for the dialog's content while the rows are read.
 * @param label accessible name, translated
 * @param progress how many rows have been read, if known
 */
export function ReadingRows({ label, progress }: { label: string; progress?: Progress | null }) {
    const t = useT();
    return (
        <div className={styles.form} role="status" aria-label={label}>
            {progress && (
                <p className="muted no-margin">{t('list.choice.reading', { read: progress.read, total: progress.total })}</p>
            )}
            <span className={styles.bone} />
            <span className={styles.bone} />
        </div>
    );
}
