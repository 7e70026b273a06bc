import type { RaRecord } from 'ra-core';
import type { KeyboardEvent } from 'react';
import styles from './list.module.css';
import type { ListSelection } from './types';

interface RowChoiceProps<Row extends RaRecord> {
    /** one row, or all rows of a page */
    rows: readonly Row[];
    /** translated */
    label: string;
    /** shows the label beside the checkbox */
    visible?: boolean;
    selection: Pick<ListSelection<Row>, 'has' | 'choose'>;
    tabIndex?: number;
    className?: string;
}

/** Keeps Space for the checkbox: the grid around it would scroll by a page. */
const keepSpace = (event: KeyboardEvent): void => {
    if (event.key === ' ') event.stopPropagation();
};

/** A checkbox that selects one row or all rows of a page; indeterminate when only some of them are selected. */
export function RowChoice<Row extends RaRecord>({
    rows,
    label,
    visible = false,
    selection,
    tabIndex,
    className,
}: RowChoiceProps<Row>) {
    const count = rows.filter(row => selection.has(row.id)).length;
    const all = rows.length > 0 && count === rows.length;
    return (
        <label className={`${styles.choice} ${className ?? ''}`}>
            <input
                ref={box => {
                    if (box) box.indeterminate = count > 0 && !all;
                }}
                type="checkbox"
                className={styles.choiceBox}
                aria-label={visible ? undefined : label}
                checked={all}
                tabIndex={tabIndex}
                onKeyDown={keepSpace}
                onChange={() => selection.choose(rows, !all)}
            />
            {visible && <span>{label}</span>}
        </label>
    );
}
