import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Seat } from '../../dataProvider/types';
import { StateChip } from '../ui/fields/StateChip';
import { CheckIcon } from '../ui/icons';
import { readersDay } from '../shared/format/time';
import { seatTime } from './seat';
import styles from './seats.module.css';

/** Since when a seat has been active, or when it last was (SEAT-5). */
export function SeatState({ value }: { value: Seat }) {
    const t = useT();
    const [language] = useLocaleState();
    const date = (seconds: number | undefined) => (seconds === undefined ? '' : readersDay(seconds, language));
    const { text, from, to } = seatTime(value);
    const words = t(`seats.${text}`, { from: date(from), to: date(to) });
    if (!value.active) return <span className={styles.inactive}>{words}</span>;
    return (
        <StateChip tone="success" icon={<CheckIcon size={14} />}>
            {words}
        </StateChip>
    );
}
