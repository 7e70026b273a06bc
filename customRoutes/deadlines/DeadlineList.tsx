import { useLocaleState } from 'ra-core';
import { useId, type ComponentType } from 'react';
import { useT } from '#i18n/useT';
import { formatTime } from '#src/shared/format/date';
import { inDays, isNear } from '#src/shared/format/near';
import { People } from '#src/shared/fields/People';
import { renewalOf } from '#src/shared/listPaths';
import { ShowMore, useShowMore } from '#src/shared/list/ShowMore';
import { nameWithEmail } from '#src/shared/person';
import { StateChip } from '#src/ui/fields/StateChip';
import { ContractsIcon, LicencesIcon, ProfileIcon, RefreshIcon, WarningIcon } from '#src/ui/icons';
import { byMonth, type Deadline, type DeadlineDay, type DeadlineKind, type DeadlineMonth } from './deadline';
import { Link } from '#src/ui/Link';
import styles from './deadlines.module.css';

/** Maximum number of a key's users shown by name; the tooltip has all. */
const PEOPLE_SHOWN = 3;

const ICONS: Readonly<Record<DeadlineKind, ComponentType<{ size?: number }>>> = {
    licence: LicencesIcon,
    key: ProfileIcon,
    cancellation: ContractsIcon,
    end: ContractsIcon,
};

/** Formats a calendar day or month, the same in every time zone. */
const formatted = (day: string, language: string, options: Intl.DateTimeFormatOptions): string =>
    formatTime(Date.parse(`${day}T00:00:00Z`) / 1000, language, { ...options, timeZone: 'UTC' });

/** Deadlines by day, under headings of months; a long list shows its first part, and more on demand. */
export function DeadlineList({ deadlines }: { deadlines: readonly Deadline[] }) {
    const limit = useShowMore(deadlines.length);
    return (
        <>
            {byMonth(deadlines.slice(0, limit.shown)).map(month => (
                <Month key={month.month} month={month} />
            ))}
            <ShowMore {...limit} />
        </>
    );
}

function Month({ month: { month, days } }: { month: DeadlineMonth }) {
    const [language] = useLocaleState();
    const titleId = useId();
    return (
        <section className={styles.month} aria-labelledby={titleId}>
            <h2 id={titleId} className={styles.monthTitle}>
                {formatted(`${month}-01`, language, { month: 'long', year: 'numeric' })}
            </h2>
            <ul className="plain-list box">
                {days.map(day => (
                    <Day key={day.day} day={day} />
                ))}
            </ul>
        </section>
    );
}

function Day({ day: { day, daysLeft, deadlines } }: { day: DeadlineDay }) {
    const [language] = useLocaleState();
    const isUrgent = isNear(daysLeft) && deadlines.some(({ renews }) => !renews);
    return (
        <li className={styles.day}>
            <h3 className={styles.date}>
                <time dateTime={day}>{formatted(day, language, { weekday: 'short', day: 'numeric', month: 'short' })}</time>{' '}
                <span className={isUrgent ? styles.urgent : styles.left}>
                    {isUrgent && <WarningIcon size={14} />}
                    <span>{inDays(daysLeft, language)}</span>
                </span>
            </h3>
            <ul className="plain-list">
                {deadlines.map(deadline => (
                    <Line key={`${deadline.kind} ${deadline.record}`} deadline={deadline} />
                ))}
            </ul>
        </li>
    );
}

function Line({ deadline: { kind, name, href, renews, daysLeft, ...deadline } }: { deadline: Deadline }) {
    const t = useT();
    const Icon = ICONS[kind];
    const { people } = deadline;
    const more = people.length - PEOPLE_SHOWN;
    return (
        <li className={`${styles.line} ${renews ? styles.quiet : ''}`}>
            <span className={styles.icon}>
                <Icon size={18} />
            </span>
            <span className={styles.words}>
                <Link to={href} className={styles.name}>
                    <bdi translate="no">{name}</bdi>
                </Link>
                <span className={styles.facts}>
                    <span>{t(daysLeft < 0 ? `deadlinesPage.over.${kind}` : `deadlines.kinds.${kind}`)}</span>
                    {people.length > 0 && (
                        <span className={styles.people} title={people.map(nameWithEmail).join(', ')}>
                            <People people={people.slice(0, PEOPLE_SHOWN)} called={name} />
                            {more > 0 && <span>{` ${t('deadlinesPage.others', { smart_count: more })}`}</span>}
                        </span>
                    )}
                    {kind === 'cancellation' && daysLeft >= 0 && (
                        <Link to={renewalOf('contract', deadline.record)} aria-label={`${t('licences.renewal')}: ${name}`}>
                            {t('licences.renewal')}
                        </Link>
                    )}
                </span>
            </span>
            {renews && (
                <span className={styles.mark}>
                    <StateChip tone="neutral" icon={<RefreshIcon size={14} />}>
                        {t('deadlines.renews')}
                    </StateChip>
                </span>
            )}
        </li>
    );
}
