import { useLocaleState } from 'ra-core';
import type { CSSProperties } from 'react';
import { useT } from '#i18n/useT';
import type { Contract } from '../../dataProvider/types';
import { usePageRecord } from '../shared/RecordPage';
import { timeLine } from './contract';
import styles from './contracts.module.css';
import { todayUtc } from '../shared/format/date';
import { formatDay } from '../shared/format/day';

const at = (percent: number) => ({ '--at': `${percent}%` }) as CSSProperties;

/** A running contract as a time line from start to end, with today and the cancellation date; screen readers get the same as text. */
export function TimeLine() {
    const t = useT();
    const contract = usePageRecord<Contract>();
    const [language] = useLocaleState();
    const line = timeLine(contract, todayUtc());
    if (!line) return null;

    const start = formatDay(contract.startOn, language);
    const end = formatDay(contract.endOn, language);
    const cancellation = formatDay(contract.cancellationOn, language);
    const left = t('contracts.timeLine.left', { smart_count: line.daysLeft });
    const words = [
        t('contracts.timeLine.words', { start, end }),
        left,
        ...(line.cancellation === null ? [] : [`${t('contracts.fields.cancellation')}: ${cancellation}`]),
    ];
    return (
        <div className={`${styles.timeLine} small`} role="img" aria-label={words.join('. ')}>
            <div className={styles.track} style={at(line.today)}>
                {line.cancellation !== null && <span className={styles.cancelMark} style={at(line.cancellation)} />}
                <span className={styles.todayMark} style={at(line.today)} />
            </div>
            <div className={styles.ends}>
                <span>{start}</span>
                <span>{end}</span>
            </div>
            <div className={styles.legend}>
                <span>
                    <span className={styles.todayMark} />
                    {t('contracts.timeLine.today')}
                </span>
                {line.cancellation !== null && (
                    <span>
                        <span className={styles.cancelMark} />
                        {t('contracts.fields.cancellation')}
                    </span>
                )}
            </div>
        </div>
    );
}
