import type { RaRecord } from 'ra-core';
import type { KeyboardEvent } from 'react';
import styles from './list.module.css';
import type { ListSelection } from './types';

interface RowChoiceProps<Row extends RaRecord> {
    /** one row, or all of a page */
    rows: readonly Row[];
    /** translated */
    label: string;
    /** shows the label beside the box */
    visible?: boolean;
    selection: Pick<ListSelection<Row>, 'has' | 'choose'>;
    tabIndex?: number;
    className?: string;
}

/** Space belongs to the box, not to the grid around it, which would turn a page. */
const keepSpace = (event: KeyboardEvent): void => {
    if (event.key === ' ') event.stopPropagation();
};

/** A box that chooses one row or all of a page; half ticked when some of them are chosen. */
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
