import type { RaRecord } from 'ra-core';
import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { needsCounts } from '../columns/reads';
import { useFormatNumber } from '../hooks/useFormatNumber';
import styles from './list.module.css';
import type { ListState } from './types';
import type { Narrowing } from './useUrlListController';

export interface StateButtonsProps<Row extends RaRecord> extends Narrowing<Row> {
    states: readonly ListState<Row>[];
}

/** Buttons that limit a list to the rows in a state, each with the number of rows if known (LIST-11). Pressing one again shows all rows. */
export function StateButtons<Row extends RaRecord>({ states, count, current, onChange }: StateButtonsProps<Row>) {
    const t = useT();
    const formatNumber = useFormatNumber();
    return (
        <div className="buttons" role="group" aria-label={t('list.states.label')}>
            {states.map(state => {
                const { id, text = id, days = 0 } = state;
                const known = count(state);
                return (
                    <button
                        key={id}
                        type="button"
                        className={styles.state}
                        aria-pressed={id === current}
                        onClick={() => onChange(id === current ? null : id)}
                    >
                        {t(`list.states.${text}`, { days })} {/* Room for a number that will come. */}
                        {(known !== undefined || !needsCounts(state)) && (
                            <span className="tabular">{known !== undefined && formatNumber(known)}</span>
                        )}
                    </button>
                );
            })}
        </div>
    );
}

/** The progress while a large collection is read to determine states, and a button that stops it. */
export function StateProgress<Row extends RaRecord>({ progress, stop }: Narrowing<Row>) {
    const t = useT();
    if (!progress) return null;
    const read = { read: progress.read, total: progress.total };
    return (
        <div className={`row ${styles.stateProgress}`}>
            <progress value={progress.read} max={progress.total} aria-label={t('list.choice.reading', read)} />
            <span className="tabular">{t('list.choice.reading', read)}</span>
            {stop && <Button onClick={stop}>{t('jobs.stop')}</Button>}
        </div>
    );
}
