import { useTranslate } from 'ra-core';
import type { Licence, LicenceType as LicenceTypeCode } from '../../dataProvider/types';
import { StateChip } from '../shared/fields/StateChip';
import { ErrorIcon } from '../shared/icons';
import { usedPercent } from './licence';
import styles from './licences.module.css';

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
    return <>{translate(`licences.types.${type}`)}</>;
}

/** How full a licence is: the figure, and a bar for the eye. */
export function Usage({ licence }: { licence: Pick<Licence, 'count' | 'count_active_licences'> }) {
    const percent = usedPercent(licence);
    return (
        <span className={styles.usage}>
            <span className={styles.bar} aria-hidden>
                <span className={percent === 100 ? styles.full : styles.fill} style={{ inlineSize: `${percent}%` }} />
            </span>
            <span className={styles.figure}>{licence.count_active_licences}</span>
        </span>
    );
}
