import { useSearchParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import { useBreadcrumb } from '#src/shared/breadcrumb';
import { CustomerMissing } from '#src/shared/CustomerMissing';
import { todayUtc } from '#src/shared/format/date';
import { Notice } from '#src/ui/feedback/Notice';
import { ExportRows } from '#src/shared/export/ExportRows';
import { ReadFailed } from '#src/shared/list/ReadFailed';
import { PageTexts } from '#src/shared/LaterTexts';
import { PageHeader } from '#src/shared/PageHeader';
import { ButtonLink } from '#src/ui/Button';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { DEFAULT_RANGE, RANGES, rangeOf, spanOf, type Range } from './deadline';
import { DeadlineList } from './DeadlineList';
import styles from './deadlines.module.css';
import { SaveCalendar } from './SaveCalendar';
import { useDeadlines, type Source } from './useDeadlines';
import { useElapsed } from '#src/shared/hooks/useElapsed';
import { Link } from '#src/ui/Link';

const loadExport = () => import('./exported');

/** How long, in milliseconds, the page waits for all sources, so that late ones do not move the others. */
const TOGETHER_MS = 1_000;
/** Number of placeholder rows. */
const SKELETON_ROWS = 6;

const pathOf = (range: Range): string => (range === DEFAULT_RANGE ? paths.deadlines : `${paths.deadlines}?days=${range}`);

/** `/deadlines`: everything with a date in a period, day by day (DEADLINE-1). */
export default function DeadlinesPage() {
    return (
        <PageTexts name="deadlinesPage">
            <Deadlines />
        </PageTexts>
    );
}

function Deadlines() {
    const t = useT();
    const [params] = useSearchParams();
    const range = rangeOf(params.get('days'));
    const today = todayUtc();
    const span = spanOf(range, today);
    const { deadlines, sources } = useDeadlines(span, today);
    const waited = useElapsed(TOGETHER_MS);
    useBreadcrumb([{ title: t('deadlines.title') }]);

    const reading = sources.filter(({ state }) => state === 'reading');
    const failed = sources.filter(({ state }) => state === 'failed');
    const missing = failed.map(({ name }) => t(`deadlinesPage.failed.${name}`));
    /** Why nothing can be saved now; a file has to be `whole`. */
    const obstacle = (whole: boolean): string | null => {
        if (reading.length > 0) return reading.map(({ name }) => t(`deadlinesPage.reading.${name}`)).join(' ');
        if (missing.length > 0 && (whole || deadlines.length === 0)) return `${missing.join('. ')}.`;
        return deadlines.length > 0 ? null : t(range === 'past' ? 'deadlinesPage.emptyPastText' : 'deadlinesPage.emptyText');
    };
    const isShown = reading.length === 0 || (waited && deadlines.length > 0);
    return (
        <>
            <PageHeader
                title={t('deadlines.title')}
                facts={t('deadlinesPage.intro')}
                actions={
                    <>
                        <ExportRows title={t('deadlines.title')} rows={deadlines} load={loadExport} obstacle={obstacle(true)} />
                        {/* what has passed is nothing to be reminded of */}
                        {range !== 'past' && <SaveCalendar deadlines={deadlines} missing={missing} obstacle={obstacle(false)} />}
                    </>
                }
            />
            <CustomerMissing />
            <nav className={`buttons ${styles.periods}`} aria-label={t('deadlinesPage.period')}>
                {RANGES.map(choice => (
                    <Link key={choice} to={pathOf(choice)} aria-current={choice === range ? 'page' : undefined}>
                        {choice === 'past' ? t('deadlinesPage.past') : t('deadlinesPage.next', { days: choice })}
                    </Link>
                ))}
            </nav>
            {failed.map(source => (
                <div key={source.name} className={styles.failed}>
                    <ReadFailed text={t(`deadlinesPage.failed.${source.name}`)} error={source.error} onRetry={source.retry} />
                </div>
            ))}
            <p className={styles.status} role="status">
                {reading.length > 0 && waited
                    ? reading.map(source => <Reading key={source.name} source={source} />)
                    : isShown && deadlines.length > 0 && t('deadlinesPage.count', { smart_count: deadlines.length })}
            </p>
            {isShown ? (
                <>
                    {deadlines.length > 0 && <DeadlineList key={range} deadlines={deadlines} />}
                    {deadlines.length === 0 && failed.length === 0 && <Nothing range={range} />}
                </>
            ) : (
                <div className="stack" aria-busy="true">
                    <Skeleton width={160} height={24} />
                    {Array.from({ length: SKELETON_ROWS }, (_, at) => (
                        <Skeleton key={at} height={56} />
                    ))}
                </div>
            )}
        </>
    );
}

/** The progress of a source that is still loading. */
function Reading({ source: { name, progress } }: { source: Source }) {
    const t = useT();
    return (
        <span>
            {t(`deadlinesPage.reading.${name}`)}
            {progress && (
                <span>
                    {' '}
                    {t('deadlinesPage.progress', {
                        read: progress.read,
                        total: progress.total,
                    })}
                </span>
            )}
        </span>
    );
}

/** An empty period, with a link to the longest one. */
function Nothing({ range }: { range: Range }) {
    const t = useT();
    if (range === 'past')
        return <Notice announced title={t('deadlinesPage.emptyPastTitle')} text={t('deadlinesPage.emptyPastText')} />;
    return (
        <Notice
            announced
            title={t('deadlinesPage.emptyTitle', { days: range })}
            text={t('deadlinesPage.emptyText')}
            action={
                range !== '365' && (
                    <ButtonLink variant="outlined" to={pathOf('365')}>
                        {t('deadlinesPage.next', { days: '365' })}
                    </ButtonLink>
                )
            }
        />
    );
}
