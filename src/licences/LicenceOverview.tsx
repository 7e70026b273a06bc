import { useLocaleState } from 'ra-core';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import { COLLECTION_LIMIT } from '../../dataProvider';
import type { Licence } from '../../dataProvider/types';
import { OVERVIEW_KEY, perTab } from '../../storage/storage';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateChip } from '../ui/fields/StateChip';
import { formatUtcDay, nowSeconds } from '../shared/format/date';
import { useMediaQuery } from '../shared/hooks/useMediaQuery';
import { CheckIcon, ChevronIcon, ErrorIcon, WarningIcon } from '../ui/icons';
import { useCollection } from '../shared/query/lists';
import { inDays, isNear } from '../shared/format/near';
import { UsageOfAll } from './LicenceFields';
import { overviewOf, SOON_DAYS, type Overview } from './overview';
import { Link } from '../ui/Link';
import styles from './overview.module.css';

/** The list's URL query for the order of the overview. */
const MOST_USED_FIRST = new URLSearchParams({ orderby: 'used desc' }).toString();
/** Where the panels do not fit side by side, they start closed, so that the list stays in view. */
const STACKED = '(max-width: 947.95px)';
/** Number of entries that a panel shows at first. */
const SHOWN = 5;

/**
 * Shows above the list of licences what needs an administrator's attention: the fullest licences, the expired ones, and those that expire
 * soon. Each entry links to the page where it can be resolved: the users of a full licence, the page of an expired one. On a narrow screen
 * it is one line until opened. Hidden if the list is empty or failed to load; for a list too large to load completely it shows an
 * explanation instead.
 */
export function LicenceOverview() {
    const t = useT();
    const stacked = useMediaQuery(STACKED);
    const { query, page } = useCollection<Licence>('licences', {});
    const licences = page?.data;
    const overview = useMemo(() => licences && overviewOf(licences, nowSeconds()), [licences]);
    const [open, setOpen] = useState(() => {
        const stored = perTab.get(OVERVIEW_KEY);
        return stored === null ? !stacked : stored === 'open';
    });
    const toggle = () => {
        perTab.set(OVERVIEW_KEY, open ? 'closed' : 'open');
        setOpen(!open);
    };

    if ((query.error && !page) || licences?.length === 0) return null;
    if (page === null) {
        const figures = { most: COLLECTION_LIMIT, total: query.data?.total ?? 0 };
        return (
            <p className={styles.tooMany}>
                {t('licences.overview.tooMany', figures)}{' '}
                <Link to={`${paths.licences}?${MOST_USED_FIRST}`}>{t('licences.overview.mostUsedFirst')}</Link>
            </p>
        );
    }
    return (
        <details className={`box ${styles.overview}`} open={open} data-screen="">
            <summary
                className={`row ${styles.summary}`}
                onClick={event => {
                    // React controls the state, so that it matches the stored one.
                    event.preventDefault();
                    toggle();
                }}
            >
                <ChevronIcon size={16} />
                <span className={styles.name}>{t('licences.overview.title')}</span>
                {overview && <Counts overview={overview} />}
            </summary>
            <div className={styles.panels}>{overview ? <Panels overview={overview} /> : <PanelSkeletons />}</div>
        </details>
    );
}

/** The numbers of expired and soon expiring licences, or a badge that everything is fine. */
function Counts({ overview: { expired, expiring } }: { overview: Overview<Licence> }) {
    const t = useT();
    const urgent = expiring.some(({ days }) => isNear(days));
    if (expired.length + expiring.length === 0) {
        return (
            <StateChip tone="success" icon={<CheckIcon size={14} />}>
                {t('licences.overview.fine')}
            </StateChip>
        );
    }
    return (
        <>
            {expired.length > 0 && (
                <StateChip tone="danger" icon={<ErrorIcon size={14} />}>
                    {t('licences.overview.expiredCount', { smart_count: expired.length })}
                </StateChip>
            )}
            {expiring.length > 0 && (
                <StateChip tone={urgent ? 'warning' : 'neutral'} icon={<WarningIcon size={14} />}>
                    {t('licences.overview.expiringCount', { smart_count: expiring.length, days: SOON_DAYS })}
                </StateChip>
            )}
        </>
    );
}

function Panels({ overview: { fullest, expired, expiring } }: { overview: Overview<Licence> }) {
    const t = useT();
    const [language] = useLocaleState();
    const now = nowSeconds();
    return (
        <>
            <Panel
                title={t('licences.overview.fullest')}
                nothing={t('licences.overview.nothingUsed')}
                entries={fullest.map(licence => ({
                    licence,
                    to: paths.licenceUsers(licence.id),
                    state: <UsageOfAll licence={licence} />,
                }))}
            />
            <Panel
                title={t('licences.overview.expiring', { days: SOON_DAYS })}
                nothing={t('licences.overview.nothingExpiring')}
                entries={expiring.map(({ licence, days }) => ({
                    licence,
                    to: paths.licence(licence.id),
                    state: (
                        <span>
                            <span className={isNear(days) ? styles.urgent : undefined}>{inDays(days, language)}</span>
                        </span>
                    ),
                }))}
            />
            <Panel
                title={t('licences.overview.expired')}
                nothing={t('licences.overview.nothingExpired')}
                entries={expired.map(licence => ({
                    licence,
                    to: paths.licence(licence.id),
                    state: (
                        <span className={styles.over}>
                            <ErrorIcon size={14} />
                            <span>
                                {licence.expire != null && licence.expire < now
                                    ? formatUtcDay(licence.expire, language)
                                    : t('licences.overview.inactive')}
                            </span>
                        </span>
                    ),
                }))}
            />
        </>
    );
}

interface Entry {
    licence: Licence;
    /** link to the page where it can be resolved */
    to: string;
    /** text with an icon or bar */
    state: ReactNode;
}

function Panel({ title, entries, nothing }: { title: string; entries: readonly Entry[]; nothing: string }) {
    const t = useT();
    const titleId = useId();
    const listId = useId();
    const [all, setAll] = useState(false);
    return (
        <section className={styles.panel} aria-labelledby={titleId}>
            <div className={styles.head}>
                <h2 id={titleId} className={`${styles.title} muted small no-margin`}>
                    {title}
                </h2>
                {entries.length > SHOWN && (
                    <button
                        type="button"
                        className={styles.more}
                        aria-expanded={all}
                        aria-controls={listId}
                        aria-describedby={titleId}
                        onClick={() => setAll(!all)}
                    >
                        {all ? t('licences.overview.showFewer') : t('licences.overview.showAll', { count: entries.length })}
                    </button>
                )}
            </div>
            {entries.length === 0 ? (
                <p className={styles.nothing}>{nothing}</p>
            ) : (
                <ul id={listId} className={`plain-list ${styles.entries}`}>
                    {entries.slice(0, all ? undefined : SHOWN).map(({ licence, to, state }) => (
                        <li key={licence.id} className={styles.entry}>
                            <Link to={to} translate="no" className={styles.link} title={licence.name}>
                                {licence.name}
                            </Link>
                            {state}
                        </li>
                    ))}
                </ul>
            )}
        </section>
    );
}

const PanelSkeletons = () =>
    ['used', 'expiring', 'expired'].map(panel => (
        <div key={panel} className={styles.panel}>
            <Skeleton width="50%" height={16} />
        </div>
    ));
