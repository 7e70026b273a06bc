import { useT } from '#i18n/useT';
import { ReadFailed } from '../../shared/list/ReadFailed';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import type { Uses } from './reads';
import styles from './overTime.module.css';

/** Height of the picture with what stands around it. */
const PICTURE_PX = 360;

/** In place of what is not there yet: how far it is read, or the button that reads it where there is a lot. */
export function Reading({ known: { isReading, progress, tooMany, ask } }: { known: Uses }) {
    const t = useT();
    if (tooMany !== null) {
        return (
            <div className={`row gap-8-12 ${styles.ask}`}>
                <p>{t('renewal.tooMany', { count: tooMany })}</p>
                <Button variant="outlined" onClick={ask}>
                    {t('renewal.read')}
                </Button>
            </div>
        );
    }
    if (!isReading) return null;
    return (
        <div className="stack" role="status" aria-label={t('renewal.reading')}>
            {progress && (
                <p className="muted small no-margin">
                    {t('list.choice.reading', { read: progress.read, total: progress.total })}
                </p>
            )}
            <Skeleton height={PICTURE_PX} />
        </div>
    );
}

/** Names the licences that could not be read: what is shown is without them. */
export function Unread({ known: { failed, retry } }: { known: Uses }) {
    const t = useT();
    const [first] = failed;
    const names = failed.map(({ licence }) => licence.name).join(', ');
    return first ? <ReadFailed text={t('renewal.failed', { names })} error={first.error} onRetry={retry} /> : null;
}
