import { useLocaleState } from 'ra-core';
import type { CSSProperties } from 'react';
import { useT } from '#i18n/useT';
import type { Licence, LicenceType as LicenceTypeCode } from '../../dataProvider/types';
import { codeWord } from '../shared/format/code';
import { StateChip } from '../ui/fields/StateChip';
import { formatUtcDay, hasExpiry, nowSeconds } from '../shared/format/date';
import { inDays, isNear } from '../shared/format/near';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import { ErrorIcon, WarningIcon } from '../ui/icons';
import { isExpired, usedPercent } from './licence';
import type { Chip } from '../shared/columns/chips';
import type { Shown } from '../shared/columns/types';
import { daysUntilExpiry, listedState } from './overview';
import styles from './licences.module.css';

type Used = Pick<Licence, 'count' | 'count_active_licences' | 'active' | 'expire'>;

/** The badge of an expired licence: icon and text. */
function ExpiredMark() {
    const t = useT();
    return (
        <StateChip tone="danger" icon={<ErrorIcon size={14} />}>
            {t('licences.expired')}
        </StateChip>
    );
}

/** The badge of a licence's state in a list (LICENCE-4); on phones only the time until an expiry. */
export function listedChip(licence: Parameters<typeof listedState>[0], { t, language, place }: Shown): Chip[] {
    const state = listedState(licence, nowSeconds());
    if (!state) return [];
    if (state.kind === 'expired') return [{ tone: 'danger', icon: <ErrorIcon size={14} />, text: t('licences.expired') }];
    const when = state.kind === 'near' ? inDays(state.days, language) : null;
    return [
        {
            tone: 'warning',
            icon: <WarningIcon size={14} />,
            text: when === null ? t('licences.full') : t('licences.expiresIn', { when }),
            short: when !== null && place === 'phone' ? when : undefined,
        },
    ];
}

/** The translated licence type (`ol` or `nl`). */
export function LicenceType({ type }: { type: LicenceTypeCode }) {
    const t = useT();
    return <>{codeWord(t, 'licences.types', type)}</>;
}

/** The colour of a bar: of a licence that is over it says nothing any more. */
const toneOf = (licence: Used): string =>
    (isExpired(licence, nowSeconds()) ? styles.over : usedPercent(licence) === 100 ? styles.full : '') ?? '';

/** How much of a licence is used as a thin decorative bar next to the number. A single element, because lists contain many. */
function UsageBar({ licence }: { licence: Used }) {
    const percent = usedPercent(licence);
    const share = { '--share': `${percent}%` } as CSSProperties;
    return <span className={`${styles.bar} ${toneOf(licence)}`} style={share} aria-hidden />;
}

/** How much of a licence is used, in a table: the number, and a decorative bar. A single element, because lists contain many. */
export function Usage({ licence }: { licence: Used }) {
    const formatNumber = useFormatNumber();
    const percent = usedPercent(licence);
    return (
        <span className={`${styles.used} ${toneOf(licence)}`} style={{ '--share': `${percent}%` } as CSSProperties}>
            {formatNumber(licence.count_active_licences)}
        </span>
    );
}

/** Like `Usage`, but as `used / count`, which is a full sentence for screen readers. */
export function UsageOfAll({ licence }: { licence: Used }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const { count_active_licences: used, count } = licence;
    return (
        <span className={styles.usage}>
            <UsageBar licence={licence} />
            <span className={styles.figure} role="img" aria-label={t('licences.usage', { used, count })}>
                {`${formatNumber(used)} / ${formatNumber(count)}`}
            </span>
        </span>
    );
}

type Stated = Pick<Licence, 'id' | 'product' | 'active' | 'expire'>;

/** Whether the licence has expired or soon will, and has a badge that says so. */
export const hasStateMark = (licence: Stated, now: number): boolean =>
    isExpired(licence, now) || daysUntilExpiry(licence, now) !== null;

/** A badge that says when the licence expired or will expire. Use it only if `hasStateMark` is true. */
export function StateMark({ licence }: { licence: Stated }) {
    const t = useT();
    const [language] = useLocaleState();
    const now = nowSeconds();
    const date = hasExpiry(licence.expire) ? formatUtcDay(licence.expire, language) : null;
    const days = daysUntilExpiry(licence, now);
    if (days !== null && date !== null) {
        return (
            <StateChip tone={isNear(days) ? 'warning' : 'neutral'} icon={<WarningIcon size={14} />}>
                {t('licences.expiresSoon', { when: inDays(days, language), date })}
            </StateChip>
        );
    }
    // It ended before its expiry, so the expiry is not shown.
    if (date === null || (licence.expire ?? 0) >= now) return <ExpiredMark />;
    return (
        <StateChip tone="danger" icon={<ErrorIcon size={14} />}>
            {t('licences.expiredOn', { date })}
        </StateChip>
    );
}
