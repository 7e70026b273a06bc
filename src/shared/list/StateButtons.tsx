import type { RaRecord } from 'ra-core';
import { useT } from '#i18n/useT';
import { useFormatNumber } from '../hooks/useFormatNumber';
import styles from './list.module.css';
import type { ListState } from './types';

interface StateButtonsProps<Row extends RaRecord> {
    states: readonly ListState<Row>[];
    /** the rows that the search found; undefined until they are read */
    rows: readonly Row[] | undefined;
    /** id of the state that the list is narrowed to */
    current: string | undefined;
    onChange(state: string | null): void;
}

/** Buttons that narrow a list to the rows in a state, each with their number (LIST-11). Pressing one again shows all rows. */
export function StateButtons<Row extends RaRecord>({ states, rows, current, onChange }: StateButtonsProps<Row>) {
    const t = useT();
    const formatNumber = useFormatNumber();
    return (
        <div className={styles.states} role="group" aria-label={t('list.states.label')}>
            {states.map(({ id, days = 0, isIn }) => (
                <button
                    key={id}
                    type="button"
                    className={styles.state}
                    aria-pressed={id === current}
                    onClick={() => onChange(id === current ? null : id)}
                >
                    {t(`list.states.${id}`, { days })}{' '}
                    <span className="tabular">{rows && formatNumber(rows.filter(isIn).length)}</span>
                </button>
            ))}
        </div>
    );
}
