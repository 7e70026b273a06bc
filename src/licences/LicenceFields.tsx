import { useLocaleState, useTranslate } from 'ra-core';
import type { CSSProperties } from 'react';
import type { Licence, LicenceType as LicenceTypeCode } from '../../dataProvider/types';
import { codeWord } from '../shared/format/code';
import { StateChip } from '../shared/fields/StateChip';
import { formatExpiry, hasExpiry, nowSeconds } from '../shared/format/date';
import { useFigure } from '../shared/hooks/useFigure';
import { ErrorIcon, WarningIcon } from '../shared/icons';
import { isExpired, usedPercent } from './licence';
import { daysUntilExpiry, isUrgent } from './overview';
import styles from './licences.module.css';

type Used = Pick<Licence, 'count' | 'count_active_licences'>;

/** The mark of an expired licence: icon and word. */
export function ExpiredMark() {
    const translate = useTranslate();
    return (
        <StateChip tone="danger" icon={<ErrorIcon size={14} />}>
            {translate('licences.expired')}
        </StateChip>
    );
}

/** `ol` and `nl` in words. */
export function LicenceType({ type }: { type: LicenceTypeCode }) {
    const translate = useTranslate();
    return <>{codeWord(translate, 'licences.types', type)}</>;
}

/** A share as a thin bar for the eye; the figure stands beside it. One element, for lists hold many. */
export function Bar({ percent, tone = 'accent' }: { percent: number; tone?: 'accent' | 'warning' }) {
    const share = { '--share': `${percent}%` } as CSSProperties;
    return <span className={`${styles.bar} ${tone === 'warning' ? styles.full : ''}`} style={share} aria-hidden />;
}

const UsageBar = ({ licence }: { licence: Used }) => {
    const percent = usedPercent(licence);
    return <Bar percent={percent} tone={percent === 100 ? 'warning' : 'accent'} />;
};

/** How full a licence is: the figure, and a bar for the eye. */
export function Usage({ licence }: { licence: Used }) {
    const figure = useFigure();
    return (
        <span className={styles.usage}>
            <UsageBar licence={licence} />
            <span className={styles.figure}>{figure(licence.count_active_licences)}</span>
        </span>
    );
}

/** The same as `used / count`, which a screen reader hears as a sentence. */
export function UsageOfAll({ licence }: { licence: Used }) {
    const translate = useTranslate();
    const figure = useFigure();
    const figures = { used: figure(licence.count_active_licences), count: figure(licence.count) };
    return (
        <span className={styles.usage}>
            <UsageBar licence={licence} />
            <span className={styles.figure} aria-hidden>
                {`${figures.used} / ${figures.count}`}
            </span>
            <span className="visually-hidden">{translate('licences.usage', figures)}</span>
        </span>
    );
}

/** "today", "tomorrow", "in 12 days", in the words of the language. */
export const inDays = (days: number, language: string): string =>
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');

type Stated = Pick<Licence, 'id' | 'product' | 'active' | 'expire'>;

/** Whether there is something to say of the licence's expiry: it is over, or it comes soon. */
export const hasStateMark = (licence: Stated, now: number): boolean =>
    isExpired(licence, now) || daysUntilExpiry(licence, now) !== null;

/** When the licence expired, or when it will soon, as a chip. Only where `hasStateMark`. */
export function StateMark({ licence }: { licence: Stated }) {
    const translate = useTranslate();
    const [language] = useLocaleState();
    const now = nowSeconds();
    const date = hasExpiry(licence.expire) ? formatExpiry(licence.expire, language) : null;
    const days = daysUntilExpiry(licence, now);
    if (days !== null) {
        return (
            <StateChip tone={isUrgent(days) ? 'warning' : 'neutral'} icon={<WarningIcon size={14} />}>
                {translate('licences.expiresSoon', { when: inDays(days, language), date })}
            </StateChip>
        );
    }
    // Ended before its expiry: that day says nothing.
    if (date === null || (licence.expire ?? 0) >= now) return <ExpiredMark />;
    return (
        <StateChip tone="danger" icon={<ErrorIcon size={14} />}>
            {translate('licences.expiredOn', { date })}
        </StateChip>
    );
}
